import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { Server } from 'node:tls'
import type { Logger } from 'pino'
import { type Audit, noAudit, openAudit } from '../audit/audit.ts'
import { auditFolder } from '../audit/audit-files.ts'
import { openLog } from '../http/log.ts'
import { isochronesFrom } from '../isochrones/isochrones.ts'
import type { Keys } from '../keys/keys.ts'
import { openKeysAt } from '../keys/open-keys.ts'
import { checkStateFiles, keysFolder } from '../keys/state-files.ts'
import { limitCalls, type ReadPerDay } from '../limits/limit-calls.ts'
import { livePlans } from '../limits/live-plans.ts'
import { openPlansText } from '../limits/plans-text.ts'
import { openTraces } from '../observe/traces.ts'
import { followSource } from '../published/follow-source.ts'
import { type AnswerCache, answerCache } from '../store/answers/answer-cache.ts'
import { queryBounds } from '../store/clickhouse/client.ts'
import { serverAt } from '../store/clickhouse/server.ts'
import { liveStore } from '../store/live.ts'
import { canWrite } from '../store/lmdb/can-write.ts'
import type { Stores } from '../store/store.ts'
import { asDiskError, DataError } from '../versions/data-error.ts'
import { aboutFormerData, kindFolder } from '../versions/kind-folders.ts'
import { createPrivately, makePrivate } from '../versions/private-files.ts'
import { type AppOptions, buildApp } from './app.ts'
import { openCounting } from './open-counting.ts'
import { openSignIn, printFirstLink } from './open-sign-in.ts'
import { pagesFolder } from './project-folder.ts'
import type { Settings } from './settings.ts'
import { followCredentials, readCredentials } from './tls.ts'

/** How long open answers may take after a signal to end, in milliseconds. */
const GRACE = 4000

const KEYS_ELSEWHERE =
  'keys are read from Redis (REDIS_URL), and those of the data folder are not: copy them with "npm run keys -- copy"'

type Source = AppOptions['source']

/** Opens the data, listens, and prints the address. The process ends by a signal, or with 1 when it cannot continue. */
export async function runService(settings: Settings): Promise<void> {
  const log = openLog(settings.logLevel)
  endOnFatal(log)
  const traces = settings.traceEndpoint ? await openTraces(settings.traceEndpoint, log) : undefined
  const source = await openSource(settings, log)
  const pages = existsSync(pagesFolder) ? pagesFolder : undefined
  const { ownHosts, gateway, baseMaps, dataDir, callBounds, perSocket, isTrustedProxy, basePath, tls } =
    settings
  const options = {
    source,
    pages,
    ownHosts,
    gateway,
    baseMaps,
    dataDir,
    callBounds,
    perSocket,
    isTrustedProxy,
    basePath,
    observation: {
      slowMs: settings.slowQueryMs,
      metrics: { token: settings.metricsToken },
      traces,
    },
    credentials: tls && readCredentials(tls),
  }
  const signIn = await openSignIn(settings, log)
  const audit = auditOf(settings, log)
  const { exportDays } = settings
  const isochrones = settings.routing && isochronesFrom(settings.routing)
  const app = await buildApp({ ...options, signIn, isochrones, audit, exportDays, log })
  if (tls) app.addHook('onClose', followCredentials(app.server as unknown as Server, tls, log))
  endOnSignal(async () => {
    await app.close()
    await audit.close()
    await traces?.close()
    if ('stores' in source) await closeAll(source)
    await signIn?.accounts.close()
  })
  await app.listen({ port: settings.port, host: settings.host })
  for (const warning of warningsOf(settings)) console.error(warning)
  const address = addressOf(settings, app.server.address() as AddressInfo)
  console.log(`Catchment is at ${address}`)
  if (signIn) await printFirstLink(signIn, address)
}

/** The audit below the data folder; what is wrong with it is logged once when it begins and once when it ends. */
function auditOf({ audit, auditDays, dataDir }: Settings, log: Logger): Audit {
  if (audit === 'off') return noAudit
  const onProblem = (problem: string | undefined) =>
    problem === undefined ? log.warn('the audit is written again') : log.error(problem)
  const isRequired = audit === 'required'
  return openAudit({ folder: auditFolder(dataDir), isRequired, days: auditDays, onProblem })
}

/** Warnings for the operator: who can reach the data, and what is to be mended. */
function warningsOf({ gateway, host, warnings }: Settings): string[] {
  const access = {
    open: [`Warning: GATEWAY=open. Anyone who can reach ${host} can use the app and all data without a key.`],
    off: ['GATEWAY=off: calls need a key, and the app is not served.'],
    local: [],
    people: [],
  }
  return [...access[gateway], ...warnings]
}

