import type { MatchResponse } from '#contract/match.ts'
import type { Client } from '../client.ts'

/** A company of the data, with the fields by which it is looked up. */
export interface Known {
  Id: string
  CompanyName: string
  City: string
  StateProvince: string
}

const LIMIT = 100
const FIVE = 5

/** The name with two different letters in the middle swapped. */
export function swapped(name: string): string {
  const middle = Math.floor(name.length / 2)
  for (let step = 0; step < middle - 1; step++) {
    const at = middle - step
    const [a, b] = [name.charAt(at), name.charAt(at + 1)]
    if (/[a-z]/.test(a) && /[a-z]/.test(b) && a !== b) return name.slice(0, at) + b + a + name.slice(at + 2)
  }
  return name
}

const percent = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1)

/** How often companies of the data are found by their names, as rows of a table. */
export async function measureFound(client: Client, companies: readonly Known[]): Promise<string[]> {
  const match = async (criteria: object) =>
    (await client.post('/v3/match', { RequestType: 'Company', Limit: LIMIT, ...criteria })) as MatchResponse
  let [named, empty, five] = [0, 0, 0]
  for (const { Id, CompanyName: Name, City, StateProvince } of companies) {
    const placeOf = ({ Matches }: MatchResponse) => Matches.Common.findIndex((record) => record.Id === Id)
    const byName = await match({ Name })
    if (placeOf(byName) >= 0 || byName.MatchCount > LIMIT) named += 1
    const here = await match({ Name, City, StateProvince })
    if (byName.MatchCount === 0 || here.MatchCount === 0) empty += 1
    const misspelled = await match({ Name: swapped(Name), City, StateProvince })
    const equal = here.Matches.Common.filter(({ Score }) => Score === 100).length
    const place = placeOf(misspelled)
    if (place >= 0 && place < Math.max(FIVE, equal)) five += 1
  }
  const all = companies.length
  return [
    `| exact name alone: the record is in the first ${LIMIT}, or MatchCount is larger | 100 % | ${percent(named, all)} % of ${all} |`,
    `| own name, alone or with its city: no answer | 0 | ${percent(empty, all)} % |`,
    `| two letters of the name swapped, with its city: in the first five, or among as many as have that name there | 98 % | ${percent(five, all)} % |`,
  ]
}
