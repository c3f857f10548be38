import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Isochrones } from '#contract/isochrones.ts'
import { Polygon } from '#contract/shared-criteria.ts'
import { openLog } from '../http/log.ts'
import { isochronesFrom } from '../isochrones/isochrones.ts'
import type { RoutingServer } from '../isochrones/provider.ts'
import {
  collection,
  feature,
  sendsJson,
  squareRing,
  startRoutingServer,
} from '../isochrones/routing-server.testing.ts'
import { type AppOptions, buildApp } from '../server/app.ts'
import { asDescribed } from '../testing/matches-description.ts'
import { plainKey, tinyKeys } from '../testing/tiny-app.ts'
import { tinyStores } from '../testing/tiny-store.ts'

const local = { stores: tinyStores, keys: tinyKeys }
const remote = { upstream: { url: 'http://127.0.0.1:1', key: 'k' } }
const routingKey = 'RoutingKeyRoutingKeyRoutingKey01'
const body = { Latitude: 41.8, Longitude: -71.4, Mode: 'Car', Unit: 'Minutes', Bands: [5, 10] }
const area = collection(
  feature('Polygon', [squareRing([-71.4, 41.8], 0.05)], { contour: 5 }),
  feature('Polygon', [squareRing([-71.4, 41.8], 0.1)], { contour: 10 }),
)

const logged: string[] = []
const opened: FastifyInstance[] = []
let routing: Awaited<ReturnType<typeof startRoutingServer>>
beforeAll(async () => {
  routing = await startRoutingServer()
})
afterAll(async () => {
  await Promise.all(opened.map((app) => app.close()))
  routing.close()
})

async function appOf(source: AppOptions['source'], server?: Partial<RoutingServer>) {
  const isochrones = server && isochronesFrom({ kind: 'valhalla', url: routing.url, ...server })
  const log = openLog('trace', { write: (line) => void logged.push(line) })
  const app = asDescribed(await buildApp({ source, isochrones, log }))
  opened.push(app)
  return app
}

const post = (app: FastifyInstance, url: string, payload: object = body, headers = {}) =>
  app.inject({ method: 'POST', url, payload, headers: { host: 'localhost:8080', ...headers } })
const config = async (app: FastifyInstance) =>
  (await app.inject({ url: '/config.json', headers: { host: 'localhost:8080' } })).json()

describe.each([
  ['over data of its own', local],
  ['in front of another service', remote],
])('the service %s', (_, source) => {
  it('answers with areas that searches accept', async () => {
    const app = await appOf(source, {})
    routing.behaves(sendsJson(area))
    const answer = await post(app, '/api/v1/isochrones')
    expect(answer.statusCode).toBe(200)
    const { Bands } = Isochrones.parse(answer.json())
    expect(Bands.map(({ Value }) => Value)).toEqual([5, 10])
    for (const { Polygons } of Bands)
      for (const polygon of Polygons) expect(Polygon.safeParse(polygon).error).toBeUndefined()
    expect((await config(app)).driveTimes).toBe(true)
  })

  it('says where there is no routing server', async () => {
    const app = await appOf(source)
    const answer = await post(app, '/api/v1/isochrones')
    expect([answer.statusCode, answer.json().message]).toEqual([503, expect.stringMatching(/ISOCHRONES_URL/)])
    expect((await config(app)).driveTimes).toBe(false)
  })

  it.each([
    ['a latitude beyond the poles', { Latitude: 91 }, 'Latitude'],
    ['no longitude', { Longitude: undefined }, 'Longitude'],
    ['an unknown mode', { Mode: 'Boat' }, 'Mode'],
    ['an unknown unit', { Unit: 'Furlongs' }, 'Unit'],
    ['no bands', { Bands: [] }, 'Bands'],
    ['five bands', { Bands: [1, 2, 3, 4, 5] }, 'Bands'],
    ['bands in another order', { Bands: [10, 5] }, 'Bands'],
    ['a band twice', { Bands: [5, 5] }, 'Bands'],
    ['a band that is too long', { Bands: [121] }, 'Bands'],
    ['a distance that is too long', { Unit: 'Miles', Bands: [101] }, 'Bands'],
    ['a band of nothing', { Bands: [0] }, 'Bands'],
    ['an unknown name', { Speed: 1 }, 'Speed'],
  ])('refuses %s at its field', async (_name, change, item) => {
    const answer = await post(await appOf(source, {}), '/api/v1/isochrones', { ...body, ...change })
    expect([answer.statusCode, answer.json()[0]?.Item]).toEqual([400, expect.stringContaining(item)])
  })

  it('keeps the key of the routing server to itself', async () => {
    const app = await appOf(source, { kind: 'openrouteservice', key: routingKey })
    routing.behaves(sendsJson({ error: { message: `not with ${routingKey}` } }, 400))
    const answer = await post(app, '/api/v1/isochrones')
    expect(routing.received[0]?.headers.authorization).toBe(routingKey)
    expect(answer.json().message).toContain('not with (key)')
    const all = [answer.body, JSON.stringify(await config(app)), ...logged]
    expect(all.join('\n')).not.toContain(routingKey)
  })

  it('is for the own pages only without a key', async () => {
    const other = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }
    expect((await post(await appOf(source, {}), '/api/v1/isochrones', body, other)).statusCode).toBe(403)
  })
})

it('a slow routing server holds up no other call', async () => {
  const app = await appOf(local, {})
  const open: (() => void)[] = []
  routing.behaves((call, response) => void open.push(() => sendsJson(area)(call, response as never)))
  const slow = Array.from({ length: 4 }, (_, i) =>
    post(app, '/api/v1/isochrones', { ...body, Bands: [i + 1] }),
  )
  await expect.poll(() => open.length).toBe(2)
  const count = await post(app, '/api/v1/companies/count', { City: 'Boston' })
  expect(count.statusCode).toBe(200)
  for (let answered = 0; answered < 4; answered++) {
    await expect.poll(() => open.length).toBeGreaterThan(answered)
    open[answered]?.()
  }
  expect((await Promise.all(slow)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
})

it('is a call of the API, with a key', async () => {
  const app = await appOf(local, {})
  routing.behaves(sendsJson(area))
  expect((await post(app, '/v1/isochrones')).statusCode).toBe(401)
  const accept = { apikey: plainKey, accept: 'application/xml' }
  const { body: text } = await post(app, '/v1/isochrones', body, accept)
  expect(text).toMatch(/<Isochrones .*<Band><Value>5<\/Value><Polygons><Polygon><Points>/s)
})
