import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { programCommand } from '#service/compiled/program.ts'
import { freePort } from '../processes.ts'

/** A service of its own process over a folder of data, with a key for it. */
export interface Running {
  port: number
  pid: number
  apikey: string
  /** Peak memory of the process, where the system reports it. */
  memory: () => string
  stop: () => Promise<void>
}

/** Starts a service over a folder of data, with more variables in its environment. */
export async function startService(dataDir: string, more: NodeJS.ProcessEnv = {}): Promise<Running> {
  const port = await freePort()
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error', ...more }
  const apikey = execFileSync(...programCommand('keys-cli', 'create', '--plan', 'unlimited'), {
    env,
    encoding: 'utf8',
  }).trim()
  const child = spawn(...programCommand('main'), {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (
    !(await fetch(`http://127.0.0.1:${port}/health`).then(
      (r) => r.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`The service ended with ${child.exitCode}`)
    await new Promise((again) => setTimeout(again, 100))
  }
  let own = 0
  const watch = setInterval(() => {
    own = Math.max(own, gigabytes('RssAnon', child.pid) ?? 0)
  }, 250)
  const stop = () =>
    new Promise<void>((done) => {
      clearInterval(watch)
      child.once('exit', () => done())
      child.kill('SIGTERM')
    })
  const memory = () =>
    `${own.toFixed(2)} GB of its own at most, ${peakOf(child.pid)?.toFixed(2) ?? '?'} GB with pages of mapped files`
  return { port, pid: child.pid ?? 0, apikey, memory, stop }
}

/** The high-water mark of a process's memory on Linux. */
export const peakOf = (pid: number | undefined) => gigabytes('VmHWM', pid)

function gigabytes(name: string, pid: number | undefined): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const kilobytes = new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]
    return kilobytes ? Number(kilobytes) / 1e6 : undefined
  } catch {
    return undefined
  }
}
