import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
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

/** Milliseconds by name of call, and the calls that were not answered with 200, by what came instead. */
export interface LoadResult {
  times: Record<string, number[]>
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
function send({ port, apikey, agent }: Caller, { path, body }: AppCall): Promise<number> {
  const headers = { apikey, accept: 'application/json', 'content-type': 'application/json' }
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, method: 'POST', path, agent, headers }, (answer) => {
      answer.on('error', fail)
      answer.on('end', () => done(answer.statusCode ?? 0))
      answer.resume()
    })
    sent.on('error', fail)
    sent.end(JSON.stringify(body))
  })
}

async function timed(caller: Caller, call: AppCall, result: LoadResult): Promise<void> {
  const start = performance.now()
  const status = await send(caller, call).catch((error: NodeJS.ErrnoException) => error.code ?? 'error')
  if (status === 200) {
    const times = result.times[call.name] ?? []
    times.push(performance.now() - start)
    result.times[call.name] = times
    return
  }
  const what = `${call.name}: ${status}`
  result.lost[what] = (result.lost[what] ?? 0) + 1
}

/** One person, who changes the search at every interval, or when the answers to the one before are there. */
async function work(plan: LoadPlan, person: number, result: LoadResult): Promise<void> {
  const random = randomFromNumber(plan.seed + person)
  const caller = {
    port: plan.ports[person % plan.ports.length] as number,
    apikey: plan.keys[person] as string,
    agent: new Agent({ keepAlive: true, maxSockets: CONNECTIONS }),
  }
  const start = performance.now()
  let next = start + random() * plan.interval
  for (const criteria of searchesOf(random, plan.values)) {
    if (next - start > plan.duration) break
    await wait(Math.max(0, next - performance.now()))
    const [count, ...others] = callsOf(criteria)
    await timed(caller, count, result)
    await Promise.all(others.map((call) => timed(caller, call, result)))
    result.changes += 1
    next = Math.max(next + plan.interval, performance.now())
  }
  caller.agent.destroy()
}

/** Loads services as a plan says. Run as a process of its own, so that reading answers delays no service. */
process.once('message', async (plan: LoadPlan) => {
  const result: LoadResult = { times: {}, lost: {}, changes: 0, seconds: 0 }
  const start = performance.now()
  await Promise.all(plan.keys.map((_, person) => work(plan, person, result)))
  result.seconds = (performance.now() - start) / 1000
  process.send?.(result, () => process.disconnect())
})
