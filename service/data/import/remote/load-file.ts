import { mkdir, open, rm, statfs } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DataError } from '#service/versions/data-error.ts'
import type { AllowedHosts } from './allowed-hosts.ts'
import { remoteMessages as messages } from './messages.ts'
import { requestFile } from './request.ts'

/** Milliseconds without a byte after which a connection is given up. */
const TIMEOUT = 30_000
/** Times that a connection may fail without a new byte, and milliseconds before the first of the next ones. */
const MAX_FAILURES = 5
const PAUSE = 1000
/** Bytes of the disk that are left for the build of the data. */
const LEFT_FREE = 2 ** 30

export interface LoadOptions {
  allowed: AllowedHosts
  /** The folder that the file is written to. */
  folder: string
  onProgress?: ((received: number, size: number | undefined) => void) | undefined
  signal?: AbortSignal | undefined
  /** Of the connection, as above; for tests. */
  timeout?: number
  pause?: number
  /** Bytes that the file may have; what the disk has free less a rest when absent. */
  room?: number
}

/** What is known of a file that is loaded in one or several parts. */
interface Loading {
  received: number
  size: number | undefined
  /** Differs between this state of the file and a later one: its ETag, or when it was changed. */
  mark: string | undefined
}

/**
 * Loads a file from an address, and goes on where a connection was cut. Returns its path. Throws a `DataError` for an address that is not allowed, a
 * server that does not give the file, a file that changed between two parts, and one that is larger than the disk; nothing is left of it then.
 */
export async function loadFile(address: string, options: LoadOptions): Promise<string> {
  const { folder, timeout = TIMEOUT, pause = PAUSE } = options
  const path = join(folder, fileNameOf(address))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const room = options.room ?? (await roomIn(folder))
  const file = await open(path, 'w', 0o600)
  const state: Loading = { received: 0, size: undefined, mark: undefined }
  try {
    for (let failures = 0; ; ) {
      const before = state.received
      const problem = await loadPart(address, file, state, { ...options, timeout, room })
      if (problem === undefined) break
      failures = state.received > before ? 1 : failures + 1
      if (failures >= MAX_FAILURES) throw lastProblem(address, state, problem)
      await setTimeout(pause * 2 ** (failures - 1), undefined, { signal: options.signal })
    }
    if (state.received === 0) throw new DataError(messages.empty(address))
    return path
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

const lastProblem = (address: string, { received, size }: Loading, problem: Error) =>
  new DataError(
    received > 0 ? messages.cutOff(address, received, size) : messages.noAnswer(address, problem.message),
  )

async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return Math.max(0, bavail * bsize - LEFT_FREE)
}

/** The last part of an address as a name that is safe on every disk. */
export function fileNameOf(address: string): string {
  const path = URL.parse(address)?.pathname ?? ''
  const plain = basename(path)
    .replace(/%20|[^A-Za-z0-9._-]+/g, '_')
    .replace(/^\.+/, '_')
  return plain.slice(-100) || 'file'
}

type File = Awaited<ReturnType<typeof open>>
type PartOptions = LoadOptions & { timeout: number; room: number }

/** Loads the rest of a file. Returns why it was cut off, if it was and another try may help; throws what no other try changes. */
async function loadPart(
  address: string,
  file: File,
  state: Loading,
  options: PartOptions,
): Promise<Error | undefined> {
  try {
    const answer = await requestFile(address, { ...options, headers: headersFor(state) })
    const isWhole = answer.statusCode === 200
    if (!isWhole && answer.statusCode !== 206) return refusal(address, answer)
    checkSame(address, state, answer)
    if (isWhole && state.received > 0) await startAgain(file, state)
    await writeAll(address, file, state, { answer, options })
    return isCut(state) ? new Error('cut off') : undefined
  } catch (error) {
    if (error instanceof DataError || options.signal?.aborted || isOfDisk(error)) throw error
    return error as Error
  }
}

const isOfDisk = (error: unknown) =>
  /ENOSPC|EDQUOT|EIO|EACCES/.test(String((error as NodeJS.ErrnoException).code))
const isCut = ({ received, size }: Loading) => size !== undefined && received < size

/** The server has no parts of the file: it gives all of it again. */
async function startAgain(file: File, state: Loading): Promise<void> {
  await file.truncate(0)
  state.received = 0
}

const headersFor = ({ received, mark }: Loading): Record<string, string> => ({
  'accept-encoding': 'identity',
  'user-agent': 'Catchment',
  ...(received > 0 && { range: `bytes=${received}-` }),
  ...(received > 0 && mark !== undefined && { 'if-range': mark }),
})

/** An answer that is not the file: one that may be another one later is returned. */
function refusal(address: string, answer: IncomingMessage): Error {
  const { statusCode = 0, statusMessage = '' } = answer
  answer.destroy()
  if (statusCode === 412 || statusCode === 416) throw new DataError(messages.changed(address))
  const problem = new DataError(messages.status(address, statusCode, statusMessage))
  if (statusCode < 500 && statusCode !== 429) throw problem
  return problem
}

/** Notes the size and the mark of the file at its first part; throws a `DataError` where they are others at a later one. */
function checkSame(address: string, state: Loading, answer: IncomingMessage): void {
  const { etag, 'last-modified': modified, 'content-length': length, 'content-range': range } = answer.headers
  const [, from, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(range ?? '') ?? []
  const size = answer.statusCode === 206 ? numberOf(total) : numberOf(length)
  const mark = etag?.startsWith('W/') ? modified : (etag ?? modified)
  const isFirst = state.received === 0 && state.mark === undefined
  const isOther =
    mark !== state.mark || (size !== undefined && state.size !== undefined && size !== state.size)
  const isElsewhere = answer.statusCode === 206 && Number(from) !== state.received
  if (!isFirst && (isOther || isElsewhere)) {
    answer.destroy()
    throw new DataError(messages.changed(address))
  }
  Object.assign(state, { mark, size: size ?? state.size })
}

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text))

async function writeAll(
  address: string,
  file: File,
  state: Loading,
  { answer, options: { room, onProgress } }: { answer: IncomingMessage; options: PartOptions },
): Promise<void> {
  const checkRoom = (bytes: number) => {
    if (bytes > room) throw new DataError(messages.noRoom(address, room))
  }
  try {
    checkRoom(state.size ?? 0)
    for await (const part of answer as AsyncIterable<Buffer>) {
      checkRoom(state.received + part.length)
      await file.write(part, 0, part.length, state.received)
      state.received += part.length
      onProgress?.(state.received, state.size)
    }
  } finally {
    answer.destroy()
  }
}
