import { createServer, request as requestTo } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** A web server that passes requests below a path on to the app, as others may be beside it on the same host. */
export interface ReverseProxy {
  /** Scheme, host and port. */
  origin: string
  /** Requests for other paths, which it answers with a 404. */
  outside: string[]
}

/** Starts one before the app at `address`; it ends after the tests. */
export async function reverseProxy(address: string, basePath: string): Promise<ReverseProxy> {
  const outside: string[] = []
  const { hostname, port, host } = new URL(address)
  const server = createServer((incoming, outgoing) => {
    const { url = '', method, headers, socket } = incoming
    if (!url.startsWith(`${basePath}/`) && url !== basePath) {
      outside.push(`${method} ${url}`)
      outgoing.writeHead(404).end()
      return
    }
    const added = {
      host,
      'x-forwarded-for': socket.remoteAddress,
      'x-forwarded-proto': 'http',
      'x-forwarded-host': headers.host,
    }
    const passed = requestTo({ hostname, port, method, path: url, headers: { ...headers, ...added } })
    passed.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, outside }
}
