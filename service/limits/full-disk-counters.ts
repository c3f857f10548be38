import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { problem } from '../http/problem.ts'
import type { Account } from './account.ts'
import { accountOf, type Counters, type Step } from './counters.ts'
import { type CallLog, type Throttled, throttle } from './throttle.ts'

/**
 * Milliseconds for which calls are counted in memory only, maximum number of changes in memory, and milliseconds between two attempts to write them.
 */
const BOUNDS = { time: 10 * 60_000, changes: 200_000, again: 1000 }
/** Changes that are written before other work may continue. */
const SLICE = 500
/** Seconds after which a refused caller may try again. */
const RETRY = 60

/** One change of an account, to be repeated in the store. */
interface Change {
  id: string
  now: number
  step: Step<unknown>
}

/** What is counted while the store cannot be written to. */
interface Memory {
  since: number
  accounts: Map<string, Account>
  logs: Map<string, CallLog>
  changes: Change[]
}

/**
 * Counts in memory while the disk is full: calls are answered for ten minutes, then refused with a 503, so that no more than those are
 * lost when the process ends. Once the disk can be written to again, each change is made in the store by its own step, so that the counts
 * of other processes are preserved; the throttle forgets the calls of that time. A store that cannot be read either raises its error.
 * `onError` is called with the first error.
 */
export function countThroughFullDisk(
  stored: Counters,
  onError: (error: Error) => void,
  { bounds = BOUNDS, clock = Date.now }: { bounds?: typeof BOUNDS; clock?: () => number } = {},
): Counters {
  let memory: Memory | undefined
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined

  const isOver = ({ since, changes }: Memory) =>
    clock() - since > bounds.time || changes.length >= bounds.changes

  /** Runs `write` on the store, else `remember`; refuses the call when memory was used for too long. */
  async function writeOr<T>(write: () => T | Promise<T>, remember: (memory: Memory) => T | Promise<T>) {
    if (!memory) {
      try {
        return await write()
      } catch (error) {
        beginMemory(error as Error)
      }
    }
    const current = memory as Memory
    if (isOver(current)) throw cannotCount()
    return remember(current)
  }

  function beginMemory(error: Error): void {
    if (memory) return
    memory = { since: clock(), accounts: new Map(), logs: new Map(), changes: [] }
    timer = setInterval(writeBack, bounds.again).unref()
    onError(error)
  }

  function writeBack(): Promise<void> {
    writing ??= endMemory().finally(() => {
      writing = undefined
    })
    return writing
  }

  async function endMemory(): Promise<void> {
    const current = memory
    if (!current) return
    // Checked again after each round, as calls may add changes while the others are written.
    while (current.changes.length > 0) if (!(await writeChanges(stored, current.changes))) return
    memory = undefined
    clearInterval(timer)
  }

  return {
    throttle: (id, perMinute) =>
      writeOr(
        () => stored.throttle(id, perMinute),
        ({ logs }) => throttleInMemory(logs, id, perMinute, clock()),
      ),
    change: <T>(id: string, step: Step<T>) =>
      writeOr(
        () => stored.change(id, step),
        (current) => changeInMemory(stored, current, () => memory === current, id, step, clock),
      ),
    // Rows that are billed once are noted in the store only: a note in memory could be lost, and the rows billed again.
    changeOnce: (id, job, items, step) =>
      writeOr(
        () => stored.changeOnce(id, job, items, step),
        () => Promise.reject(cannotCount()),
      ),
    problem: () =>
      memory && {
        message: `the calls of keys cannot be stored since ${new Date(memory.since).toISOString()}: the disk is full or failing`,
        refuses: isOver(memory),
      },
    async close() {
      clearInterval(timer)
      await writeBack()
      await stored.close()
    },
  }
}

/** Makes a change in memory; in the store when everything was written to it in the meantime, so that the memory is not current. */
async function changeInMemory<T>(
  stored: Counters,
  { accounts, changes }: Memory,
  isCurrent: () => boolean,
  id: string,
  step: Step<T>,
  clock: () => number,
): Promise<T> {
  const read = accounts.get(id) ?? (await accountOf(stored, id))
  if (!isCurrent()) return stored.change(id, step)
  // Another call may have changed the account since.
  const before = accounts.get(id) ?? read
  const now = clock()
  const [after, result] = step(before, now)
  if (after === before) return result
  accounts.set(id, after)
  changes.push({ id, now, step })
  return result
}

/** Makes the changes in the store, in their order, and removes them from the list. False when the disk is still full. */
async function writeChanges(stored: Counters, changes: Change[]): Promise<boolean> {
  try {
    for (let made = 1; changes[0]; made++) {
      const { id, now, step } = changes[0]
      await stored.change(id, (account) => step(account, now))
      changes.shift()
      if (made % SLICE === 0) await yieldToOthers()
    }
    return true
  } catch {
    return false
  }
}

function throttleInMemory(logs: Memory['logs'], id: string, perMinute: number, now: number): Throttled {
  const { log, throttled } = throttle(logs.get(id) ?? [], perMinute, now)
  if (throttled.passed) logs.set(id, log)
  return throttled
}

const cannotCount = () =>
  problem(503, 'Calls cannot be counted: the disk of the service is full or failing. Try again later.', {
    'retry-after': String(RETRY),
  })
