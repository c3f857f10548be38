import type { Worker } from 'node:worker_threads'
import type { Kind } from '#contract/kind.ts'
import { startThread } from '#service/compiled/start-thread.ts'
import { TooCostly } from '../store.ts'
import { defaultBounds, type Engine, type EngineBounds } from './engine.ts'
import { type EngineRequest, OPENED, type Opening, type Reply } from './messages.ts'
import { raise, type StopFlag, stopFlag } from './query-stop.ts'
import type { Scalar } from './sql/sql.ts'
import type { Statement } from './sql/statement.ts'

const MEMORY: Statement = {
  text: 'select sum(memory_usage_bytes)::double from duckdb_memory()',
  values: [],
}

interface Call {
  resolve(value: unknown): void
  reject(error: Error): void
}

// Each running query holds one of libuv's threads; the rest of the process needs some too. Read when the first is started.
process.env.UV_THREADPOOL_SIZE ??= '24'

/**
 * Opens the engine in a thread of its own, so that it does not block the rest of the process. When it has failed, open calls and all
 * later ones are rejected and `onFatal` is called, once; before it has opened, this function rejects instead.
 */
export async function openRemoteEngine(
  kind: Kind,
  folder: string,
  onFatal: (error: Error) => void,
  bounds: EngineBounds = defaultBounds,
): Promise<Engine> {
  const worker = startThread('store/duckdb/worker', {
    workerData: { kind, folder, bounds } satisfies Opening,
  })
  const calls = new Map<number, Call>()
  let state: 'opening' | 'open' | 'closing' | Error = 'opening'
  let lastId = OPENED

  function breakDown(error: Error): void {
    if (state instanceof Error) return
    const wasOpen = state === 'open'
    state = error
    for (const call of calls.values()) call.reject(error)
    calls.clear()
    worker.postMessage({ id: lastId + 1, type: 'close' } satisfies EngineRequest)
    if (wasOpen) onFatal(error)
  }

  worker.on('error', breakDown)
  worker.on('exit', () => breakDown(new Error('The engine has ended')))
  worker.on('message', (reply: Reply) => {
    const call = calls.get(reply.id)
    calls.delete(reply.id)
    if ('value' in reply) return call?.resolve(reply.value)
    const error = reply.tooCostly ? new TooCostly() : new Error(reply.failure)
    call?.reject(error)
    if (reply.fatal) breakDown(error)
  })

  const answerTo = (id: number) =>
    new Promise<unknown>((resolve, reject) => {
      if (state instanceof Error) reject(state)
      else calls.set(id, { resolve, reject })
    })

  const send = senderOf(worker, answerTo, () => ++lastId)

  function runQuery(type: 'columns' | 'bodies', statement: Statement, signal?: AbortSignal) {
    const flag = signal && callsFunction(statement) ? stopFlag() : undefined
    return send({ type, statement, flag }, signal, flag)
  }

  await answerTo(OPENED)
  state = 'open'
  return {
    columns: (statement, signal) => runQuery('columns', statement, signal) as ReturnType<Engine['columns']>,
    bodies: (statement, signal) => runQuery('bodies', statement, signal) as ReturnType<Engine['bodies']>,
    bodiesById: (ids, limit, offset) =>
      send({ type: 'bodiesById', ids, limit, offset }) as ReturnType<Engine['bodiesById']>,
    named: (text, offset, limit) =>
      send({ type: 'named', text, offset, limit }) as ReturnType<Engine['named']>,
    correct: (corrections) => send({ type: 'correct', corrections }) as ReturnType<Engine['correct']>,
    async memory() {
      const [[bytes] = []] = (await runQuery('columns', MEMORY)) as Scalar[][]
      return Number(bytes ?? 0)
    },
    async close() {
      if (state instanceof Error) return
      state = 'closing'
      await send({ type: 'close' })
    },
  }
}

/** Sends requests to the engine's thread and returns their answers. An aborted call is stopped, and rejects with its signal's reason. */
function senderOf(worker: Worker, answerTo: (id: number) => Promise<unknown>, nextId: () => number) {
  return async (
    request: WithoutId<EngineRequest>,
    signal?: AbortSignal,
    flag?: StopFlag,
  ): Promise<unknown> => {
    signal?.throwIfAborted()
    const id = nextId()
    const abort = () => {
      if (flag) raise(flag)
      worker.postMessage({ id, type: 'abort' } satisfies EngineRequest)
    }
    signal?.addEventListener('abort', abort, { once: true })
    try {
      const answer = answerTo(id)
      worker.postMessage({ ...request, id })
      return await answer
    } catch (error) {
      signal?.throwIfAborted()
      throw error
    } finally {
      signal?.removeEventListener('abort', abort)
    }
  }
}

/** Whether a query runs a user-defined function, which blocks the messages of its thread. */
export const callsFunction = ({ values }: Statement) => values.some(({ type }) => type === 'POLYGONS')

type WithoutId<T> = T extends { id: number } ? Omit<T, 'id'> : never
