import type { Criteria } from '#contract/criteria.ts'
import { interestNames } from '#contract/interests.ts'
import type { Point } from '#contract/place.ts'
import { ageBands, homeValueBands, incomeBands } from '#contract/ranges.ts'
import type { Client } from '../client.ts'
import { mangle } from '../match/mangle.ts'
import { type BenchmarkQuery, blob, circle, itemOf } from './query.ts'

/** What a person is matched by. */
interface Named {
  FirstName: string
  LastName: string
  City: string
  StateProvince: string
}

/** The values that the queries use, read from the data before anything is timed. */
interface Places {
  states: string[]
  cities: { City: string; StateProvince: string }[]
  points: Point[]
  ids: string[]
  named: Named[]
  total: number
}

const ages = ageBands.map(({ value }) => value)
const incomes = incomeBands.map(({ value }) => value)
const homeValues = homeValueBands.map(({ value }) => value)
const tallies = [
  'agerange',
  'incomerange',
  'homevaluerange',
  'housingtype',
  'ishomeowner',
  'maritalstatus',
  'county',
  'postalcode',
]

const search = (client: Client, body: object) => client.post('/v1/people/search', body)

function countQueries({ states, points }: Places): BenchmarkQuery[] {
  const count = (name: string, goal: number, criteria: (i: number) => Criteria) => ({
    name,
    goal,
    run: (client: Client, i: number) => client.post('/v1/people/count', criteria(i)),
  })
  return [
    count('state + age + income', 60, (i) => ({
      StateProvince: itemOf(states, i),
      AgeRange: [itemOf(ages, i)],
      IncomeRange: [itemOf(incomes, i), itemOf(incomes, i + 1)],
    })),
    count('homeowners of all states by home value', 250, (i) => ({
      IsHomeowner: true,
      HomeValueRange: [itemOf(homeValues, i)],
    })),
    count('an interest of all states', 250, (i) => ({
      LifeStyle: { [itemOf(interestNames, i)]: true } as Criteria['LifeStyle'],
      AgeRange: [itemOf(ages, i)],
    })),
    count('radius 5 mi', 45, (i) => ({ RadiusCenterPointList: [circle(itemOf(points, i), 5)] })),
    count('radius 50 mi', 120, (i) => ({ RadiusCenterPointList: [circle(itemOf(points, i), 50)] })),
    count('polygon of 200 corners, city', 60, (i) => ({ PolygonList: [blob(itemOf(points, i), 8, 200)] })),
  ]
}

function tallyQueries({ states, cities }: Places): BenchmarkQuery[] {
  const tally = (client: Client, body: object) => client.post('/v1/people/tallies', { ...body, Limit: 100 })
  return [
    {
      name: 'age tally of a state',
      goal: 60,
      run: (client, i) => tally(client, { StateProvince: itemOf(states, i), Fields: ['agerange'] }),
    },
    {
      name: 'tally of the country',
      goal: 600,
      run: (client, i) => tally(client, { Fields: [itemOf(tallies, i)] }),
    },
    {
      name: 'eight tallies of a city',
      goal: 100,
      run: (client, i) =>
        Promise.all(
          tallies.map((field) =>
            tally(client, { CitiesByStateProvince: [itemOf(cities, i)], Fields: [field] }),
          ),
        ),
    },
  ]
}

function recordQueries({ states, ids, named, total }: Places): BenchmarkQuery[] {
  const middle = Math.min(1_000_000, Math.floor(total / 2))
  return [
    {
      name: 'page of 100 at offset 0',
      goal: 20,
      run: (client, i) =>
        search(client, { StateProvince: itemOf(states, i), ResourceType: 'Basic', Limit: 100 }),
    },
    {
      name: 'page of 100 at offset 1,000,000 (the middle of less)',
      goal: 60,
      run: (client, i) => search(client, { ResourceType: 'Basic', Limit: 100, Offset: middle + 100 * i }),
    },
    {
      name: 'one id',
      goal: 8,
      run: (client, i) => client.get(`/v1/people/${itemOf(ids, i)}?resourcetype=Enhanced`),
    },
    {
      name: '1,000 ids',
      goal: 100,
      run: (client, i) =>
        search(client, {
          Id: Array.from({ length: 1000 }, (_, k) => itemOf(ids, i * 1000 + k)),
          ResourceType: 'Core',
          Limit: 1000,
        }),
    },
    {
      name: 'match with a city',
      goal: 60,
      run: (client, i) => {
        const { FirstName, LastName, City, StateProvince } = itemOf(named, i)
        const Name = mangle(`${FirstName} ${LastName}`, i)
        return client.post('/v3/match', { RequestType: 'Person', Name, City, StateProvince })
      },
    },
  ]
}

/** Reads the values that the queries use from a running service. */
async function readPlaces(client: Client): Promise<Places> {
  const tally = async (Fields: string[], Limit: number) =>
    (await client.post('/v1/people/tallies', { Fields, Limit })) as Record<string, string>[]
  const { MatchCount: total } = (await client.post('/v1/people/count', {})) as { MatchCount: number }
  const states = await tally(['stateprovince'], 45)
  const cities = await tally(['city', 'stateprovince'], 300)
  const pages: (Named & { Id: string; Location: Point })[][] = []
  for (let page = 0; page < 12; page++)
    pages.push(
      (await search(client, {
        Fields: ['Location', 'FirstName', 'LastName', 'City', 'StateProvince'],
        Limit: 2000,
        Offset: Math.floor((total * page) / 13),
      })) as (typeof pages)[number],
    )
  // One of each page after the other: people of a page live near each other.
  const people = (pages[0] ?? []).flatMap((_, i) => pages.flatMap((page) => page[i] ?? []))
  return {
    total,
    states: states.map((item) => item.StateProvince as string),
    cities: cities.map(({ City, StateProvince }) => ({
      City: City as string,
      StateProvince: StateProvince as string,
    })),
    points: people.map(({ Location }) => Location),
    ids: people.map(({ Id }) => Id),
    named: people,
  }
}

/** The queries of the table of people, with values of the data behind a client. */
export async function peopleQueries(client: Client): Promise<BenchmarkQuery[]> {
  const places = await readPlaces(client)
  return [countQueries, tallyQueries, recordQueries].flatMap((queries) => queries(places))
}
