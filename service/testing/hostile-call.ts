import { Buffer } from 'node:buffer'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { between, pick, type Random } from '#shared/random.ts'

/** A call as it goes over the wire, without a key. */
export interface HostileCall {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  payload?: string
}

/** Bytes of the largest bodies that the service takes. */
const MAX_BODY = 2_000_000
/** Characters of the longest addresses; Node refuses more with a 431. */
const MAX_URL = 15_000

/** A size from 1 to `max`, small ones as often as large ones. */
const sizeTo = (random: Random, max: number) => Math.floor(Math.exp(random() * Math.log(max)))

const repeat = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))

const oddTexts = [
  '',
  ' ',
  '%',
  '_',
  '\u0000',
  '\ud800',
  "'; drop table companies",
  '=1+1',
  'é',
  '\u202e',
  '-'.repeat(50),
  '<a>',
]
const oddNumbers = [0, -1, 0.5, 1e19, 1e308, -1e308, 2 ** 31, 2 ** 53, 1e-320]
const oddValues = (random: Random): unknown =>
  pick(random, [
    () => pick(random, oddTexts),
    () => pick(random, oddNumbers),
    () => null,
    () => true,
    () => [],
    () => ({}),
  ])()

const latitude = (random: Random) => 24 + random() * 25
const longitude = (random: Random) => -125 + random() * 58

const rings: ((random: Random, points: number) => object[])[] = [
  // A zigzag over the whole country.
  (_random, points) =>
    repeat(points, (i) => ({ Latitude: i % 2 ? 25 : 49, Longitude: -120 + (i * 50) / points })).concat([
      { Latitude: 24, Longitude: -69 },
      { Latitude: 24, Longitude: -121 },
    ]),
  // A star round a point.
  (random, points) => {
    const [y, x] = [latitude(random), longitude(random)]
    return repeat(points, (i) => {
      const [angle, radius] = [(2 * Math.PI * i) / points, i % 2 ? 1 : 6]
      return { Latitude: y + radius * Math.sin(angle), Longitude: x + radius * Math.cos(angle) }
    })
  },
  // Corners anywhere, so that edges cross.
  (random, points) => repeat(points, () => ({ Latitude: latitude(random), Longitude: longitude(random) })),
]

const polygon = (random: Random, points: number) => ({ Points: pick(random, rings)(random, points) })
const circle = (random: Random) => ({
  Latitude: latitude(random),
  Longitude: longitude(random),
  RadiusMiles: random() * 3000,
})

/** Criteria by name, each with a value of some size. */
const criteria: Record<string, (random: Random, size: number) => unknown> = {
  Id: (_random, size) => repeat(size, (i) => String(100_000_000 + i)),
  NotId: (_random, size) => repeat(size, (i) => `x${i}`),
  PostalCode: (_random, size) => repeat(size, (i) => String(10_000 + (i % 90_000))),
  StatesProvinces: (_random, size) => repeat(size, (i) => ['RI', 'NE', 'TX', 'ZZ'][i % 4]),
  CompanyName: (_random, size) => 'a'.repeat(size),
  City: (_random, size) => 'Pro vi'.repeat(size),
  LastName: (_random, size) => '%'.repeat(size),
  PrimarySic: (_random, size) => repeat(size, (i) => String(1000 + (i % 9000))),
  CitiesByStateProvince: (_random, size) => repeat(size, (i) => ({ City: `City ${i}`, StateProvince: 'RI' })),
  RadiusPostalCodeList: (random, size) =>
    repeat(size, (i) => ({ PostalCode: String(10_000 + i), RadiusMiles: random() * 500 })),
  RadiusCenterPointList: (random, size) => repeat(size, () => circle(random)),
  PolygonList: (random, size) => {
    const polygons = sizeTo(random, Math.min(size, 200))
    return repeat(polygons, () => polygon(random, Math.ceil(size / polygons) + 3))
  },
}

/** Criteria of a call; alternatives within alternatives share the size out. */
function someCriteria(random: Random, size: number, depth = 0): Record<string, unknown> {
  if (depth < 3 && random() < 0.2) {
    const branches = sizeTo(random, Math.min(size, 400))
    const inner = () => someCriteria(random, Math.ceil(size / branches), depth + 1)
    return { [pick(random, ['AnyOf', 'NoneOf'])]: repeat(branches, inner) }
  }
  const names = repeat(between(random, 1, 3), () => pick(random, Object.keys(criteria)))
  return Object.fromEntries(names.map((name) => [name, criteria[name]?.(random, size)]))
}

/** Bodies of the contract's calls: in order but large, or out of order in one way. */
function body(random: Random, path: string): unknown {
  const size = sizeTo(random, 100_000)
  const shape = random()
  if (shape < 0.1) return Object.fromEntries(repeat(size, (i) => [`Nope${i}`, 1]))
  if (shape < 0.2)
    return Object.fromEntries(repeat(3, () => [pick(random, Object.keys(criteria)), oddValues(random)]))
  const fields = repeat(sizeTo(random, 1000), () =>
    pick(random, ['city', 'stateprovince', 'primarysic', 'zip3', 'Nope']),
  )
  const one = (i: number) => ({
    ...(path.includes('match')
      ? { RequestType: 'Any', Name: 'Cedar '.repeat(sizeTo(random, 2000)), City: pick(random, oddTexts) }
      : someCriteria(random, path.includes('multiple') ? sizeTo(random, 500) : size)),
    ...(path.includes('tallies') && { Fields: fields.slice(0, between(random, 1, 4)) }),
    ...(random() < 0.3 && { Limit: pick(random, [1, 100, 2000, ...oddNumbers]) }),
    ...(random() < 0.2 && { Offset: pick(random, [1, 1_000_000, ...oddNumbers]) }),
    ...(path.includes('multiple') && { RequestId: String(i) }),
  })
  return path.includes('multiple') ? repeat(sizeTo(random, 200), one) : one(0)
}

