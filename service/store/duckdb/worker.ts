import { parentPort, workerData } from 'node:worker_threads'
import { TooCostly } from '../store.ts'
import { openEngine } from './engine.ts'
import { type EngineRequest, OPENED, type Opening, type Reply } from './messages.ts'

/** Errors after which the database no longer answers, or cannot be trusted: broken files and broken invariants. */
const FATAL = /^(FATAL|INTERNAL|IO|Serialization|Corruption) Error|invalidated|MDB_/

const reply = (message: Reply, moved: ArrayBuffer[] = []) => parentPort?.postMessage(message, moved)

type Value = Extract<Reply, { value: unknown }>['value']

/** Buffers are transferred, not copied. */
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

async function run({ id, type, statement, flag }: Extract<EngineRequest, { statement: unknown }>) {
  const abort = new AbortController()
  aborts.set(id, abort)
  await answer(id, async () => (await opening)[type](statement, abort.signal, flag))
  aborts.delete(id)
}

function fetchById({ id, ids, limit, offset }: Extract<EngineRequest, { ids: unknown }>) {
  return answer(id, async () => (await opening).bodiesById(ids, limit, offset))
}

function named({ id, text, offset, limit }: Extract<EngineRequest, { text: unknown }>) {
  return answer(id, async () => (await opening).named(text, offset, limit))
}

function correct({ id, corrections }: Extract<EngineRequest, { corrections: unknown }>) {
  return answer(id, async () => (await opening).correct(corrections))
}

/** Aborts what is running and ends the thread. To end it from outside would close the engine during a query. */
async function close(id: number) {
  for (const abort of aborts.values()) abort.abort()
  await answer(id, async () => {
    await (await opening).close()
    return undefined
  })
  parentPort?.close()
}

parentPort?.on('message', (request: EngineRequest) => {
  if (request.type === 'abort') aborts.get(request.id)?.abort()
  else if (request.type === 'close') close(request.id)
  else if (request.type === 'bodiesById') fetchById(request)
  else if (request.type === 'named') named(request)
  else if (request.type === 'correct') correct(request)
  else run(request)
})

answer(OPENED, async () => {
  await opening
  return undefined
})
opening.catch(() => parentPort?.close())
