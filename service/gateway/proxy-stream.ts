import { Readable } from 'node:stream'
import { streamEndpoints } from '#contract/endpoints.ts'
import type { Problem } from '#contract/problem.ts'
import type { StreamAnswerer } from '../handlers/call.ts'
import { rowTypes } from '../http/media.ts'
import { Failure, problem } from '../http/problem.ts'
import { connectionFailure, readText } from '../http/remote-server.ts'
import type { Upstream } from './proxy.ts'
import {
  dataService,
  defaultBounds,
  headersOf,
  passedOn,
  passHeader,
  type ResponseBounds,
  urlOf,
  validText,
} from './proxy.ts'
import { upstreamThrottle } from './upstream-throttle.ts'

/**
 * Forwards streams of rows to another service with the same contract, with its key added, and its lines back as they arrive, with
 * backpressure in both directions. The connection ends when nothing is sent either way for `milliseconds`.
 */
export function forwardStreamTo(
  upstream: Upstream,
  { milliseconds, bytes }: ResponseBounds = defaultBounds,
  throttle = upstreamThrottle(),
): StreamAnswerer {
  return async (call, reply) => {
    await throttle.admit()
    const idle = idleTimer(milliseconds)
    const headers = {
      ...headersOf(upstream, call),
      accept: rowTypes.ndjson,
      'content-type': rowTypes[call.format],
    }
    try {
      const response = await fetch(urlOf(upstream, streamEndpoints[call.name].path, {}, call.query), {
        method: 'POST',
        headers,
        body: watched(call.upload, idle.passed) as unknown as BodyInit,
        duplex: 'half',
        redirect: 'manual',
        signal: AbortSignal.any([idle.signal, call.signal]),
      } as RequestInit)
      throttle.answered(response)
      for (const name of passedOn) passHeader(reply, name, response.headers.get(name), upstream)
      const isStream = response.headers.get('content-type')?.startsWith(rowTypes.ndjson)
      if (response.status !== 200 || !isStream) {
        const { status, headers } = response
        const body = validText(
          { status, headers, text: await readText(response, bytes, dataService) },
          upstream,
        )
        throw status === 200 ? notRows() : new Failure(status, JSON.parse(body) as Problem)
      }
      const lines = watched(response.body ?? Readable.from([]), idle.passed)
      return Readable.from(withoutKey(lines, upstream.key, idle.stop), { objectMode: false })
    } catch (error) {
      idle.stop()
      throttle.failed()
      throw idle.signal.aborted
        ? problem(504, `The data service did not answer in ${milliseconds / 1000} s.`)
        : connectionFailure(error, dataService)
    }
  }
}

const notRows = () => problem(502, 'The server that answered is not the data service (status 200).')

function idleTimer(milliseconds: number) {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), milliseconds)
  return { signal: controller.signal, passed: () => void timer.refresh(), stop: () => clearTimeout(timer) }
}

async function* watched(chunks: AsyncIterable<Uint8Array>, passed: () => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    passed()
    yield chunk
  }
}

/** Whole lines, with the key of this installation replaced in case the service repeats it. */
async function* withoutKey(
  chunks: AsyncIterable<Uint8Array>,
  key: string,
  ended: () => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for await (const chunk of chunks) {
      const text = rest + decoder.decode(chunk, { stream: true })
      const end = text.lastIndexOf('\n') + 1
      rest = text.slice(end)
      if (end > 0) yield text.slice(0, end).replaceAll(key, '(key)')
    }
    if (rest) yield rest.replaceAll(key, '(key)')
  } finally {
    ended()
  }
}
