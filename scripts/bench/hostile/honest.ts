import { Agent, request } from 'node:http'
import { quantile } from '../speeds/measure.ts'

/** A call of an honest client. */
interface HonestCall {
  path: string
  body?: object
}

const states = ['CA', 'TX', 'NY', 'FL', 'IL', 'OH', 'WA', 'CO', 'GA', 'MA']
const points = [
  [34.05, -118.24],
  [41.88, -87.63],
  [40.71, -74.0],
  [29.76, -95.37],
  [47.61, -122.33],
] as const

/** Call number `i`: cycles through the kinds, with different values. */
function honestCall(i: number, ids: readonly string[]): HonestCall {
  const StateProvince = states[(i * 7) % states.length] as string
  const [Latitude, Longitude] = points[(i * 3) % points.length] as (typeof points)[number]
  const calls: HonestCall[] = [
    { path: '/v1/companies/count', body: { StateProvince, PrimarySic: '58' } },
    {
      path: '/v1/companies/count',
      body: { RadiusCenterPointList: [{ Latitude, Longitude, RadiusMiles: 5 + (i % 40) }] },
    },
    { path: '/v1/companies/search', body: { StateProvince, ResourceType: 'Basic', Limit: 100 } },
    { path: '/v1/companies/tallies', body: { StateProvince, Fields: ['sic2'], Limit: 20 } },
    { path: `/v1/companies/${ids[(i * 13) % ids.length]}` },
    { path: '/v3/match', body: { RequestType: 'Company', Name: 'Golden Bakery', StateProvince } },
    { path: '/health' },
  ]
  return calls[i % calls.length] as HonestCall
}

/** Milliseconds of each answer, sorted, and the failures. */
export interface HonestFigures {
  times: number[]
  failures: string[]
}

export const shown = ({ times }: HonestFigures, share: number) => `${Math.round(quantile(times, share))}`

/** Milliseconds after which an honest client gives up. */
const TIMEOUT = 30_000

/** Honest clients, each with its own key and connection, that make one call after the other until `signal` aborts. */
export async function callHonestly(
  { port, keys, ids }: { port: number; keys: readonly string[]; ids: readonly string[] },
  signal: AbortSignal,
): Promise<HonestFigures> {
  const figures: HonestFigures = { times: [], failures: [] }
  await Promise.all(
    keys.map(async (key, client) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (let i = client * 31; !signal.aborted; i += 1) {
        const call = honestCall(i, ids)
        const startTime = performance.now()
        const status = await send(port, key, call, agent)
        figures.times.push(performance.now() - startTime)
        if (status !== '200') figures.failures.push(`${call.path} ${status}`)
        await new Promise((done) => setTimeout(done, 20))
      }
      agent.destroy()
    }),
  )
  figures.times.sort((a, b) => a - b)
  return figures
}

function send(port: number, apikey: string, { path, body }: HonestCall, agent: Agent): Promise<string> {
  return new Promise((done) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      agent,
      method: body ? 'POST' : 'GET',
      headers: {
        apikey,
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
    })
    const late = setTimeout(() => {
      sent.destroy()
      done('time-out')
    }, TIMEOUT)
    sent.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => {
        clearTimeout(late)
        done(String(answer.statusCode))
      })
    })
    sent.on('error', ({ message }) => {
      clearTimeout(late)
      done(message)
    })
    sent.end(body && JSON.stringify(body))
  })
}
