import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Isochrones, IsochronesRequest } from '#contract/isochrones.ts'
import { isochronesFrom } from './isochrones.ts'
import type { RoutingServer } from './provider.ts'
import { collection, feature, sendsJson, squareRing, startRoutingServer } from './routing-server.testing.ts'

const request: IsochronesRequest = {
  Latitude: 39.3,
  Longitude: -76.6,
  Mode: 'Car',
  Unit: 'Minutes',
  Bands: [5, 10],
}
const center: [number, number] = [request.Longitude, request.Latitude]
const key = 'RoutingKeyRoutingKey'
const bounds = { milliseconds: 500, bytes: 100_000 }

let server: Awaited<ReturnType<typeof startRoutingServer>>
beforeAll(async () => {
  server = await startRoutingServer()
})
afterAll(() => server.close())

/** Requests from a server of which no answer is cached. */
const find = (change: Partial<IsochronesRequest> = {}, to: Partial<RoutingServer> = {}) =>
  isochronesFrom({ kind: 'valhalla', url: server.url, ...to }, bounds)(
    { ...request, ...change },
    AbortSignal.timeout(5000),
  )

const halves = ({ Bands }: Isochrones) =>
  Bands.map(({ Value, Polygons }) => [
    Value,
    Polygons.map(({ Points }) =>
      Number((Math.max(...Points.map(({ Latitude }) => Latitude)) - request.Latitude).toFixed(3)),
    ),
  ])

describe('Valhalla', () => {
  const small = squareRing(center, 0.05)
  const large = squareRing(center, 0.1)
  it.each([
    [
      'polygons, the larger first',
      [feature('Polygon', [large], { contour: 10 }), feature('Polygon', [small], { contour: 5 })],
    ],
    [
      'several polygons',
      [
        feature('MultiPolygon', [[small]], { contour: 5 }),
        feature('MultiPolygon', [[large]], { contour: 10 }),
      ],
    ],
    ['lines', [feature('LineString', small, { contour: 5 }), feature('LineString', large, { contour: 10 })]],
    [
      'features without an area',
      [
        feature('Point', center, { type: 'input' }),
        feature('Polygon', [large, small], { contour: 10 }),
        feature('Polygon', [small], { contour: 5 }),
      ],
    ],
  ])('reads %s', async (_, features) => {
    server.behaves(sendsJson(collection(...features)))
    const found = await find()
    expect(halves(found)).toEqual([
      [5, [0.05]],
      [10, [0.1]],
    ])
    expect(found.Attribution).toContain('OpenStreetMap')
  })

  it.each([
    [{ Mode: 'Bike' }, { costing: 'bicycle', contours: [{ time: 5 }, { time: 10 }] }],
    [
      { Mode: 'Foot', Bands: [7.5] },
      { costing: 'pedestrian', contours: [{ time: 7.5 }] },
    ],
    [
      { Unit: 'Miles', Bands: [1] },
      { costing: 'auto', contours: [{ distance: 1.609344 }] },
    ],
  ] as const)('gets %j', async (change, sent) => {
    server.behaves(sendsJson(collection(feature('Polygon', [small], { contour: 1.6 }))))
    await find(change as Partial<IsochronesRequest>)
    const [{ url, body } = {}] = server.received
    expect(url).toBe('/routing/isochrone')
    expect(body).toMatchObject({ ...sent, locations: [{ lat: 39.3, lon: -76.6 }], polygons: true })
  })
})

