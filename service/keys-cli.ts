import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { auditCommand } from './audit/audit-command.ts'
import {
  hasExpired,
  type KeyRecord,
  type Keys,
  type Plan,
  plans as planNames,
  storedRecords,
} from './keys/keys.ts'
import { openKeysAt } from './keys/open-keys.ts'
import { copyToRedis } from './keys/redis-keys.ts'
import { checkStateFiles, keysFolder } from './keys/state-files.ts'
import { type Account, switchedOn } from './limits/account.ts'
import { accountOf, type Counters } from './limits/counters.ts'
import { openCounters } from './limits/open-counters.ts'
import { plansIn } from './limits/plans.ts'
import { copyPlans, openPlansText, type PlansReader } from './limits/plans-text.ts'
import { usageLines } from './limits/usage.ts'
import { readSettings } from './server/settings.ts'
import { asDiskError } from './versions/data-error.ts'
import { createPrivately } from './versions/private-files.ts'

const usage = `npm run keys -- create --plan ${planNames.join('|')} [--email] [--expires 2027-01-31]   creates a key and prints it
npm run keys -- list                                               lists the keys by id
npm run keys -- usage ID                                           shows calls and records of a key
npm run keys -- usage < FILE                                       the same, with the key in a file or piped in
npm run keys -- revoke ID                                          revokes a key
npm run keys -- enable ID                                          switches a key on again after excessive use
npm run keys -- copy                                               copies keys and plans.json of the data folder to Redis (REDIS_URL)`

class UsageError extends Error {}

interface Opened {
  dataDir: string
  redisUrl: string | undefined
  keys: Keys
  counters: Counters
  plans: PlansReader
}

try {
  await runIn(commandOf())
} catch (error) {
  console.error(error instanceof UsageError ? `${error.message}\n\n${usage}` : (error as Error).message)
  process.exitCode = 1
}

async function runIn(run: (opened: Opened) => Promise<void>): Promise<void> {
  const { dataDir, redisUrl, extraKey } = readSettings({ ...process.env, API_BASE_URL: undefined })
  createPrivately()
  try {
    await checkStateFiles(dataDir, redisUrl)
    const lost = (error: Error) => console.error(error.message)
    const counters = await openCounters({ dataDir, redisUrl }, lost)
    const keys = await openKeysAt({ dataDir, redisUrl, extraKey }, lost)
    const plans = await openPlansText({ dataDir, redisUrl }, lost)
    const close = () => Promise.all([keys, counters, plans].map((it) => it.close()))
    await run({ dataDir, redisUrl, keys, counters, plans }).finally(close)
  } catch (error) {
    throw asDiskError(error, dataDir)
  }
}

/** The command in the arguments. */
function commandOf(): (opened: Opened) => Promise<void> {
  const { positionals, values } = readArguments()
  const [command, id] = positionals
  if (command === 'create')
    return create(planNamed(values.plan), values.email ?? false, dayNamed(values.expires))
  if (command === 'list') return list
  if (command === 'usage') return id ? showUsage(idGiven(id)) : showUsageOfInput
  if (command === 'revoke' && id) return revoke(id)
  if (command === 'enable' && id) return enable(id)
  if (command === 'copy') return copy
  throw new UsageError('Use create, list, usage ID, revoke ID, enable ID or copy.')
}

