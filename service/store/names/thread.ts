import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { matchRecords, type Replacement } from '#service/match/match.ts'
import { memoryIndex } from '#service/match/memory-index.ts'
import { candidateIn } from './name-row.ts'
import { type OpenNameIndex, openNameIndex } from './open-name-index.ts'
import { checkedIndex, Stopped } from './stop-flags.ts'
import type {
  CorrectedNames,
  ThreadAnswer,
  ThreadMessage,
  ThreadReply,
  ThreadStart,
  ThreadTask,
} from './thread-messages.ts'

const { folder, flags, shared } = workerData as ThreadStart
const port = parentPort as MessagePort
const send = (reply: ThreadReply) => port.postMessage(reply)

/** The flag of the current request. */
let flag = 0
const isStopped = () => Atomics.load(flags, flag) !== 0
const check = () => {
  if (isStopped()) throw new Stopped()
}

interface Chunk {
  tasks: ThreadTask[]
  answers: ThreadAnswer[]
  ms: number
}

/** Corrected names that requests do not find yet. */
let corrected: CorrectedNames | undefined
let replacement: Replacement | undefined

const singles: ThreadTask[] = []
const chunks: Chunk[] = []
let isClosing = false

function accept(message: ThreadMessage): void {
  if (message.type === 'close') isClosing = true
  else if (message.type === 'corrected') corrected = message.names
  else if (message.type === 'single') singles.push(...message.tasks)
  else chunks.push({ tasks: message.tasks, answers: [], ms: 0 })
}

/** Reads the messages that arrived during a request, so that a single look-up waits for one request at most. */
function drain(): void {
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) accept(next.message)
}

function answerTo(index: OpenNameIndex, task: ThreadTask): ThreadAnswer {
  flag = task.flag
  try {
    check()
    return { id: task.id, result: matchRecords(index, task.request, replacement) }
  } catch (error) {
    return { id: task.id, failure: error instanceof Stopped ? '' : messageOf(error) }
  }
}

/** Makes an index of corrected names. */
function replaceNames({ kind, year }: OpenNameIndex): void {
  if (!corrected) return
  const { replaced, rows } = corrected
  const candidates = rows.map((row) => candidateIn(kind, row))
  replacement = {
    without: new Set(replaced),
    others: checkedIndex(memoryIndex(kind, year, candidates), check),
  }
  corrected = undefined
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function workOff(index: OpenNameIndex): Promise<void> {
  for (;;) {
    drain()
    if (isClosing) return
    replaceNames(index)
    const start = performance.now()
    const single = singles.shift()
    const [chunk] = chunks
    if (single) {
      const answers = [answerTo(index, single)]
      send({ type: 'single', answers, ms: performance.now() - start })
    } else if (chunk) {
      chunk.answers.push(answerTo(index, chunk.tasks[chunk.answers.length] as ThreadTask))
      chunk.ms += performance.now() - start
      if (chunk.answers.length < chunk.tasks.length) continue
      chunks.shift()
      send({ type: 'chunk', answers: chunk.answers, ms: chunk.ms })
    } else return
  }
}

async function run(): Promise<void> {
  const index = await openNameIndex(folder, shared)
  const checked = checkedIndex(index, check)
  let isWorking = false
  const work = async () => {
    if (isWorking) return
    isWorking = true
    await workOff(checked)
    isWorking = false
    if (!isClosing) return
    index.close()
    port.close()
  }
  port.on('message', (message: ThreadMessage) => {
    accept(message)
    void work()
  })
  send({ type: 'opened' })
}

run().catch((error: unknown) => {
  send({ type: 'failed', message: messageOf(error) })
  port.close()
})