const endless = ['&amp;', '<a>', '</a>', '<City>x</City>', '<![CDATA[x]]>', '<!--x-->', '&', ' ']

/** XML of one thing again and again, whole or broken. */
function xmlBody(random: Random): string {
  const part = pick(random, endless)
  const middle = part.repeat(sizeTo(random, MAX_BODY / part.length))
  return pick(random, [`<Request>${middle}</Request>`, `<Request><City>${middle}</City></Request>`, middle])
}

/** Lists within lists, written as text: to make them as values would need as deep a stack. */
function nested(random: Random): string {
  const depth = sizeTo(random, MAX_BODY / 2)
  return '['.repeat(depth) + ']'.repeat(depth)
}

const posts = Object.values<Endpoint>(endpoints).filter(({ method }) => method === 'POST')

function contractPost(random: Random): HostileCall {
  const { path } = pick(random, posts)
  const xml = random() < 0.15
  const accept = pick(random, ['application/json', 'application/json', 'application/xml'])
  const headers = { accept, 'content-type': `application/${xml ? 'xml' : 'json'}` }
  const text = xml ? xmlBody(random) : random() < 0.05 ? nested(random) : JSON.stringify(body(random, path))
  return { method: 'POST', url: path, headers, payload: text.slice(0, MAX_BODY) }
}

const encoded = (random: Random): string =>
  pick(random, [
    () => String(pick(random, oddNumbers)),
    () => 'Infinity',
    () => encodeURIComponent(pick(random, oddTexts).replace(/[\ud800-\udfff]/g, 'x')),
    () => 'a'.repeat(sizeTo(random, MAX_URL)),
    () => '%C3%A9'.repeat(sizeTo(random, MAX_URL / 6)),
    () => '-'.repeat(sizeTo(random, MAX_URL)),
    () => '%zz',
  ])()

const getNames = [
  'city',
  'companyname',
  'postalcode',
  'limit',
  'offset',
  'resourcetype',
  'keyword',
  'preferred',
  'nope',
]
const getPaths = [
  '/v1/companies/',
  '/v1/people/',
  '/v1/sics',
  '/v1/people/vehicles/makesandmodels',
  '/health',
  '/openapi.json',
]

function contractGet(random: Random): HostileCall {
  const path =
    random() < 0.4
      ? `${pick(random, ['/v1/companies/', '/v1/people/', '/v1/sics/'])}${encoded(random)}`
      : pick(random, getPaths)
  const pairs = repeat(sizeTo(random, 50), () => `${pick(random, getNames)}=${encoded(random)}`)
  return { method: 'GET', url: `${path}?${pairs.join('&')}`.slice(0, MAX_URL), headers: {} }
}

function reconcileGet(random: Random): HostileCall {
  const kind = pick(random, ['/reconcile', '/reconcile/people'])
  const path = pick(random, [
    () => `/suggest/entity?prefix=${encoded(random)}&cursor=${encoded(random)}`,
    () => `/suggest/property?prefix=${encoded(random)}&cursor=${encoded(random)}`,
    () => `/suggest/type?prefix=${encoded(random)}`,
    () => `/preview/${encoded(random)}`,
    () => `?queries=${encoded(random)}`,
    () => `/extend/propose?type=${encoded(random)}&limit=${encoded(random)}`,
  ])()
  return { method: 'GET', url: `${kind}${path}`.slice(0, MAX_URL), headers: {} }
}

function reconcilePost(random: Random): HostileCall {
  const kind = pick(random, ['/reconcile', '/reconcile/people'])
  const size = sizeTo(random, 30_000)
  const query = (i: number) => ({
    query: pick(random, ['Cedar Ridge Dental', 'a'.repeat(sizeTo(random, 5000)), ...oddTexts]),
    limit: pick(random, [3, i, ...oddNumbers]),
    properties: repeat(sizeTo(random, 20), () => ({
      pid: pick(random, ['City', 'Nope']),
      v: oddValues(random),
    })),
  })
  const ids = repeat(sizeTo(random, 3000), (i) =>
    random() < 0.01 ? 'x'.repeat(sizeTo(random, 20_000)) : String(100_000_000 + i * 37),
  )
  const form = pick(random, [
    () => ['queries', Object.fromEntries(repeat(sizeTo(random, 300), (i) => [`q${i}`, query(i)]))],
    () => [
      'extend',
      { ids, properties: repeat(size, (i) => ({ id: ['City', 'CompanyName', `Nope${i}`][i % 3] })) },
    ],
    () => [pick(random, ['queries', 'extend']), oddValues(random)],
  ])()
  const payload = `${form[0]}=${encodeURIComponent(JSON.stringify(form[1]))}`
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return { method: 'POST', url: kind, headers, payload: payload.slice(0, MAX_BODY) }
}

/** A call to any endpoint, with values of any size up to the limits of the service. */
export function hostileCall(random: Random): HostileCall {
  const draw = random()
  if (draw < 0.5) return contractPost(random)
  if (draw < 0.65) return contractGet(random)
  return draw < 0.8 ? reconcileGet(random) : reconcilePost(random)
}

/** A call in one line, for a report. */
export const shortly = ({ method, url, payload = '' }: HostileCall) =>
  `${method} ${url.slice(0, 120)} ${payload.slice(0, 200)} (${url.length + Buffer.byteLength(payload)} bytes)`
