import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import fastify from 'fastify'
import { withoutBase } from './base-path.ts'
import { refusedByLayer } from './problem.ts'
import { wellFormedUrl } from './query.ts'

const MAX_BODY = 2 * 1024 * 1024
/** Allows a GET with thousands of postal codes, and the reload of a page with such an address. */
const MAX_HEADERS = 128 * 1024

/** How the HTTP layer is set up: sizes in bytes, times in milliseconds. */
const httpLayer = {
  bodyLimit: MAX_BODY,
  // See body-timeout.ts.
  requestTimeout: 0,
  http: { maxHeaderSize: MAX_HEADERS, headersTimeout: 8_000, connectionsCheckingInterval: 1_000 },
  forceCloseConnections: 'idle',
  return503OnClosing: false,
  exposeHeadRoutes: false,
  logController: new fastify.LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_HEADERS },
  clientErrorHandler: answerBrokenRequest,
} as const

/** The HTTP layer of a service below a base path, which is removed from the paths of requests. */
export const httpLayerBelow = (base: string) => ({
  ...httpLayer,
  rewriteUrl: ({ url = '/' }: { url?: string }) => withoutBase(wellFormedUrl(url), base),
})

const statusOf: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers bytes that are not a valid request with an error in the format of the reference, and closes the connection. */
export function answerBrokenRequest({ code = '' }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { statusCode, body } = refusedByLayer(statusOf[code] ?? 400)
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}
