import type { z } from 'zod'
import { type StreamEndpoints, type StreamName, streamEndpoints } from '#contract/endpoints.ts'
import { watched } from './calls.ts'
import { BASE, filled, orNoAnswer, parsed } from './client.ts'
import { fitted } from './fit.ts'
import { limitsReported, refusalReported } from './limits.ts'
import { ApiProblem, notTheService, problemOf } from './problem.ts'

/** An upload of rows, one JSON object a line. */
export interface Upload<N extends StreamName> {
  query: z.input<StreamEndpoints[N]['query']>
  rows: string
  /** Names the upload: a row that was billed is not billed again under the same name. */
  idempotencyKey: string
}

/**
 * Uploads rows and gives the lines of the answer as they come. Raises `ApiProblem` for every failure, also for one that the last line
 * reports; an abort raises the signal's reason. `recordsIn` counts the billed records of a line, for the log of calls.
 */
export async function* streamed<N extends StreamName>(
  name: N,
  { query, rows, idempotencyKey }: Upload<N>,
  recordsIn: (line: z.output<StreamEndpoints[N]['line']>) => number,
  signal: AbortSignal,
): AsyncGenerator<z.output<StreamEndpoints[N]['line']>> {
  const { method, path, line: schema } = streamEndpoints[name]
  const request = { name, method, path: filled(path, { query }), idempotencyKey }
  const watch = watched(request)
  let records = 0
  let size = 0
  try {
    const headers = {
      accept: 'application/x-ndjson',
      'content-type': 'application/x-ndjson',
      'idempotency-key': idempotencyKey,
    }
    const init = { method, headers, body: rows, signal }
    const response = await orNoAnswer(() => fetch(BASE + request.path, init), signal)
    watch.answered(response)
    limitsReported(response.headers)
    if (!response.ok) throw problemOf(response, parsed(await orNoAnswer(() => response.text(), signal)))
    for await (const text of linesOf(response, signal)) {
      size += text.length
      const line = fitted<unknown>(schema, parsed(text)) as z.output<typeof schema> | undefined
      if (line === undefined) throw new ApiProblem(response.status, notTheService(response))
      if ('Error' in line) throw endOf(line.Error)
      const row = line as z.output<StreamEndpoints[N]['line']>
      records += recordsIn(row)
      yield row
    }
    watch.streamed(size, records)
    watch.done(response.status, undefined)
  } catch (cause) {
    const error = signal.aborted ? signal.reason : cause
    watch.streamed(size, records)
    refusalReported(error)
    watch.failed(error, undefined)
    throw error
  }
}

/** The failure with which an answer ends early, with the wait that its words name. */
function endOf({ statusCode, message }: { statusCode: number; message: string }): ApiProblem {
  const seconds = Number(/(\d+)\s*second/.exec(message)?.[1])
  return new ApiProblem(statusCode, message, [], seconds > 0 ? seconds : undefined)
}

/** The lines of an answer as they come. */
async function* linesOf(response: Response, signal: AbortSignal): AsyncGenerator<string> {
  const reader = response.body?.getReader()
  if (!reader) return
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await orNoAnswer(() => reader.read(), signal)
      const lines = (rest + decoder.decode(value, { stream: !done })).split('\n')
      rest = done ? '' : (lines.pop() ?? '')
      for (const line of lines) if (line) yield line
      if (done) return
    }
  } finally {
    void reader.cancel().catch(() => {})
  }
}
