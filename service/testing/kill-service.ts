import { setTimeout as after } from 'node:timers/promises'
import { openKeys } from '../keys/keys.ts'
import { keysFolder, usageFolder } from '../keys/state-files.ts'
import { accountOf } from '../limits/counters.ts'
import { openLocalCounters } from '../limits/local-counters.ts'
import { startServiceProcess } from './service-process.ts'

/** The result of killing a service under load. */
export interface KilledService {
  /** Milliseconds from the first call to the kill. */
  delay: number
  /** Calls that were answered whole, and calls that were open when it was killed. */
  answered: number
  open: number
  /** Calls that its counters have counted. */
  counted: number
}

const CLIENTS = 8
/** Milliseconds of load at most. */
const LOAD = 1500

const calls = [
  ['/v1/companies/count', {}],
  ['/v1/companies/search', { ResourceType: 'Core', Limit: 200 }],
  ['/v1/companies/tallies', { Fields: ['stateprovince'] }],
  ['/v3/match', { RequestType: 'Company', Name: 'Mill 7' }],
] as const

/** Clients that call until the service ends. */
function startLoad(address: string, apikey: string) {
  const seen = { answered: 0, open: 0, wrong: [] as string[] }
  const headers = { apikey, accept: 'application/json', 'content-type': 'application/json' }
  async function client(first: number): Promise<void> {
    for (let i = first; ; i++) {
      const [path, body] = calls[i % calls.length] as (typeof calls)[number]
      seen.open++
      try {
        const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
        const text = await response.text()
        seen.answered++
        seen.open--
        if (response.status !== 200) seen.wrong.push(`${path}: ${response.status} ${text}`)
      } catch {
        // Killed: the call remains open.
        return
      }
    }
  }
  const ended = Promise.all(Array.from({ length: CLIENTS }, (_, i) => client(i)))
  return { seen, ended }
}

/**
 * Kills the service over a data folder so many times while eight clients call it, each followed by a start and a check: the same data, and every call that was
 * answered counted once; those that were open may be.
 */
export async function killServices(
  dataDir: string,
  { kills, random }: { kills: number; random: () => number },
  check: () => Promise<unknown>,
  onKilled: (killed: KilledService) => void = () => {},
): Promise<KilledService[]> {
  const keys = openKeys(keysFolder(dataDir))
  const apikey = await keys.create('unlimited', false)
  const { id = '' } = keys.find(apikey) ?? {}
  await keys.close()
  const outcomes: KilledService[] = []
  let before = 0
  for (let i = 0; i < kills; i++) {
    const service = await startServiceProcess(dataDir)
    if (!service.address) throw new Error(`The service does not start after ${i} kills: ${service.errors()}`)
    const { seen, ended } = startLoad(service.address, apikey)
    const delay = 50 + random() * LOAD
    await after(delay)
    await service.kill('SIGKILL')
    await ended
    const inAll = await countedCalls(dataDir, id)
    const outcome = { delay, answered: seen.answered, open: seen.open, counted: inAll - before }
    before = inAll
    if (outcome.counted < outcome.answered || outcome.counted > outcome.answered + outcome.open)
      throw new Error(`Not every call was counted once: ${JSON.stringify(outcome)}`)
    if (seen.wrong.length > 0 || service.errors()) throw new Error(seen.wrong[0] ?? service.errors())
    await check()
    outcomes.push(outcome)
    onKilled(outcome)
  }
  return outcomes
}

/** The calls that are counted for good: those that were open when the service was killed are given back at its next start. */
async function countedCalls(dataDir: string, id: string): Promise<number> {
  const counters = openLocalCounters(usageFolder(dataDir))
  try {
    const { inAll, open = [] } = await accountOf(counters, id)
    return inAll - open.reduce((sum, { calls }) => sum + calls, 0)
  } finally {
    await counters.close()
  }
}
