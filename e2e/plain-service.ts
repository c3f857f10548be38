import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, inject } from 'vitest'
import { gatewayApp } from './gateway-app.ts'

/** Items of a multiple match that the reference takes in one call. */
const MAX_ITEMS = 25

/** A service that has what the reference has and nothing more, and the app before it. */
export interface PlainService {
  /** Where the app is. */
  address: string
  /** The number of rows of each multiple match, in the order of arrival. */
  rows: number[]
  /** Calls that the reference does not have, or not so. */
  refused: string[]
}

/** Hides the extensions of the service under test: its description, several counts or tallies at once, sorts, long calls, and probabilities. */
export async function plainService(): Promise<PlainService> {
  const plain: PlainService = { address: '', rows: [], refused: [] }
  const api = createServer((request, response) => {
    answer(plain, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done))
  const app = await gatewayApp(`http://127.0.0.1:${(api.address() as AddressInfo).port}`)
  afterAll(() => void api.close())
  plain.address = app.address
  return plain
}

async function answer(plain: PlainService, request: IncomingMessage, response: ServerResponse) {
  const { url = '', method = 'GET', headers } = request
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const body = Buffer.concat(parts)
  if (url === '/openapi.json') return void response.writeHead(404).end()
  const rows = url.endsWith('/multiplematch') ? (JSON.parse(body.toString()) as unknown[]).length : 0
  if (rows > 0) plain.rows.push(rows)
  if (rows > MAX_ITEMS || /\/multiple(count|tallies)$/.test(url) || body.includes('"Sort"')) {
    plain.refused.push(url)
    const errors = [{ Description: 'is not known', Item: 'body' }]
    return void response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(errors))
  }
  const { accept = '', apikey = '', 'content-type': type } = headers as Record<string, string>
  const answered = await fetch(inject('address') + url, {
    method,
    headers: { accept, apikey, ...(type && { 'content-type': type }) },
    ...(body.length > 0 && { body }),
  })
  response.writeHead(answered.status, {
    'content-type': answered.headers.get('content-type') ?? 'application/json',
  })
  const text = await answered.text()
  response.end(url.includes('match') ? withoutProbability(text) : text)
}

/** The answer to a match as the reference has it: scores without probabilities. */
const withoutProbability = (text: string) => text.replace(/"Probability":[\d.e-]+,?/g, '')
