import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Criteria, criteriaSchemas } from '#contract/criteria.ts'
import { matchesEverything, sameCriteria, tidy } from './tidy.ts'

test.each<[string, Criteria, Criteria]>([
  ['drops what is empty', { City: '', PostalCode: [], AddressParsed: {}, NoneOf: [{}] }, {}],
  [
    'sorts lists and keeps each item once',
    { PostalCode: ['68046', '02903', '68046'] },
    { PostalCode: ['02903', '68046'] },
  ],
  ['trims texts', { CompanyName: ' Cedar ' }, { CompanyName: 'Cedar' }],
  [
    'sorts the names of interests',
    { LifeStyle: { Golf: true, Boating: true } },
    { LifeStyle: { Boating: true, Golf: true } },
  ],
  ['keeps false, which is a choice', { IsFranchise: false }, { IsFranchise: false }],
])('%s', (_, given, expected) => {
  expect(JSON.stringify(tidy(given))).toEqual(JSON.stringify(expected))
})

test('equal meaning is equal text, whatever the order', () => {
  const codes = fc.array(fc.stringMatching(/^\d{5}$/), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(codes, fc.boolean(), (PostalCode, first) => {
      const a: Criteria = first ? { PostalCode, City: 'Omaha' } : { City: 'Omaha', PostalCode }
      const b: Criteria = { City: 'Omaha', PostalCode: PostalCode.toReversed() }
      expect(JSON.stringify(tidy(a))).toBe(JSON.stringify(tidy(b)))
      expect(sameCriteria(a, b)).toBe(true)
      expect(tidy(tidy(a))).toEqual(tidy(a))
      expect(criteriaSchemas.companies.safeParse(tidy(a)).success).toBe(true)
    }),
  )
})

test('nothing selected requests everything', () => {
  expect(matchesEverything({ City: ' ' })).toBe(true)
  expect(matchesEverything({ IsFranchise: false })).toBe(false)
})
