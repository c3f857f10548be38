import type { Criteria } from '#contract/criteria.ts'
import type { Point } from '#contract/place.ts'
import type { Client } from '../client.ts'
import { mangle } from '../match/mangle.ts'
import { type BenchmarkQuery, blob, circle, itemOf } from './query.ts'

/** What a company is matched by. */
interface Named {
  CompanyName: string
  City: string
  StateProvince: string
}

/** The values that the queries use, read from the data before anything is timed. */
export interface Places {
  states: string[]
  cities: { City: string; StateProvince: string }[]
  points: Point[]
  sics: string[]
  ids: string[]
  named: Named[]
  total: number
}

const bands = ['1-4', '5-9', '10-19', '20-49', '50-99']
const tallies = [
  'sic2',
  'sic4',
  'county',
  'postalcode',
  'locationemployeessizerange',
  'locationsalesvolumerange',
  'creditratingscore',
  'yearestablished',
]

const count =
  (criteria: (places: Places, i: number) => Criteria, places: Places) => (client: Client, i: number) =>
    client.post('/v1/companies/count', criteria(places, i))

/** A company by its name with an error, and its city. */
const matchOf = ({ CompanyName, City, StateProvince }: Named, i: number) => ({
  RequestType: 'Company',
  Name: mangle(CompanyName, i),
  City,
  StateProvince,
})

/** A part of a name, as it is typed: the beginning of it, one of its words, or its last two words without their last letters. */
function partOfName(name: string, i: number): string {
  const words = name.split(' ')
  if (i % 3 === 0) return name.slice(0, 3 + (i % 7)).trim()
  if (i % 3 === 1) return words[i % words.length] as string
  return words.slice(-2).join(' ').slice(0, -2).trim()
}

function countQueries(places: Places): BenchmarkQuery[] {
  const { states, points, sics, named } = places
  return [
    {
      name: 'name has text',
      goal: 60,
      run: count((_, i) => ({ CompanyName: partOfName(itemOf(named, i).CompanyName, i) }), places),
    },
    {
      name: 'state + SIC prefix + employees',
      goal: 35,
      run: count(
        (_, i) => ({
          StateProvince: itemOf(states, i),
          PrimarySic: itemOf(sics, i).slice(0, 4),
          LocationEmployeesSizeRange: [itemOf(bands, i)],
        }),
        places,
      ),
    },
    {
      name: 'radius 5 mi',
      goal: 45,
      run: count((_, i) => ({ RadiusCenterPointList: [circle(itemOf(points, i), 5)] }), places),
    },
    {
      name: 'radius 50 mi',
      goal: 60,
      run: count((_, i) => ({ RadiusCenterPointList: [circle(itemOf(points, i), 50)] }), places),
    },
    {
      name: 'five circles',
      goal: 150,
      run: count(
        (_, i) => ({
          RadiusCenterPointList: [0, 1, 2, 3, 4].map((k) => circle(itemOf(points, i + 11 * k), 5 + 5 * k)),
        }),
        places,
      ),
    },
    {
      name: 'polygon of 200 corners, city',
      goal: 40,
      run: count((_, i) => ({ PolygonList: [blob(itemOf(points, i), 8, 200)] }), places),
    },
    {
      name: 'polygon of 200 corners, state',
      goal: 120,
      run: count((_, i) => ({ PolygonList: [blob(itemOf(points, i), 120, 200)] }), places),
    },
  ]
}

function tallyQueries(places: Places): BenchmarkQuery[] {
  const { states, cities } = places
  return [
    {
      name: 'SIC tally of a state',
      goal: 30,
      run: (client, i) =>
        client.post('/v1/companies/tallies', {
          StateProvince: itemOf(states, i),
          Fields: ['primarysic'],
          Limit: 100,
        }),
    },
    {
      name: 'SIC tally of the country',
      goal: 130,
      run: (client, i) =>
        client.post('/v1/companies/tallies', { Fields: [i % 2 ? 'primarysic' : 'sic4'], Limit: 100 }),
    },
    {
      name: 'eight tallies of a city',
      goal: 60,
      run: (client, i) =>
        Promise.all(
          tallies.map((field) =>
            client.post('/v1/companies/tallies', {
              CitiesByStateProvince: [itemOf(cities, i)],
              Fields: [field],
              Limit: 100,
            }),
          ),
        ),
    },
  ]
}

