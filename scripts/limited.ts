import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { programCommand } from '#service/compiled/program.ts'
import { answering, freePort } from './processes.ts'

/** What a key allows, as in the service's `plans.json`. */
export interface Limits {
  perMinute: number
  calls: number
  per: 'week' | 'lifetime'
}

/** The app in front of a service with a limited key: the service, and the gateway that adds the key. */
export interface Limited {
  /** Address of the app. */
  address: string
  /** Calls the service directly, with another key. */
  post: <T>(path: string, body: object) => Promise<T>
  /** Records of a format that the key was billed for, by the service's own counter; Core records cost nothing. */
  billed: (format?: 'Fields' | 'Basic') => number
  /** Changes what the key allows, at once. */
  allow: (limits: Limits) => Promise<void>
  /** Stops the gateway, and starts it again at the same address. */
  down: () => Promise<void>
  up: () => Promise<void>
  /** Creates other data with so many companies; the service switches to it by itself. */
  otherData: (companies: number) => void
  /** Ends both. */
  stop: () => Promise<void>
}

const ended = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (child.exitCode !== null) return done()
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })

/** Starts a service over a folder of data, with a new key of plan A (600 calls a minute), and the app in front of it. */
export async function startLimited(dataDir: string): Promise<Limited> {
  const [servicePort, gatewayPort] = [await freePort(), await freePort()]
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(servicePort),
    LOG_LEVEL: 'warn',
  }
  const run = (...program: Parameters<typeof programCommand>) => runWith('', ...program)
  const runWith = (input: string, ...program: Parameters<typeof programCommand>) =>
    execFileSync(...programCommand(...program), {
      env,
      input,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'inherit'],
    })
  const [key = '', free = ''] = ['a', 'unlimited'].map((plan) =>
    run('keys-cli', 'create', '--plan', plan).trim(),
  )
  const start = async (extra: Record<string, string>, port: number) => {
    const child = spawn(...programCommand('main'), {
      env: { ...env, ...extra, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await answering(`http://127.0.0.1:${port}/health`, child)
    return child
  }
  const service = await start({}, servicePort)
  const gateway = { API_BASE_URL: `http://127.0.0.1:${servicePort}`, API_KEY: key }
  let app = await start(gateway, gatewayPort)
  return {
    address: `http://127.0.0.1:${gatewayPort}`,
    post: async (path, body) => {
      const headers = { apikey: free, 'content-type': 'application/json', accept: 'application/json' }
      const answer = await fetch(`http://127.0.0.1:${servicePort}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      return (await answer.json()) as never
    },
    billed: (format = 'Fields') =>
      Number(
        new RegExp(`companies ${format}\\s+([\\d,]+)`)
          .exec(runWith(key, 'keys-cli', 'usage'))?.[1]
          ?.replaceAll(',', '') ?? 0,
      ),
    allow: async (limits) =>
      writeFileSync(join(dataDir, 'plans.json'), JSON.stringify({ a: limits, excess: null })),
    down: () => ended(app),
    up: async () => {
      app = await start(gateway, gatewayPort)
    },
    otherData: (companies) => void run('data/cli', 'sample', '--companies', String(companies)),
    stop: () => Promise.all([ended(app), ended(service)]).then(() => {}),
  }
}

/** All ids of a search, in their order, read directly from the service. */
export async function allIds({ post }: Limited, criteria: object = {}): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const body = { ...criteria, ResourceType: 'Core', Limit: 2000, Offset: ids.length }
    const page = await post<{ Id: string }[]>('/v1/companies/search', body)
    ids.push(...page.map(({ Id }) => Id))
    if (page.length < 2000) return ids
  }
}
