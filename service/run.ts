import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { buildApp, type Parts } from './app.ts'
import { aboutFormerData, kindFolder } from './data/kind-folders.ts'
import { openKeys } from './keys.ts'
import { limitCalls } from './limits/limit-calls.ts'
import { livePlans } from './limits/live-plans.ts'
import { openCounters } from './limits/open-counters.ts'
import { openLog } from './log.ts'
import { pagesFolder } from './prepare.ts'
import type { Settings } from './settings.ts'
import { liveStore } from './store/live.ts'
import type { Stores } from './store/store.ts'

/** Open answers are waited for this long (milliseconds) after a signal to end. */
const GRACE = 4000

type Source = Parts['source']

/** Opens the data, listens, and prints the address. The process ends by a signal, or with 1 when it cannot go on. */
export async function runService(settings: Settings): Promise<void> {
  const log = openLog(settings.logLevel)
  endOnFatal(log)
  const source = await openSource(settings, log)
  const pages = existsSync(pagesFolder) ? pagesFolder : undefined
  const { ownHosts, baseMap } = settings
  const app = await buildApp({ source, pages, ownHosts, baseMap, log })
  endOnSignal(async () => {
    await app.close()
    if ('stores' in source) await closeAll(source)
  })
  await app.listen({ port: settings.port, host: settings.host })
  console.log(`Catchment is at ${addressOf(settings.host, app.server.address() as AddressInfo)}`)
}

async function openSource({ upstream, dataDir, extraKey, redisUrl }: Settings, log: Logger): Promise<Source> {
  if (upstream) return { upstream }
  const former = aboutFormerData(dataDir)
  if (former) console.error(former)
  const stores = await openStores(dataDir, log)
  const plans = livePlans(dataDir, log)
  const counters = await openCounters({ dataDir, redisUrl }, (err) => log.error({ err }, 'Redis is lost'))
  return { stores, keys: openKeys(join(dataDir, 'keys'), extraKey), limits: limitCalls(counters, plans) }
}

/** The stores of both kinds; one of them may be empty until there is data. */
async function openStores(dataDir: string, log: Logger): Promise<Stores> {
  const [companies, people] = await Promise.all([
    liveStore('companies', kindFolder(dataDir, 'companies'), log),
    liveStore('people', kindFolder(dataDir, 'people'), log),
  ])
  if (companies.info.records + people.info.records > 0) return { companies, people }
  await Promise.all([companies.close(), people.close()])
  throw new Error(`There is no data in ${dataDir}. Make some: npm run data -- sample`)
}

async function closeAll({ stores, keys, limits }: Extract<Source, { stores: Stores }>): Promise<void> {
  await Promise.all([stores.companies.close(), stores.people.close(), keys.close(), limits?.close()])
}

function addressOf(host: string, { port }: AddressInfo): string {
  const everywhere = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)
  return `http://${everywhere ? 'localhost' : host}:${port}`
}

function endOnSignal(close: () => Promise<void>): void {
  let ending = false
  const end = async () => {
    if (ending) process.exit(0)
    ending = true
    setTimeout(() => process.exit(0), GRACE)
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  if (process.env.npm_lifecycle_event) onParentEnd(end)
}

/** Under npm a signal ends npm's shell, which does not pass it on: the end of the parent stands for the signal. */
function onParentEnd(end: () => void): void {
  const parent = process.ppid
  const look = () => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }
  const timer = setInterval(look, 200).unref()
}

/** A supervisor starts the service anew: in an unknown state it must not go on. */
function endOnFatal(log: Logger): void {
  const end = (err: unknown) => {
    log.fatal({ err }, 'the service cannot go on')
    process.exit(1)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}

/** Why the service does not start, in one line for the person at the terminal. */
export function endWith(error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException
  const words: Record<string, string> = {
    EADDRINUSE: 'The port is taken by another program: set PORT to another one.',
    EACCES: 'The port may not be used by this user: set PORT to one above 1023.',
  }
  console.error(words[code ?? ''] ?? message)
  process.exit(1)
}
