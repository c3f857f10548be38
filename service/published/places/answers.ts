import { publishedMessages as messages } from '../messages.ts'
import { type Opened, PlaceError, type PublishPlace } from './place.ts'

/** Milliseconds without a byte after which a connection is given up. */
export const TIMEOUT = 30_000

/** Requests a path; the signal ends it. */
export type Send = (path: string, headers: Record<string, string>, signal: AbortSignal) => Promise<Response>

/** Ends a request when its caller does, or when nothing comes for a while: `renew` begins that time again. */
export function patience(timeout: number, signal?: AbortSignal) {
  const silent = new AbortController()
  const isLate = () => silent.abort(new PlaceError(messages.silent(timeout / 1000), true))
  let timer = setTimeout(isLate, timeout)
  return {
    signal: signal ? AbortSignal.any([signal, silent.signal]) : silent.signal,
    renew() {
      clearTimeout(timer)
      timer = setTimeout(isLate, timeout)
    },
    end: () => clearTimeout(timer),
  }
}

/** The error of a connection as a PlaceError with its cause; that of a caller who ended it as it is. */
export function asPlaceError(error: unknown, path: string, signal?: AbortSignal): unknown {
  if (signal?.aborted) return error
  const { cause, message } = error as Error
  const detail = cause instanceof Error && cause.message ? cause.message : message
  const isPassing = !(error instanceof PlaceError) || error.isPassing
  return new PlaceError(messages.noAnswer(path), isPassing, detail)
}

/** Whether the same request may be answered later: overload, a gateway, a limit of rates. */
const isPassing = (status: number) => status >= 500 || status === 429 || status === 408

/** The error of an answer that is none of a file. */
export async function refusalOf(answer: Response, path: string): Promise<PlaceError> {
  const text = await answer.text().catch(() => '')
  // The error of a bucket is XML; a page of a web server says nothing more.
  const [, detail = answer.statusText] = /<Code>([\w.-]{1,80})<\/Code>/.exec(text) ?? []
  return new PlaceError(messages.status(path, answer.status, detail), isPassing(answer.status))
}

/** A place whose files are answers of a server. Throws PlaceErrors that say which file, and what the server did. */
export function placeOfAnswers(shown: string, send: Send, timeout = TIMEOUT): PublishPlace {
  async function request(path: string, headers: Record<string, string>, signal?: AbortSignal) {
    const waiting = patience(timeout, signal)
    try {
      return { waiting, answer: await send(path, headers, waiting.signal) }
    } catch (error) {
      waiting.end()
      throw asPlaceError(error, path, signal)
    }
  }

  async function* chunksOf(
    answer: Response,
    path: string,
    waiting: ReturnType<typeof patience>,
    signal?: AbortSignal,
  ) {
    try {
      if (!answer.body) return
      for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
        waiting.renew()
        yield chunk
      }
    } catch (error) {
      throw asPlaceError(error, path, signal)
    } finally {
      waiting.end()
    }
  }

  const place: PublishPlace = {
    shown,
    async read(path, max, signal) {
      const { answer, waiting } = await request(path, {}, signal)
      if (answer.status !== 200) {
        const refusal = await refusalOf(answer, path)
        waiting.end()
        if (answer.status === 404) return undefined
        throw refusal
      }
      const chunks: Uint8Array[] = []
      let size = 0
      for await (const chunk of chunksOf(answer, path, waiting, signal)) {
        size += chunk.length
        if (size > max) throw new PlaceError(messages.tooLarge(path, max))
        chunks.push(chunk)
      }
      return Buffer.concat(chunks)
    },
    async open(path, from, signal): Promise<Opened> {
      const { answer, waiting } = await request(path, from > 0 ? { range: `bytes=${from}-` } : {}, signal)
      const start = startOf(answer, from)
      if (answer.status === 416 && from > 0) {
        // The file is shorter than what is there of it: it is compared from its beginning.
        waiting.end()
        await answer.body?.cancel()
        return place.open(path, 0, signal)
      }
      if (start === undefined) {
        const refusal = await refusalOf(answer, path)
        waiting.end()
        throw refusal
      }
      return { start, chunks: chunksOf(answer, path, waiting, signal) }
    },
  }
  return place
}

/** The first byte of an answer; undefined when it is not of the file, or not of the part that was requested. */
function startOf({ status, headers }: Response, from: number): number | undefined {
  if (status === 200) return 0
  const [, start] = /^bytes (\d+)-/.exec(headers.get('content-range') ?? '') ?? []
  return status === 206 && Number(start) === from ? from : undefined
}
