import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type KeyRecord, type Keys, openKeys, type Plan, plans } from './keys.ts'

const usage = `npm run keys -- create --plan ${plans.join('|')} [--email]   prints a new key
npm run keys -- list                                               shows the keys by their ids
npm run keys -- revoke ID                                          switches a key off`

class UsageError extends Error {}

const { DATA_DIR = './data' } = process.env
const keys = openKeys(join(DATA_DIR, 'keys'))
try {
  await run(keys)
} catch (error) {
  console.error(error instanceof UsageError ? `${error.message}\n\n${usage}` : (error as Error).message)
  process.exitCode = 1
} finally {
  await keys.close()
}

async function run(keys: Keys): Promise<void> {
  const { positionals, values } = readArguments()
  const [command, id] = positionals
  if (command === 'create') console.log(await keys.create(planNamed(values.plan), values.email ?? false))
  else if (command === 'list') keys.list().forEach((record) => void console.log(line(record)))
  else if (command === 'revoke' && id) await revoke(keys, id)
  else throw new UsageError('Say create, list or revoke ID.')
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
  const plan = plans.find((known) => known === name?.toLowerCase())
  if (!plan) throw new UsageError(`--plan must be one of ${plans.join(', ')}.`)
  return plan
}

async function revoke(keys: Keys, id: string): Promise<void> {
  if (!(await keys.revoke(id))) throw new Error(`No key has the id ${id}. See npm run keys -- list.`)
  console.log(`${id} is revoked.`)
}

function line({ id, plan, email, created, revoked }: KeyRecord): string {
  return [id, plan.padEnd(9), created, email ? 'email' : '', revoked ? 'revoked' : ''].join('  ').trimEnd()
}
