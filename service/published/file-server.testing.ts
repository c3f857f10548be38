import { createReadStream, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/** What a server does wrong with a request. */
export type Failing =
  | { status: number }
  | { cutAfter: number }
  | { content: string }
  | 'silent'
  | 'no parts'
  | undefined

/** A web server over a folder, with parts of files. */
export interface FileServer {
  address: string
  /** Requests as `path` or `path from BYTE`. */
  seen: string[]
  failing: (path: string, from: number) => Failing
  close(): Promise<void>
}

export async function startFileServer(folder: string): Promise<FileServer> {
  const it: FileServer = { address: '', seen: [], failing: () => undefined, close }
  const server = createServer(answer)

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const path = decodeURIComponent(request.url?.slice(1) ?? '')
    const [, start] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? []
    const from = Number(start ?? 0)
    it.seen.push(start ? `${path} from ${from}` : path)
    const failing = it.failing(path, from)
    if (failing === 'silent') return
    if (typeof failing === 'object' && 'status' in failing)
      return void response.writeHead(failing.status).end()
    if (typeof failing === 'object' && 'content' in failing) return void response.end(failing.content)
    give(response, join(folder, path), failing === 'no parts' ? 0 : from, failing)
  }

  function give(response: ServerResponse, file: string, from: number, failing: Failing): void {
    const size = statSync(file, { throwIfNoEntry: false })?.size
    if (size === undefined) return void response.writeHead(404).end()
    if (from > 0 && from >= size) return void response.writeHead(416).end()
    const range = { 'content-range': `bytes ${from}-${size - 1}/${size}` }
    response.writeHead(from > 0 ? 206 : 200, { 'content-length': size - from, ...(from > 0 && range) })
    if (typeof failing !== 'object' || !('cutAfter' in failing))
      return void createReadStream(file, { start: from }).pipe(response)
    const end = from + failing.cutAfter - 1
    createReadStream(file, { start: from, end: Math.min(end, size - 1) })
      .on('data', (chunk) => response.write(chunk))
      .on('end', () => setTimeout(() => response.destroy(), 20))
  }

  async function close(): Promise<void> {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  it.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return it
}
