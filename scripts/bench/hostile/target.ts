import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'

/** A service under attack, and a key of the attacker's. */
export interface Target {
  port: number
  key: string
  /** Ids of existing companies. */
  ids: readonly string[]
}

/** Something that one or a few permitted callers could do to overload the service. */
export interface Attack {
  name: string
  /** Runs the attack; returns a description of how the service answered. */
  run(target: Target): Promise<string>
}

/** A call as it is sent. The key is added unless `isKeyless`. */
export interface HostileCall {
  method?: 'GET' | 'POST'
  path: string
  body?: string | Buffer
  headers?: Record<string, string>
  isKeyless?: boolean
}

/** Milliseconds after which an answer is given up. */
const TIMEOUT = 60_000

const agent = new Agent({ keepAlive: false })

/** Sends a call, reads its whole answer, and returns its status, or a description of the failure. */
export function send({ port, key }: Target, call: HostileCall): Promise<string> {
  const { body, path, isKeyless } = call
  return new Promise((done) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      agent,
      method: call.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        accept: 'application/json',
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        ...(isKeyless ? {} : { apikey: key }),
        ...call.headers,
      },
      timeout: TIMEOUT,
    })
    sent.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => done(String(answer.statusCode)))
      answer.on('error', () => done('cut'))
    })
    sent.on('timeout', () => {
      sent.destroy()
      done('no answer')
    })
    sent.on('error', ({ message }) =>
      done(message.includes('ECONN') || message.includes('hang up') ? 'cut' : message),
    )
    sent.end(body)
  })
}

/** Sends several calls together; how many answers there were of each status. */
export async function sendAll(target: Target, calls: readonly HostileCall[]): Promise<string> {
  return tallied(await Promise.all(calls.map((call) => send(target, call))))
}

export function tallied(answers: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1)
  return [...counts].map(([answer, count]) => (count > 1 ? `${count} × ${answer}` : answer)).join(', ')
}

/** The bytes of a call without a body. */
export function head(
  { port, key }: Target,
  path: string,
  headers: readonly string[] = [],
  isKeyless = false,
): string {
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    ...(isKeyless ? [] : [`apikey: ${key}`]),
    ...headers,
  ]
  return `${lines.join('\r\n')}\r\n\r\n`
}

function openMany({ port }: Target, count: number, bytes: string): Socket[] {
  const sockets = Array.from({ length: count }, () => open(port))
  for (const socket of sockets) socket.write(bytes)
  return sockets
}

type SlowCall = (target: Target, count: number, bytes: string, milliseconds: number) => Promise<string>

/** Opens connections that send `bytes` and then never read, for so many milliseconds; then they are destroyed. */
export const unread: SlowCall = async (target, count, bytes, milliseconds) => {
  const sockets = openMany(target, count, bytes)
  for (const socket of sockets) socket.pause()
  await pause(milliseconds)
  const closed = sockets.filter(({ destroyed }) => destroyed).length
  for (const socket of sockets) socket.destroy()
  return `${count} connections never read, ${closed} closed by the service`
}

/** Opens connections that send `bytes` and then, every 100 ms, one byte more; how many were closed after so many milliseconds. */
export const dripping: SlowCall = async (target, count, bytes, milliseconds) => {
  const sockets = openMany(target, count, bytes)
  for (const socket of sockets) socket.resume()
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x')
  }, 100)
  await pause(milliseconds)
  clearInterval(timer)
  const closed = sockets.filter(({ destroyed }) => destroyed).length
  for (const socket of sockets) socket.destroy()
  return `${closed} of ${count} slow connections closed by the service`
}

function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => socket.destroy())
  return socket
}

export const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))
