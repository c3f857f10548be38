import { parentPort, workerData } from 'node:worker_threads'
import { TooCostly } from '../store.ts'
import { openEngine } from './engine.ts'
import { OPENED, type Opening, type Question, type Reply } from './messages.ts'

/** Errors after which the database answers no more, or cannot be trusted: broken files and broken invariants. */
const FATAL = /^(FATAL|INTERNAL|IO|Serialization|Corruption) Error|invalidated|MDB_/

const reply = (message: Reply, moved: ArrayBuffer[] = []) => parentPort?.postMessage(message, moved)

type Value = Extract<Reply, { value: unknown }>['value']

/** Buffers go over without being copied. */
const buffersOf = (value: Value) =>
  value && 'bytes' in value ? [value.bytes.buffer, value.ends.buffer] : undefined

async function answer(id: number, work: () => Promise<Value>) {
  try {
    const value = await work()
    reply({ id, value }, buffersOf(value))
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    reply({ id, failure, fatal: FATAL.test(failure), tooCostly: error instanceof TooCostly })
  }
}

const { kind, folder, bounds } = workerData as Opening
const opening = openEngine(kind, folder, bounds)
const aborts = new Map<number, AbortController>()

async function run({ id, ask, statement, flag }: Extract<Question, { statement: unknown }>) {
  const abort = new AbortController()
  aborts.set(id, abort)
  await answer(id, async () => (await opening)[ask](statement, abort.signal, flag))
  aborts.delete(id)
}

function fetchById({ id, ids, limit, offset }: Extract<Question, { ids: unknown }>) {
  return answer(id, async () => (await opening).bodiesById(ids, limit, offset))
}

/** Gives up what is running and ends the thread. To end it from outside would tear the engine down under a running query. */
async function close(id: number) {
  for (const abort of aborts.values()) abort.abort()
  await answer(id, async () => {
    await (await opening).close()
    return undefined
  })
  parentPort?.close()
}

parentPort?.on('message', (question: Question) => {
  if (question.ask === 'abort') aborts.get(question.id)?.abort()
  else if (question.ask === 'close') close(question.id)
  else if (question.ask === 'bodiesById') fetchById(question)
  else run(question)
})

answer(OPENED, async () => {
  await opening
  return undefined
})
opening.catch(() => parentPort?.close())
