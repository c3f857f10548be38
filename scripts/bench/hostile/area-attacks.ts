import { type Attack, type HostileCall, sendAll, type Target } from './target.ts'

interface Point {
  Latitude: number
  Longitude: number
}

const post = (path: string, value: unknown): HostileCall => ({ path, body: JSON.stringify(value) })
const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))

/** Two permitted calls at once. */
const twice = (call: HostileCall) => (target: Target) => sendAll(target, [call, call])

/** Points by turns at two latitudes, closed below: each edge crosses the whole of the country. */
const zigzag = (count: number): Point[] => [
  ...times(count - 2, (i) => ({ Latitude: i % 2 ? 49 : 25, Longitude: round(-120 + i * 0.005) })),
  { Latitude: 24, Longitude: round(-120 + (count - 3) * 0.005 + 1) },
  { Latitude: 24, Longitude: -121 },
]

/** The same, leaning: a linear image, of which no sides cross either. */
const diagonal = (count: number): Point[] =>
  zigzag(count).map(({ Latitude, Longitude }) => ({
    Latitude: round(24 + 0.4 * (Latitude - 24) + 0.25 * (Longitude + 121)),
    Longitude: round(Longitude + 0.3 * (Latitude - 24)),
  }))

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

const blob = (i: number, corners: number) => ({
  Points: times(corners, (k) => {
    const angle = (2 * Math.PI * k) / corners
    const reach = 2 + Math.sin(7 * angle)
    return {
      Latitude: round(30 + (i % 15) + reach * Math.sin(angle)),
      Longitude: round(-120 + (i % 40) + reach * Math.cos(angle)),
    }
  }),
})

const circle = (i: number) => ({
  Latitude: round(26 + ((i * 37) % 2200) / 100),
  Longitude: round(-122 + ((i * 91) % 5000) / 100),
  RadiusMiles: 50,
})

const nested = (depth: number): object =>
  depth === 0
    ? { StateProvince: 'CA' }
    : {
        [depth % 2 ? 'AnyOf' : 'NoneOf']: times(20, (i) => ({
          ...nested(depth - 1),
          City: `City ${depth} ${i}`,
        })),
      }

export const areaAttacks: readonly Attack[] = [
  {
    name: 'zigzag polygon of 9,990 points',
    run: twice(post('/v1/companies/count', { PolygonList: [{ Points: zigzag(9990) }] })),
  },
  {
    name: 'diagonal zigzag of 9,990 points',
    run: twice(post('/v1/companies/count', { PolygonList: [{ Points: diagonal(9990) }] })),
  },
  {
    name: '100 polygons of 100 points',
    run: twice(post('/v1/companies/count', { PolygonList: times(100, (i) => blob(i, 100)) })),
  },
  { name: 'AnyOf and NoneOf, 20 × 20 × 20', run: twice(post('/v1/companies/count', nested(3))) },
  {
    name: 'zigzag polygon in a tally of three fields',
    run: twice(
      post('/v1/companies/tallies', {
        PolygonList: [{ Points: zigzag(4000) }],
        Fields: ['city', 'primarysic', 'locationemployeessizerange'],
        Limit: 100,
      }),
    ),
  },
  {
    name: '20 zigzag polygons in one multiplecount',
    run: twice(
      post(
        '/v1/companies/multiplecount',
        times(20, (i) => ({ RequestId: String(i), PolygonList: [{ Points: zigzag(1000 + i) }] })),
      ),
    ),
  },
  {
    name: '100 circles of 50 miles',
    run: twice(post('/v1/companies/count', { RadiusCenterPointList: times(100, circle) })),
  },
  {
    name: '100 counts of 50 circles in one multiplecount',
    run: twice(
      post(
        '/v1/companies/multiplecount',
        times(100, (i) => ({
          RequestId: String(i),
          RadiusCenterPointList: times(50, (k) => circle(50 * i + k)),
        })),
      ),
    ),
  },
]