async function openSource(
  {
    upstream,
    dataDir,
    dataSource,
    extraKey,
    redisUrl,
    matchThreads,
    earlier,
    answerCacheBytes,
    clickhouse,
    signIn,
  }: Settings,
  log: Logger,
): Promise<Source> {
  if (upstream) return { upstream }
  const former = aboutFormerData(dataDir)
  if (former) console.error(former)
  try {
    createPrivately()
    const answers = answerCache(answerCacheBytes)
    const [stores] = await Promise.all([
      openStores(
        { dataDir, matchThreads, earlier, clickhouse, answers, mayStartEmpty: dataSource !== undefined },
        log,
      ),
      checkStateFiles(dataDir, redisUrl),
    ])
    await protect(dataDir, log)
    const folder = keysFolder(dataDir)
    const isReadOnly = !(await canWrite(folder))
    const lost = (err: Error) => log.error({ err }, 'the connection to Redis is lost')
    const plans = await livePlans(await openPlansText({ dataDir, redisUrl }, lost), log)
    const keys = await openKeysAt({ dataDir, redisUrl, extraKey, isReadOnly }, lost)
    if (redisUrl && existsSync(folder)) log.warn(KEYS_ELSEWHERE)
    const counters = await openCounting({ dataDir, redisUrl }, await idsOf(keys, extraKey), log)
    const readPerDay: ReadPerDay = ({ person }) => person && signIn?.readPerDay[person.role]
    const following = dataSource && followSource({ dataDir, ...dataSource }, log)
    return { stores, keys, limits: limitCalls(counters, plans, readPerDay), counters, following }
  } catch (error) {
    throw asDiskError(error, dataDir)
  }
}

/** The ids under which calls are counted. */
async function idsOf(keys: Keys, extraKey: string | undefined): Promise<string[]> {
  const extra = extraKey === undefined ? [] : [await keys.find(extraKey)]
  return [...(await keys.list()), ...extra].flatMap((record) => record?.id ?? [])
}

/** Makes the data private to the user who runs the service: it may be about customers, and contains the keys. */
async function protect(dataDir: string, log: Logger): Promise<void> {
  const [path, ...more] = await makePrivate(dataDir)
  if (path) log.warn({ path, more: more.length }, 'other users can read files that this user does not own')
}

/** The stores of both kinds; one of them may be empty until there is data. */
async function openStores(
  {
    dataDir,
    clickhouse,
    ...opening
  }: Pick<Settings, 'dataDir' | 'matchThreads' | 'earlier' | 'clickhouse'> & {
    answers: AnswerCache
    mayStartEmpty: boolean
  },
  log: Logger,
): Promise<Stores> {
  const servers = await Promise.all(clickhouse.map((address) => serverAt(address, queryBounds)))
  const [companies, people] = await Promise.all([
    liveStore('companies', kindFolder(dataDir, 'companies'), log, { ...opening, servers }),
    liveStore('people', kindFolder(dataDir, 'people'), log, { ...opening, servers }),
  ])
  if (opening.mayStartEmpty || companies.info.records + people.info.records > 0) return { companies, people }
  await Promise.all([companies.close(), people.close()])
  throw new DataError(`There is no data in ${dataDir}. Create sample data: npm run data -- sample`)
}

async function closeAll({
  stores,
  keys,
  limits,
  following,
}: Extract<Source, { stores: Stores }>): Promise<void> {
  await following?.close()
  await Promise.all([stores.companies.close(), stores.people.close(), keys.close(), limits?.close()])
}

function addressOf({ host, tls, basePath }: Settings, { port }: AddressInfo): string {
  const everywhere = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)
  const name = everywhere ? 'localhost' : host
  return `${tls ? 'https' : 'http'}://${name}:${port}${basePath ?? ''}`
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

/** Under npm a signal ends npm's shell, which does not pass it on: the end of the parent is taken as the signal. */
function onParentEnd(end: () => void): void {
  const parent = process.ppid
  const look = () => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }
  const timer = setInterval(look, 200).unref()
}

/** Ends the process, for a supervisor to start again: in an unknown state it must not continue. */
function endOnFatal(log: Logger): void {
  const end = (err: unknown) => {
    // The message of an error in the data is enough, without a stack.
    if (err instanceof DataError) log.fatal(err.message)
    else log.fatal({ err }, 'the service cannot continue')
    process.exit(1)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}
