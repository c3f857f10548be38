import { Agent, request } from 'node:http'

/** Calls a service over HTTP with a key, on keep-alive connections. */
export interface Client {
  get: (path: string) => Promise<unknown>
  post: (path: string, body: object) => Promise<unknown>
}

/** A client of the service on a loopback port. Rejects on any answer but 200. */
export function clientOf(port: number, apikey: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const send = (method: string, path: string, body?: string) =>
    new Promise<unknown>((done, fail) => {
      const headers = {
        apikey,
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
      }
      const sent = request({ host: '127.0.0.1', port, method, path, agent, headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString()
          if (answer.statusCode === 200) done(JSON.parse(text))
          else fail(new Error(`${method} ${path}: ${answer.statusCode} ${text.slice(0, 300)}`))
        })
      })
      sent.on('error', fail)
      sent.end(body)
    })
  return {
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, JSON.stringify(body)),
  }
}
