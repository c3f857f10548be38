import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Actor } from './valhalla-package.ts'

/** Larger than any request for isochrones. */
const MAX_BODY = 64 * 1024
/** Valhalla's numbers of errors, which the package does not pass on. */
const codes: readonly [words: RegExp, code: number][] = [[/No suitable edges near location/, 171]]

/** A server with the calls of a Valhalla server that drive times need, not yet listening. */
export function roadsServer(actor: Actor): Server {
  return createServer(async (request, response) => {
    const { status, body } = await answerTo(request, actor)
    send(response, status, body)
  })
}

const send = (response: ServerResponse, status: number, body: string) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)

const failure = (status: number, error: string, code?: number) => ({
  status,
  body: JSON.stringify({ error_code: code, error, status_code: status }),
})

async function answerTo(request: IncomingMessage, actor: Actor): Promise<{ status: number; body: string }> {
  const { url, method, headers } = request
  if (url === '/status') return { status: 200, body: await actor.status('{}') }
  if (url !== '/isochrone') return failure(404, 'Try /isochrone or /status')
  if (method !== 'POST') return failure(405, 'Send a POST')
  // A page of another site cannot send this type without permission.
  if (!headers['content-type']?.startsWith('application/json')) return failure(415, 'Send JSON')
  const text = await bodyOf(request)
  if (text === undefined) return failure(413, `Send at most ${MAX_BODY} bytes`)
  try {
    return { status: 200, body: await actor.isochrone(text) }
  } catch (error) {
    const words = (error as Error).message.replace(/^Isochrone error: /, '')
    return failure(400, words, codes.find(([known]) => known.test(words))?.[1])
  }
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BODY) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
