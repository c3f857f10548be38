import type { Criteria } from '#contract/criteria.ts'
import { without } from './searches.ts'

/** A call of the app: its name in the table, its path and its body. */
export interface AppCall {
  name: string
  path: string
  body: object
}

/** The panels of the app, each with the criterion that its tally excludes, and the two tallies above them. */
const panels: readonly (readonly [field: string, criterion?: keyof Criteria])[] = [
  ['sic2', 'PrimarySic'],
  ['locationemployeessizerange', 'LocationEmployeesSizeRange'],
  ['stateprovince', 'StateProvince'],
  ['locationsalesvolumerange'],
  ['creditratingscore'],
  ['franchise'],
  ['recordstatus'],
]

const numbered = (bodies: readonly object[]) => bodies.map((body, i) => ({ RequestId: `${i}`, ...body }))

/** The calls that the app makes for a search: its count first, and then the others at once. */
export function callsOf(criteria: Criteria): [count: AppCall, ...others: AppCall[]] {
  const names = Object.keys(criteria) as (keyof Criteria)[]
  const path = (end: string) => `/v1/companies/${end}`
  const tallies = panels.map(([field, own]) => ({
    ...(own ? without(criteria, own) : criteria),
    Fields: [field],
  }))
  const costs = names.map((name) => without(criteria, name))
  return [
    { name: 'count', path: path('count'), body: criteria },
    { name: 'page of 100', path: path('search'), body: { ...criteria, ResourceType: 'Basic', Limit: 100 } },
    { name: 'seven tallies', path: path('multipletallies'), body: numbered(tallies) },
    {
      name: 'costs of the filters',
      path: path('multiplecount'),
      body: numbered(costs.length > 0 ? costs : [{}]),
    },
    { name: 'tally of the map', path: path('tallies'), body: { ...criteria, Fields: ['postalcode'] } },
  ]
}
