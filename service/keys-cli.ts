import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type KeyRecord, type Keys, openKeys, type Plan, plans as planNames } from './keys.ts'
import { type Account, switchedOn } from './limits/account.ts'
import { accountOf, type Counters } from './limits/counters.ts'
import { openCounters } from './limits/open-counters.ts'
import { type Plans, readPlans } from './limits/plans.ts'
import { usageLines } from './limits/usage.ts'
import { readSettings } from './settings.ts'

const usage = `npm run keys -- create --plan ${planNames.join('|')} [--email]   prints a new key
npm run keys -- list                                               shows the keys by their ids
npm run keys -- usage KEY|ID                                       shows the calls and records of a key
npm run keys -- revoke ID                                          ends a key
npm run keys -- enable ID                                          switches a key on that was switched off for excessive use`

class UsageError extends Error {}

interface Opened {
  keys: Keys
  counters: Counters
  plans: Plans
}

try {
  const run = chosen()
  const { dataDir, redisUrl, extraKey } = readSettings({ ...process.env, API_BASE_URL: undefined })
  const counters = await openCounters({ dataDir, redisUrl }, (error) => console.error(error.message))
  const keys = openKeys(join(dataDir, 'keys'), extraKey)
  await run({ keys, counters, plans: readPlans(dataDir) }).finally(() =>
    Promise.all([keys.close(), counters.close()]),
  )
} catch (error) {
  console.error(error instanceof UsageError ? `${error.message}\n\n${usage}` : (error as Error).message)
  process.exitCode = 1
}

/** What the arguments ask for. */
function chosen(): (opened: Opened) => Promise<void> {
  const { positionals, values } = readArguments()
  const [command, id] = positionals
  if (command === 'create') return create(planNamed(values.plan), values.email ?? false)
  if (command === 'list') return list
  if (command === 'usage' && id) return showUsage(id)
  if (command === 'revoke' && id) return revoke(id)
  if (command === 'enable' && id) return enable(id)
  throw new UsageError('Say create, list, usage KEY or ID, revoke ID or enable ID.')
}

function readArguments() {
  try {
    const options = { plan: { type: 'string' }, email: { type: 'boolean' } } as const
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

function create(plan: Plan, email: boolean) {
  return async ({ keys }: Opened) => console.log(await keys.create(plan, email))
}

async function list({ keys, counters }: Opened): Promise<void> {
  for (const record of keys.list()) console.log(line(record, await accountOf(counters, record.id)))
}

function line({ id, plan, email, created, revoked }: KeyRecord, { off }: Account): string {
  const state = [email && 'email', revoked && 'revoked', off && `switched off for excessive use ${off}`]
  return [id, plan.padEnd(9), created, ...state.filter(Boolean)].join('  ')
}

function showUsage(keyOrId: string) {
  return async ({ keys, counters, plans }: Opened) => {
    const record = keys.find(keyOrId) ?? recordOf(keys, keyOrId)
    const account = await accountOf(counters, record.id)
    usageLines(record, account, plans.limits[record.plan], Date.now()).forEach(
      (text) => void console.log(text),
    )
  }
}

function revoke(id: string) {
  return async ({ keys }: Opened) => {
    if (!(await keys.revoke(id))) throw unknown()
    console.log(`${id} is revoked.`)
  }
}

function enable(id: string) {
  return async ({ keys, counters }: Opened) => {
    recordOf(keys, id)
    const off = await counters.change(id, (account) => [switchedOn(account), account.off])
    console.log(off ? `${id} is switched on.` : `${id} was not switched off.`)
  }
}

function recordOf(keys: Keys, id: string): KeyRecord {
  const record = keys.list().find((known) => known.id === id)
  if (!record) throw unknown()
  return record
}

/** Not the words that were given: they may be a key. */
function unknown(): Error {
  return new Error('There is no such key. See npm run keys -- list.')
}