describe('openrouteservice', () => {
  const to = { kind: 'openrouteservice', key } as const
  const answer = {
    ...collection(
      feature('Polygon', [squareRing(center, 0.05)], { group_index: 0, value: 300 }),
      feature('Polygon', [squareRing(center, 0.1)], { group_index: 0, value: 600 }),
    ),
    metadata: { attribution: 'openrouteservice.org | OpenStreetMap contributors' },
  }

  it.each([
    [{}, 'driving-car', { range: [300, 600], range_type: 'time' }],
    [
      { Mode: 'Bike', Unit: 'Miles', Bands: [1, 2] },
      'cycling-regular',
      { range: [1609, 3219], range_type: 'distance' },
    ],
    [{ Mode: 'Foot' }, 'foot-walking', { range: [300, 600] }],
  ] as const)('gets %j', async (change, profile, sent) => {
    server.behaves(sendsJson(answer))
    const { Attribution } = await find(change as Partial<IsochronesRequest>, to)
    const [{ url, headers, body } = {}] = server.received
    expect([url, headers?.authorization]).toEqual([`/routing/v2/isochrones/${profile}`, key])
    expect(body).toMatchObject({ ...sent, locations: [[-76.6, 39.3]] })
    expect(Attribution).toBe(answer.metadata.attribution)
  })

  it('has its bands by their values', async () => {
    server.behaves(sendsJson(answer))
    expect(halves(await find({}, to))).toEqual([
      [5, [0.05]],
      [10, [0.1]],
    ])
  })

  it.each([
    [404, { error: { code: 2010, message: 'Could not find routable point' } }, 400, /no road for cars/],
    [
      400,
      { error: { code: 3004, message: `range is too large for ${key}` } },
      503,
      /range is too large for \(key\)$/,
    ],
    [403, { error: 'Access to this API has been disallowed' }, 503, /refused the key of this installation/],
    [429, { error: 'Rate limit exceeded' }, 503, /rate limiting/],
  ])('of status %i has a clear message: %j', async (status, body, statusCode, words) => {
    server.behaves(sendsJson(body, status))
    await expect(find({}, to)).rejects.toMatchObject({
      statusCode,
      message: expect.stringMatching(words.source.replace(/\$$/, '')),
    })
  })
})

describe('a routing server that', () => {
  const square = collection(feature('Polygon', [squareRing(center, 0.1)], { contour: 10 }))
  const noRoad = {
    error_code: 171,
    error: 'No suitable edges near location',
    status_code: 400,
    status: 'Bad Request',
  }
  const tooFar = { error_code: 151, error: 'Exceeded max time: 120', status_code: 400, status: 'Bad Request' }
  const sends =
    (text: string | Buffer, headers = {}): RequestListener =>
    (_request, response) =>
      response.writeHead(200, headers).end(text)

  it.each<[name: string, behave: RequestListener, status: number, words: string]>([
    ['finds no road', sendsJson(noRoad, 400), 400, 'There is no road for cars near this point.'],
    ['refuses the request', sendsJson(tooFar, 400), 503, 'refused the request: Exceeded max time: 120'],
    ['sends no JSON', sends('oops'), 503, 'did not send areas of travel'],
    ['fails with a status', (_, response) => response.writeHead(500).end('oops'), 503, 'failed (status 500)'],
    ['is behind a failing proxy', (_, response) => response.writeHead(502).end('<html>'), 503, 'status 502'],
    ['answers something else', sendsJson({ trip: {} }), 503, 'did not send areas of travel'],
    [
      'answers without contours',
      sendsJson(collection(feature('Polygon', [squareRing(center, 1)], {}))),
      503,
      'did not send',
    ],
    [
      'answers beyond the earth',
      sendsJson(collection(feature('Polygon', [squareRing([179.9, 0], 1)], { contour: 5 }))),
      503,
      'did not send',
    ],
    ['answers nothing', sendsJson(collection()), 400, 'Nothing can be reached'],
    [
      'answers a line without area',
      sendsJson(collection(feature('Polygon', [[center, center, center]], { contour: 5 }))),
      400,
      'Nothing can be reached',
    ],
    ['answers too much', sends(' '.repeat(200_000)), 503, 'sent more than'],
    [
      'answers too much, compressed',
      sends(gzipSync(' '.repeat(200_000)), { 'content-encoding': 'gzip' }),
      503,
      'sent more than',
    ],
    ['answers no text', sends(Buffer.from([0xff, 0xfe])), 503, 'cannot be read'],
    [
      'redirects',
      (_, response) => response.writeHead(302, { location: '/elsewhere' }).end(),
      503,
      'redirects',
    ],
    ['closes the connection', (_, response) => response.destroy(), 503, 'closed the connection'],
    ['never answers', () => {}, 503, 'did not answer in 0.5 s'],
    [
      'never ends its answer',
      (_, response) => void response.writeHead(200).write('{'),
      503,
      'did not answer in 0.5 s',
    ],
  ])('%s has a clear message', async (_, behave, statusCode, words) => {
    server.behaves(behave)
    await expect(find()).rejects.toMatchObject({ statusCode, message: expect.stringContaining(words) })
    expect(server.received).toHaveLength(1)
    server.behaves(sendsJson(square))
    expect(halves(await find({ Bands: [10] }))).toEqual([[10, [0.1]]])
  })

  it('is not there has a clear message', async () => {
    const free = createServer()
    await new Promise<void>((done) => free.listen(0, '127.0.0.1', done))
    const { port } = free.address() as AddressInfo
    await new Promise((done) => free.close(done))
    const pending = find({}, { url: `http://127.0.0.1:${port}` })
    await expect(pending).rejects.toMatchObject({
      statusCode: 503,
      message: expect.stringContaining('Nothing answers at its address.'),
    })
  })

  it('rounds two bands to the same contour gives both', async () => {
    server.behaves(sendsJson(collection(feature('Polygon', [squareRing(center, 0.1)], { contour: 1.6 }))))
    expect(halves(await find({ Unit: 'Miles', Bands: [1, 1.02] }))).toEqual([
      [1, [0.1]],
      [1.02, [0.1]],
    ])
  })

  it('sends a band of nothing gives the others', async () => {
    server.behaves(sendsJson(square))
    expect(halves(await find())).toEqual([
      [5, []],
      [10, [0.1]],
    ])
  })
})

