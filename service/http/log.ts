import type { FastifyRequest } from 'fastify'
import { type DestinationStream, destination, type Logger, pino } from 'pino'

/** Maximum characters of a path in the log: every path of the service is shorter, but an invented id may be 100 KB long. */
const MAX_PATH = 200

/** The path of a request, cut when it is long, without its query, which may contain a key. */
export function pathOf(url: string): string {
  const [path = ''] = url.split('?', 1)
  return path.length > MAX_PATH ? `${path.slice(0, MAX_PATH)}... (${path.length} characters)` : path
}

const serializers = { req: ({ method, url }: FastifyRequest) => ({ method, path: pathOf(url) }) }
const redact = ['apikey', 'headers.apikey', '*.apikey', '*.headers.apikey']

/** Bytes of the log that wait for a disk with room; the lines after them are dropped. */
const WAITING = 2 ** 20

/** Standard error; a line that cannot be written, as on a full disk, stops nothing. */
function standardError(): DestinationStream {
  const stream = destination({ fd: 2, maxLength: WAITING })
  stream.on('error', () => undefined)
  return stream
}

/** A log of one JSON line per event on standard error; without keys. */
export function openLog(level: string, to: DestinationStream = standardError()): Logger {
  return pino({ level, serializers, redact }, to)
}
