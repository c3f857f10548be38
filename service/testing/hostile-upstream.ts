import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as the other service received it. */
export interface ReceivedCall {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

/** Another service with the API, which answers as a test says. */
export interface HostileUpstream {
  /** Its address, with a path, as `API_BASE_URL` has it. */
  url: string
  /** What it received since `behave`. */
  received(): readonly ReceivedCall[]
  /** Sets how it answers, and forgets what it received. */
  behave(listener?: RequestListener): void
  close(): Promise<void>
}

/** Answers with a text of JSON. */
export const answerJson = (response: ServerResponse, text: string, status = 200, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)

const noRecords: RequestListener = (_request, response) => answerJson(response, '[]')

/** Starts one on this machine; it answers with no records at first. */
export async function hostileUpstream(): Promise<HostileUpstream> {
  let answer = noRecords
  let received: ReceivedCall[] = []
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    received.push({ method, url, headers, body: (await request.toArray()).join('') })
    answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/data`,
    received: () => received,
    behave(listener = noRecords) {
      answer = listener
      received = []
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