function readArguments() {
  try {
    const options = {
      plan: { type: 'string' },
      email: { type: 'boolean' },
      expires: { type: 'string' },
    } as const
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function planNamed(name: string | undefined): Plan {
  const plan = planNames.find((known) => known === name?.toLowerCase())
  if (!plan) throw new UsageError(`--plan must be one of ${planNames.join(', ')}.`)
  return plan
}

/** The last day of a key: a calendar date that is not in the past. */
function dayNamed(day: string | undefined): string | undefined {
  if (day === undefined) return undefined
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day)
  if (!isDay) throw new UsageError('--expires must be a date such as 2027-01-31.')
  if (day < new Date().toISOString().slice(0, 10)) throw new UsageError(`--expires ${day} is in the past.`)
  return day
}

function create(plan: Plan, email: boolean, expires: string | undefined) {
  return async ({ dataDir, keys }: Opened) => {
    const key = await keys.create(plan, email, expires)
    console.log(key)
    await auditKeys(dataDir, 'create', { id: (await keys.find(key))?.id, plan })
  }
}

async function list({ keys, counters }: Opened): Promise<void> {
  for (const record of await keys.list()) console.log(line(record, await accountOf(counters, record.id)))
}

function line(record: KeyRecord, { off }: Account): string {
  const { id, plan, email, created, revoked, expires } = record
  const state = [
    email && 'email',
    expires && `${hasExpired(record, Date.now()) ? 'expired' : 'expires'} ${expires}`,
    revoked && 'revoked',
    off && `switched off for excessive use ${off}`,
  ]
  return [id, plan.padEnd(9), created, ...state.filter(Boolean)].join('  ')
}

/** A key that Redis has already is not changed there; plans replace those that it has. */
async function copy({ dataDir, redisUrl }: Opened): Promise<void> {
  if (!redisUrl) throw new Error('Set REDIS_URL to the Redis that the keys are copied to.')
  const hasPlans = await copyPlans(redisUrl, dataDir)
  const copied = await copyToRedis(redisUrl, await storedRecords(keysFolder(dataDir)))
  console.log(
    `${copied} keys were copied.${hasPlans ? ' The plans of plans.json hold for all machines now.' : ''}`,
  )
  await auditKeys(dataDir, 'copy', {})
}

function auditKeys(dataDir: string, command: string, named: { id?: string | undefined; plan?: Plan }) {
  const what = `npm run keys -- ${command}`
  return auditCommand(dataDir, { action: 'key', what, ...(named.id && { criteria: JSON.stringify(named) }) })
}

/** Every user of the machine can read arguments, and the shell stores them in its history: a key is never an argument. */
function idGiven(id: string): string {
  if (/^[0-9a-f]{8}$/.test(id)) return id
  throw new UsageError('Enter the id of the key (see list), or send the key itself to standard input.')
}

function showUsage(id: string) {
  return async (opened: Opened) => printUsage(await recordOf(opened.keys, id), opened)
}

/** The use of the key, or of the id, that comes on standard input. */
async function showUsageOfInput(opened: Opened): Promise<void> {
  if (process.stdin.isTTY) console.error('Enter the key, then Ctrl+D:')
  const given = (await text(process.stdin)).trim()
  await printUsage((await opened.keys.find(given)) ?? (await recordOf(opened.keys, given)), opened)
}

async function printUsage(record: KeyRecord, { counters, plans }: Opened): Promise<void> {
  const account = await accountOf(counters, record.id)
  const { place, text } = await plans.read()
  const { limits } = plansIn(place, text)
  for (const line of usageLines(record, account, limits[record.plan], Date.now())) console.log(line)
}

function revoke(id: string) {
  return async ({ dataDir, keys }: Opened) => {
    if (!(await keys.revoke(id))) throw unknown()
    console.log(`${id} was revoked.`)
    await auditKeys(dataDir, 'revoke', { id })
  }
}

function enable(id: string) {
  return async ({ dataDir, keys, counters }: Opened) => {
    await recordOf(keys, id)
    const off = await counters.change(id, (account) => [switchedOn(account), account.off])
    console.log(off ? `${id} was switched on.` : `${id} was not switched off.`)
    if (off) await auditKeys(dataDir, 'enable', { id })
  }
}

async function recordOf(keys: Keys, id: string): Promise<KeyRecord> {
  const record = (await keys.list()).find((known) => known.id === id)
  if (!record) throw unknown()
  return record
}

/** The message does not repeat the argument: it may be a key. */
function unknown(): Error {
  return new Error('There is no such key. See npm run keys -- list.')
}