function recordQueries(places: Places): BenchmarkQuery[] {
  const { states, ids, total } = places
  const middle = Math.min(1_000_000, Math.floor(total / 2))
  return [
    {
      name: 'page of 100 at offset 0',
      goal: 20,
      run: (client, i) =>
        client.post('/v1/companies/search', {
          StateProvince: itemOf(states, i),
          ResourceType: 'Basic',
          Limit: 100,
        }),
    },
    {
      name: 'page of 100 at offset 1,000,000 (the middle of less)',
      goal: 30,
      run: (client, i) =>
        client.post('/v1/companies/search', { ResourceType: 'Basic', Limit: 100, Offset: middle + 100 * i }),
    },
    {
      name: 'Core page of 2,000',
      goal: 60,
      run: (client, i) =>
        client.post('/v1/companies/search', {
          StateProvince: itemOf(states, i),
          ResourceType: 'Core',
          Limit: 2000,
        }),
    },
    {
      name: 'one id',
      goal: 8,
      run: (client, i) => client.get(`/v1/companies/${itemOf(ids, i)}?resourcetype=Enhanced`),
    },
    {
      name: '1,000 ids',
      goal: 50,
      run: (client, i) =>
        client.post('/v1/companies/search', {
          Id: Array.from({ length: 1000 }, (_, k) => itemOf(ids, i * 1000 + k)),
          ResourceType: 'Core',
          Limit: 1000,
        }),
    },
    {
      name: 'Nth 1,000 of a fifth of all',
      goal: 250,
      run: (client, i) =>
        client.post('/v1/companies/search', {
          LocationEmployeesSizeRange: [itemOf(['5-9', '10-19'], i)],
          Fields: ['Location'],
          Limit: 1000,
          NthRecord: true,
        }),
    },
  ]
}

const sorts = [
  { Field: 'CompanyName' },
  { Field: 'LocationEmployeesSizeActual', Descending: true },
  { Field: 'LocationSalesVolumeActual', Descending: true },
  { Field: 'UpdateDate', Descending: true },
  { Field: 'City' },
  { Field: 'Distance' },
]

function sortQueries({ states, points, total }: Places): BenchmarkQuery[] {
  const middle = Math.min(1_000_000, Math.floor(total / 2))
  const page = (name: string, goal: number, Offset: number, criteria: (i: number) => Criteria) => ({
    name: `sorted page of 100, ${name}`,
    goal,
    run: (client: Client, i: number) =>
      client.post('/v1/companies/search', {
        ...criteria(i),
        ...(i % sorts.length === 5 && { SortCenter: itemOf(points, i) }),
        Sort: [sorts[i % sorts.length]],
        ResourceType: 'Basic',
        Limit: 100,
        Offset: Offset + 100 * i,
      }),
  })
  return [
    page('a state, offset 0', 60, 0, (i) => ({ StateProvince: itemOf(states, i) })),
    page('all, offset 0', 400, 0, () => ({})),
    page('all, offset 1,000', 400, 1000, () => ({})),
    page('all, offset 1,000,000 (the middle of less)', 800, middle, () => ({})),
  ]
}

function matchQueries(places: Places): BenchmarkQuery[] {
  const { named } = places
  return [
    {
      name: 'match with a city',
      goal: 60,
      run: (client, i) => client.post('/v3/match', matchOf(itemOf(named, i), i)),
    },
    {
      name: 'match by name alone',
      goal: 80,
      run: (client, i) =>
        client.post('/v3/match', { RequestType: 'Company', Name: mangle(itemOf(named, i).CompanyName, i) }),
    },
    {
      name: 'multiple match of 100',
      goal: 3000,
      run: (client, i) =>
        client.post(
          '/v3/multiplematch',
          Array.from({ length: 100 }, (_, k) => ({
            RequestId: String(k),
            ...matchOf(itemOf(named, 100 * i + k), k),
          })),
        ),
    },
  ]
}

const queriesOf = (places: Places): BenchmarkQuery[] =>
  [countQueries, tallyQueries, recordQueries, sortQueries, matchQueries].flatMap((queries) => queries(places))

/** Reads the values that the queries use from a running service. */
export async function readPlaces(client: Client): Promise<Places> {
  const tally = async (Fields: string[], Limit: number) =>
    (await client.post('/v1/companies/tallies', { Fields, Limit })) as Record<string, string>[]
  const [{ MatchCount: total }, states, cities, sics] = await Promise.all([
    client.post('/v1/companies/count', {}) as Promise<{ MatchCount: number }>,
    tally(['stateprovince'], 45),
    tally(['city', 'stateprovince'], 300),
    tally(['primarysic'], 400),
  ])
  const sample = (await client.post('/v1/companies/search', {
    Fields: ['Location', 'CompanyName', 'City', 'StateProvince'],
    Limit: 2000,
    NthRecord: true,
  })) as (Named & { Id: string; Location: Point })[]
  const ids: string[] = sample.map(({ Id }) => Id)
  for (let Offset = 1; Offset < 25; Offset++) {
    const more = (await client.post('/v1/companies/search', {
      ResourceType: 'Core',
      Limit: 2000,
      Offset: Offset * 37,
      NthRecord: true,
    })) as { Id: string }[]
    ids.push(...more.map(({ Id }) => Id))
  }
  return {
    total,
    states: states.map((item) => item.StateProvince as string),
    cities: cities.map(({ City, StateProvince }) => ({
      City: City as string,
      StateProvince: StateProvince as string,
    })),
    sics: sics.map((item) => item.PrimarySic as string),
    points: sample.map(({ Location }) => Location),
    ids: [...new Set(ids)],
    named: sample,
  }
}

/** The queries of the table of companies, with values of the data behind a client. */
export const companyQueries = async (client: Client) => queriesOf(await readPlaces(client))
