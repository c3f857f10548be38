import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from 'redis'

const PROGRAM = 'redis-server'
/** Milliseconds until it answers. */
const START = 30_000

/** Whether Debian's redis-server is there; `.ci/run` installs it. */
export const hasRedis = spawnSync(PROGRAM, ['--version']).status === 0
if (!hasRedis)
  console.log('redis-server is missing: tests of Redis are skipped (Debian: apt-get install redis-server)')

/** A Redis of a test, which stores what it has. */
export interface RedisServer {
  url: string
  /** Sends a signal: SIGSTOP makes it silent until SIGCONT, SIGKILL ends it. Resolves at its end. */
  signal(name: NodeJS.Signals): Promise<void>
  /** Starts it again over what it has stored. */
  start(): Promise<void>
  /** Ends it and removes what it has stored. */
  remove(): Promise<void>
}

/** A port that no process listens on. */
async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return port
}

/** Starts a Redis on this machine; resolves when it answers. */
export async function startRedis(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'))
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  let server: ChildProcess

  async function start(): Promise<void> {
    server = spawn(PROGRAM, ['--port', String(port), '--bind', '127.0.0.1', '--appendonly', 'yes'], {
      stdio: 'ignore',
      cwd: folder,
    })
    const client = createClient({ url, socket: { reconnectStrategy: 50, connectTimeout: START } })
    client.on('error', () => undefined)
    await client.connect()
    client.destroy()
  }

  async function signal(name: NodeJS.Signals): Promise<void> {
    const ended = new Promise((done) => server.once('exit', done))
    server.kill(name)
    if (name === 'SIGKILL') await ended
  }

  await start()
  return {
    url,
    signal,
    start,
    async remove() {
      if (server.exitCode === null && server.signalCode === null) await signal('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
