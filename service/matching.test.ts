import { expect, it } from 'vitest'
import { matchOne } from './matching.ts'
import { companies, tinyStores } from './testing/tiny-store.ts'

/** Companies that all match alike, in their order: every fourth is in Canada. */
const stores = {
  ...tinyStores,
  companies: {
    ...tinyStores.companies,
    match: async (_: object, { Limit }: { Limit: number }) =>
      companies.slice(0, Limit).map((record) => ({ record, Score: 90, RuleName: 'NameOnly' as const })),
  },
}

it.each([
  [undefined, 1, ['RI']],
  ['US', 4, ['RI', 'RI', 'MA', 'RI']],
  ['CA', 1, ['BC']],
  ['CA', 5, ['BC', 'BC', 'BC']],
] as const)('of country %s at most %i', async (Country, Limit, states) => {
  const context = { stores, email: false, signal: new AbortController().signal }
  const request = { RequestType: 'Company', Name: 'Tiny', Country, Limit } as const
  const { MatchCount, Matches } = await matchOne(request, context)
  expect(Matches.Common.map(({ StateProvince }) => StateProvince)).toEqual(states)
  expect(MatchCount).toBe(states.length)
})
