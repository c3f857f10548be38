import type { AddressInfo } from 'node:net'
import { devNull } from 'node:os'
import { destination } from 'pino'
import { median } from 'simple-statistics'
import { openLog } from '#service/http/log.ts'
import { openTraces } from '#service/observe/traces.ts'
import { buildApp } from '#service/server/app.ts'
import type { Observation } from '#service/server/observe-service.ts'
import { emptyStore } from '#service/store/empty-store.ts'
import { liveStore } from '#service/store/live.ts'
import { otlpReceiver } from '#service/testing/otlp-receiver.ts'
import { plainKey, tinyKeys } from '#service/testing/tiny-app.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { type Client, clientOf } from './client.ts'

const ROUNDS = 15
const CALLS = 2000
const CLIENTS = 8
const STATES = ['RI', 'VT', 'NH', 'ME', 'DE', 'WY', 'MT', 'ND']

interface Round {
  perSecond: number
  /** Microseconds of processor time a call, with its client, which is in the same process. */
  cost: number
}

/**
 * Counts by state, from eight clients, of three services over the same data: without observation, with a line in the log and the metrics of
 * each call, and with its trace besides. Their rounds take turns, so that other work on the machine meets all of them. Gives a table.
 */
export async function measureObservation(dataDir: string): Promise<string[]> {
  const services = await servicesOver(dataDir)
  const rounds = services.map((): Round[] => [])
  for (let round = 0; round <= ROUNDS; round++)
    for (const [i, { client }] of services.entries()) {
      const measured = await measureRound(client)
      // The first one is slower: the code is not compiled yet.
      if (round > 0) rounds[i]?.push(measured)
    }
  const rows = services.map(({ name }, i) => {
    const perSecond = median((rounds[i] ?? []).map((round) => round.perSecond))
    const cost = median((rounds[i] ?? []).map((round) => round.cost))
    return `| ${name} | ${perSecond.toFixed(0)} | ${cost.toFixed(0)} |`
  })
  return ['| counts of a state, eight clients | calls/s | µs of processor a call |', '|---|---|---|', ...rows]
}

/** The three services, each with a client. They have one store, and end with the process. */
async function servicesOver(dataDir: string): Promise<{ name: string; client: Client }[]> {
  const silent = openLog('silent')
  const log = openLog('info', destination(devNull))
  const companies = await liveStore('companies', kindFolder(dataDir, 'companies'), silent)
  const source = { stores: { companies, people: emptyStore('people') }, keys: tinyKeys }
  const serve = async (observation?: Observation) => {
    const app = await buildApp({ source, observation, log: observation ? log : silent })
    await app.listen({ port: 0, host: '127.0.0.1' })
    return clientOf((app.server.address() as AddressInfo).port, plainKey)
  }
  const traces = await openTraces((await otlpReceiver()).url, log)
  const observation = { slowMs: 1000, metrics: {} }
  return [
    { name: 'without observation', client: await serve() },
    { name: 'with the log of calls and metrics', client: await serve(observation) },
    { name: 'with traces besides', client: await serve({ ...observation, traces }) },
  ]
}

async function measureRound({ post }: Client): Promise<Round> {
  const [start, used] = [performance.now(), process.cpuUsage()]
  const callOften = async (_: unknown, client: number) => {
    for (let call = client; call < CALLS; call += CLIENTS)
      await post('/v1/companies/count', { StateProvince: STATES[call % STATES.length] })
  }
  await Promise.all(Array.from({ length: CLIENTS }).map(callOften))
  const { user, system } = process.cpuUsage(used)
  return { perSecond: (CALLS / (performance.now() - start)) * 1000, cost: (user + system) / CALLS }
}
