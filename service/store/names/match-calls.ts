import type { MatchQuery } from '#service/match/criteria.ts'
import type { MatchResult } from '#service/match/match.ts'
import { createMatchQueue } from './match-queue.ts'
import { NEVER, type StopFlags } from './stop-flags.ts'
import type { ThreadAnswer, ThreadTask } from './thread-messages.ts'

/** A call: one request or many. */
interface Call {
  results: MatchResult[]
  /** Requests that have no result yet, and requests that a thread has. */
  missing: number
  inThreads: number
  flag: number
  isOver: boolean
  resolve(results: MatchResult[]): void
  reject(error: unknown): void
}

interface Task extends ThreadTask {
  call: Call
  index: number
}

const newCall = (missing: number, flag: number, resolve: Call['resolve'], reject: Call['reject']): Call => ({
  results: Array(missing),
  missing,
  inThreads: 0,
  flag,
  isOver: false,
  resolve,
  reject,
})

/** The open calls of a pool: their waiting requests, those that threads have, and their results. */
export function matchCalls(flags: StopFlags) {
  const queue = createMatchQueue<Call, Task>()
  const sent = new Map<number, Task>()
  const calls = new Set<Call>()
  let lastId = 0

  function end(call: Call, finish: () => void): void {
    if (call.isOver) return
    call.isOver = true
    calls.delete(call)
    queue.remove(call)
    flags.set(call.flag)
    finish()
  }

  function releaseIfDone(call: Call): void {
    if (call.isOver && call.inThreads === 0) flags.release(call.flag)
  }

  function receiveOne({ call, index }: Task, answer: ThreadAnswer): void {
    call.inThreads -= 1
    if ('result' in answer) {
      call.results[index] = answer.result
      call.missing -= 1
      if (call.missing === 0) end(call, () => call.resolve(call.results))
    } else end(call, () => call.reject(new Error(answer.failure)))
    releaseIfDone(call)
  }

  return {
    /** Queues the requests of a call; `stop` ends it with a reason. `resolve` and `reject` are called once, by whichever is first. */
    add(
      requests: readonly MatchQuery[],
      { isBulk, canStop }: { isBulk: boolean; canStop: boolean },
      resolve: Call['resolve'],
      reject: Call['reject'],
    ): { stop: (reason: unknown) => void } {
      const flag = canStop ? flags.take() : NEVER
      const call = newCall(requests.length, flag, resolve, reject)
      calls.add(call)
      const own = requests.map((request, index): Task => ({ id: ++lastId, flag, request, call, index }))
      if (isBulk) queue.addBulk(call, own)
      else queue.addSingle(call, own[0] as Task)
      return {
        stop(reason) {
          if (call.isOver) return
          end(call, () => reject(reason))
          releaseIfDone(call)
        },
      }
    },

    /** The next single look-up, or requests of bulk work, for a thread; empty when none waits. */
    takeSingle(): readonly Task[] {
      const task = queue.takeSingle()
      return task ? markSent(sent, [task]) : []
    },
    takeBulk: (count: number): readonly Task[] => markSent(sent, queue.takeBulk(count)),

    /** Gives each answer to its call. */
    receive(answers: readonly ThreadAnswer[]): void {
      for (const answer of answers) {
        const task = sent.get(answer.id)
        if (!task) continue
        sent.delete(answer.id)
        receiveOne(task, answer)
      }
    },

    rejectAll(error: Error): void {
      for (const call of calls) call.reject(error)
      calls.clear()
    },
  }
}

/** Notes that a thread has these tasks. */
function markSent(sent: Map<number, Task>, tasks: readonly Task[]): readonly Task[] {
  for (const task of tasks) {
    sent.set(task.id, task)
    task.call.inThreads += 1
  }
  return tasks
}
