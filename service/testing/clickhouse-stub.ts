import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A statement that a server was sent, and its parameters in the address. */
export interface SentStatement {
  text: string
  query: URLSearchParams
}

type Answer = (statement: SentStatement, response: ServerResponse) => void

/** An error as ClickHouse answers with it. */
export const clickhouseError =
  (status: number, code: number, name: string): Answer =>
  (_, response) => {
    response.writeHead(status, { 'x-clickhouse-exception-code': String(code) })
    response.end(`Code: ${code}. DB::Exception: Made by a test. (${name})\n`)
  }

/** A server at a port of this machine in the place of ClickHouse, which notes all statements and answers each with `answer`. */
export async function clickhouseStub(answer: Answer) {
  const statements: SentStatement[] = []
  const stub = { answer, statements }
  const server = createServer(async (request: IncomingMessage, response) => {
    const query = new URL(request.url ?? '', 'http://stub').searchParams
    const statement = { text: await text(request), query }
    statements.push(statement)
    stub.answer(statement, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return Object.assign(stub, {
    address: `http://reader:secret@127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  })
}