it('a caller who hangs up ends the call of the routing server', async () => {
  let closed: Promise<void> | undefined
  const called = new Promise<void>((resolve) =>
    server.behaves((_, response) => {
      closed = new Promise((done) => response.once('close', done))
      resolve()
    }),
  )
  const caller = new AbortController()
  const found = isochronesFrom({ kind: 'valhalla', url: server.url })(request, caller.signal)
  await called
  caller.abort(new Error('the caller is gone'))
  await expect(found).rejects.toThrow('the caller is gone')
  await closed
})

it('requests equal areas once, and again after a failure', async () => {
  const search = isochronesFrom({ kind: 'valhalla', url: server.url }, bounds)
  const once = (change = {}) => search({ ...request, ...change }, AbortSignal.timeout(5000))
  server.behaves(sendsJson({}, 500))
  await expect(once()).rejects.toThrow()
  server.behaves(sendsJson(collection(feature('Polygon', [squareRing(center, 0.1)], { contour: 10 }))))
  const first = await once()
  expect(await once({ Latitude: request.Latitude + 1e-9 })).toEqual(first)
  expect(server.received).toHaveLength(1)
  for (const other of [{ Mode: 'Foot' }, { Unit: 'Miles' }, { Bands: [10] }, { Latitude: 39.301 }])
    await once(other)
  expect(server.received).toHaveLength(5)
})

it('calls the server a few times at once, and drops calls whose callers are gone', async () => {
  const open: (() => void)[] = []
  server.behaves((call, response) => {
    open.push(() =>
      sendsJson(collection(feature('Polygon', [squareRing(center, 0.1)], { contour: 10 })))(
        call,
        response as never,
      ),
    )
  })
  const search = isochronesFrom({ kind: 'valhalla', url: server.url })
  const callers = Array.from({ length: 10 }, () => new AbortController())
  const found = callers.map(({ signal }, i) => search({ ...request, Bands: [i + 1] }, signal))
  await expect.poll(() => open.length).toBe(8)
  callers[8]?.abort(new Error('gone'))
  await expect(found[8]).rejects.toThrow('gone')
  open[0]?.()
  await found[0]
  await expect.poll(() => open.length).toBe(9)
  expect(server.received.at(-1)?.body).toMatchObject({ contours: [{ time: 10 }] })
  for (const answer of open.slice(1)) answer()
  await Promise.all(found.filter((_, i) => i !== 8))
})
