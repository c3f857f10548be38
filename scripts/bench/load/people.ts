import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Criteria } from '#contract/criteria.ts'
import { randomFromNumber } from '#shared/random.ts'
import { type AppCall, callsOf } from './calls.ts'
import { searchesOf, type Values } from './searches.ts'

/** What the process that loads the service is to do. */
export interface LoadPlan {
  ports: readonly number[]
  /** A key for each person. */
  keys: readonly string[]
  values: Values
  /** Milliseconds between two changes of one person, and of the whole load. */
  interval: number
  duration: number
  seed: number
}

/** What happened to the calls, by their name. */
export interface LoadResult {
  /** Milliseconds of the calls that were answered. */
  times: Record<string, number[]>
  /** Calls that were hung up since their search was changed before the answer was there, as the app does. */
  superseded: Record<string, number>
  /** Calls that were not answered with 200, by what came instead. */
  lost: Record<string, number>
  changes: number
  seconds: number
}

/** Connections of a browser to one host. */
const CONNECTIONS = 6

interface Caller {
  port: number
  apikey: string
  agent: Agent
}

/** Sends a call; resolves with its status when the whole answer was read. */
function send(
  { port, apikey, agent }: Caller,
  { path, body }: AppCall,
  signal: AbortSignal,
): Promise<number> {
  const headers = { apikey, accept: 'application/json', 'content-type': 'application/json' }
  const options = { host: '127.0.0.1', port, method: 'POST', path, agent, headers, signal }
  return new Promise((done, fail) => {
    const sent = request(options, (answer) => {
      answer.on('error', fail)
      answer.on('end', () => done(answer.statusCode ?? 0))
      answer.resume()
    })
    sent.on('error', fail)
    sent.end(JSON.stringify(body))
  })
}

const addOne = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1
}

async function timed(caller: Caller, call: AppCall, signal: AbortSignal, result: LoadResult): Promise<void> {
  const start = performance.now()
  try {
    const status = await send(caller, call, signal)
    if (status !== 200) return addOne(result.lost, `${call.name}: ${status}`)
    const times = result.times[call.name] ?? []
    times.push(performance.now() - start)
    result.times[call.name] = times
  } catch (error) {
    if (signal.aborted) addOne(result.superseded, call.name)
    else addOne(result.lost, `${call.name}: ${(error as NodeJS.ErrnoException).code ?? error}`)
  }
}

/** The calls for one search: its count, and then the others. */
async function look(caller: Caller, criteria: Criteria, signal: AbortSignal, result: LoadResult) {
  const [count, ...others] = callsOf(criteria)
  await timed(caller, count, signal, result)
  if (!signal.aborted) await Promise.all(others.map((call) => timed(caller, call, signal, result)))
  else for (const { name } of others) addOne(result.superseded, name)
}

/** One person with an address of their own, who changes the search at every interval; calls for the search before are hung up. */
async function work(plan: LoadPlan, person: number, result: LoadResult): Promise<void> {
  const random = randomFromNumber(plan.seed + person)
  const localAddress = `127.0.${1 + Math.floor(person / 250)}.${1 + (person % 250)}`
  const caller = {
    port: plan.ports[person % plan.ports.length] as number,
    apikey: plan.keys[person] as string,
    agent: new Agent({ keepAlive: true, maxSockets: CONNECTIONS, localAddress }),
  }
  const start = performance.now()
  let next = start + random() * plan.interval
  for (const criteria of searchesOf(random, plan.values)) {
    await wait(Math.max(0, next - performance.now()))
    if (next - start > plan.duration) break
    next += plan.interval
    const change = AbortSignal.timeout(Math.ceil(Math.max(1, next - performance.now())))
    await look(caller, criteria, change, result)
    result.changes += 1
  }
  caller.agent.destroy()
}

/** Loads services as a plan says. Run as a process of its own, so that reading answers delays no service. */
process.once('message', async (plan: LoadPlan) => {
  const result: LoadResult = { times: {}, superseded: {}, lost: {}, changes: 0, seconds: 0 }
  const start = performance.now()
  await Promise.all(plan.keys.map((_, person) => work(plan, person, result)))
  result.seconds = (performance.now() - start) / 1000
  process.send?.(result, () => process.disconnect())
})
