import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { programCommand } from '../compiled/program.ts'

/** A service in a process of its own. */
export interface ServiceProcess {
  child: ChildProcess
  /** Its address; undefined when it ended before it was listening. */
  address: string | undefined
  /** What it has written to standard error. */
  errors(): string
  /** How it ended: the exit code, or the name of the signal. */
  ended(): Promise<number | string>
  kill(signal?: NodeJS.Signals): Promise<void>
}

/** Starts the service over a data folder and waits until it listens or ends. */
export async function startServiceProcess(
  dataDir: string,
  environment: Record<string, string> = {},
  { user, stderr = 'pipe' }: { user?: number; stderr?: 'pipe' | number } = {},
): Promise<ServiceProcess> {
  const child = spawn(...programCommand('main'), {
    // A busy machine is slow, and tests compare what is written.
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, SLOW_QUERY_MS: '0', ...environment },
    stdio: ['ignore', 'pipe', stderr],
    uid: user,
  })
  let errors = ''
  child.stderr?.on('data', (data) => {
    errors += data
  })
  const exit = once(child, 'close').then(([code, signal]) => (signal ?? code) as number | string)
  const [data = ''] = await Promise.race([once(child.stdout as Readable, 'data'), exit.then(() => [])])
  return {
    child,
    address: /https?:\S+/.exec(String(data))?.[0],
    errors: () => errors,
    ended: () => exit,
    async kill(signal = 'SIGKILL') {
      child.kill(signal)
      await exit
    },
  }
}
