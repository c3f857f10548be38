import type { FastifyRequest } from 'fastify'
import { type DestinationStream, destination, type Logger, pino } from 'pino'

/** The path of a request without its query, which may hold a key. */
export const pathOf = (url: string) => url.split('?', 1)[0]

const serializers = { req: ({ method, url }: FastifyRequest) => ({ method, path: pathOf(url) }) }
const redact = ['apikey', 'headers.apikey', '*.apikey', '*.headers.apikey']

/** A log of one JSON line per event on standard error; keys are kept out of it. */
export function openLog(level: string, to: DestinationStream = destination(2)): Logger {
  return pino({ level, serializers, redact }, to)
}
