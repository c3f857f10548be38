import { expect, it } from 'vitest'
import type { MatchRequest } from '#contract/match.ts'
import type { MatchBounds, MatchCriteria } from '../match/criteria.ts'
import { companies, people, tinyStores } from '../testing/tiny-store.ts'
import { matchOne } from './matching.ts'

const mark = (Score: number, Probability: number) => ({ Score, Probability, RuleName: 'NameOnly' as const })

/** Stores that answer every match alike, and what they were given. */
function stores(companyCount: number, personCount: number) {
  const given: { criteria: MatchCriteria; bounds: MatchBounds }[] = []
  const answer =
    <R>(records: readonly R[], MatchCount: number, marks: ReturnType<typeof mark>[]) =>
    async (criteria: MatchCriteria, bounds: MatchBounds) => {
      given.push({ criteria, bounds })
      return { MatchCount, matches: marks.map((mark, i) => ({ record: records[i] as R, ...mark })) }
    }
  return {
    given,
    companies: {
      ...tinyStores.companies,
      match: answer(companies, companyCount, [mark(90, 0.2), mark(80, 0.1)]),
    },
    people: { ...tinyStores.people, match: answer(people, personCount, [mark(90, 0.3), mark(70, 0)]) },
  }
}

const call = (request: MatchRequest, both: ReturnType<typeof stores>) =>
  matchOne(request, { stores: both, email: false, signal: new AbortController().signal })

it.each([
  ['Company', 12, ['100000001', '100000002'], 12],
  ['Any', 12, ['100000000001', '100000001', '100000002', '100000000002'], 19],
  ['Any', 999, ['100000000001', '100000001', '100000002', '100000000002'], 1000],
] as const)(
  'of %s: by score, then by probability; all are counted',
  async (RequestType, count, ids, MatchCount) => {
    const answer = await call({ RequestType, Name: 'Tiny' }, stores(count, 7))
    expect(answer.Matches.Common.map(({ Id }) => Id)).toEqual(ids)
    expect(answer.ScoreSummary.map(({ Probability }) => Probability)).toHaveLength(ids.length)
    expect(answer.MatchCount).toBe(MatchCount)
  },
)

it('cuts to the limit across kinds', async () => {
  const answer = await call({ RequestType: 'Any', Name: 'Tiny', Limit: 2 }, stores(1, 1))
  expect(answer.ScoreSummary.map(({ ResourceType }) => ResourceType)).toEqual(['Person', 'Company'])
})

it('passes what narrows on to the store', async () => {
  const both = stores(1, 1)
  const more = { Country: 'CA', BirthDate: '1974-03', AgeRange: '45-49' } as const
  await call({ RequestType: 'Any', Name: 'Tiny', Probability: 0.5, Confidence: 80, ...more }, both)
  const [company, person] = both.given
  expect(company?.criteria).toMatchObject({ Name: 'Tiny', Country: 'CA' })
  expect(company?.criteria.BirthDate).toBeUndefined()
  expect(person?.criteria).toMatchObject({ Name: 'Tiny', ...more })
  expect(person?.bounds).toEqual({ Limit: 5, Confidence: 80, Probability: 0.5 })
})
