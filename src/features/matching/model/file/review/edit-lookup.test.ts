import { expect, test } from 'vitest'
import type { Kind } from '#contract/kind.ts'
import type { AnyRecord } from '#records/record.ts'
import { type RowAnswer, topCandidateOf, withNewLookup, withOriginalLookup } from './answer.ts'
import { comparedFields, isDifferent, missingFields } from './compared-fields.ts'
import { editedLookup, fieldsToEdit, isSameLookup, type LookupDraft } from './edit-lookup.ts'

test.each<[what: string, kind: Kind, draft: LookupDraft, result: object]>([
  [
    'values are read as the cells of a file are',
    'companies',
    {
      CompanyName: ' Acme  Inc ',
      StateProvince: 'nebraska',
      PostalCode: '68046-1234',
      Phone: '402 555-0100',
    },
    { fields: { CompanyName: 'Acme Inc', StateProvince: 'NE', PostalCode: '68046', Phone: '4025550100' } },
  ],
  [
    'an emptied field is left out',
    'companies',
    { CompanyName: 'Acme', City: ' ' },
    { fields: { CompanyName: 'Acme' } },
  ],
  [
    'each field that cannot be read has its message',
    'companies',
    { CompanyName: 'Acme', StateProvince: 'XX', PostalCode: '12', Phone: '5' },
    {
      errors: {
        StateProvince: 'Enter a state or province, such as NE.',
        PostalCode: 'Enter a ZIP code of 5 digits or a Canadian postal code.',
        Phone: 'Enter a phone number of 10 digits.',
      },
    },
  ],
  [
    'a place alone is not enough',
    'companies',
    { CompanyName: '', City: 'Omaha' },
    { errors: { CompanyName: 'Enter a name, a street or a phone number.' } },
  ],
  [
    'a place alone is not enough for a person',
    'people',
    { FirstName: '', LastName: '', City: 'Omaha' },
    { errors: { FirstName: 'Enter a name, a street or a phone number.' } },
  ],
])('%s', (_, kind, draft, result) => expect(editedLookup(kind, draft)).toEqual(result))

test('a person has one field of a name, or two where the row has two', () => {
  const names = (fields: LookupDraft) =>
    fieldsToEdit('people', fields).filter((role) => role.endsWith('Name'))
  expect(names({ City: 'Omaha' })).toEqual(['Name'])
  expect(names({ Name: 'Ann Lee' })).toEqual(['Name'])
  expect(names({ LastName: 'Lee' })).toEqual(['FirstName', 'LastName'])
  expect(fieldsToEdit('companies', {})[0]).toBe('CompanyName')
})

test('letter case makes no other lookup', () => {
  expect(isSameLookup({ City: 'OMAHA' }, { City: 'Omaha' })).toBe(true)
  expect(isSameLookup({ City: 'Omaha' }, { City: 'Omaha', PostalCode: '68046' })).toBe(false)
})

const record = (more: Partial<AnyRecord>) =>
  ({
    Id: '1',
    ETag: '1',
    Links: [],
    CompanyName: 'Acme',
    City: 'Omaha',
    StateProvince: 'NE',
    ...more,
  }) as AnyRecord

test('what distinguishes equal candidates, and what of it the row lacks', () => {
  const found = [
    record({ Address: '1 Main St', PostalCode: '68046', Phone: '4025550100', LastName: 'Lee' }),
    record({ Address: '1 Main Street', PostalCode: '68128', LastName: 'Roe' }),
    record({ Address: '9 Elm St', PostalCode: '68046', City: 'Papillion' }),
  ]
  const apart = (tied: number) => comparedFields('companies', found).filter((it) => isDifferent(it, tied))
  expect(apart(2).map(({ label, texts }) => [label, texts])).toEqual([
    ['ZIP', ['68046', '68128', '68046']],
    ['Phone', ['(402) 555-0100', undefined, undefined]],
    ['Contact', ['Lee', 'Roe', undefined]],
  ])
  expect(apart(3).map(({ label }) => label)).toEqual(['Street', 'City', 'ZIP', 'Phone', 'Contact'])
  expect(missingFields('companies', { CompanyName: 'Acme', City: 'Omaha' }, apart(3))).toEqual([
    'StreetAddress',
    'PostalCode',
    'Phone',
  ])
})

test('the answer to a changed lookup can be restored, however often it was changed', () => {
  const candidate = (Id: string, Probability: number) => ({
    ...record({ Id }),
    Score: 100,
    Probability,
    RuleName: 'NameOnly',
  })
  const first: RowAnswer = {
    row: 7,
    asked: { CompanyName: 'Acme' },
    found: [candidate('a', 0.4), candidate('b', 0.4)],
    matchCount: 2,
  }
  expect(topCandidateOf(first, 0)).toMatchObject({ name: 'Acme', tied: 2 })
  const again = withNewLookup(first, {
    asked: { Name: 'Other' },
    found: [candidate('b', 0.9)],
    matchCount: 1,
  })
  expect(topCandidateOf(again, 0)).toMatchObject({
    row: 7,
    name: 'Acme',
    id: 'b',
    probability: 0.9,
    tied: undefined,
  })
  const twice = withNewLookup(again, { asked: {}, found: [], matchCount: 0 })
  expect(withOriginalLookup(twice)).toEqual(first)
  expect(withOriginalLookup(first)).toBe(first)
})
