import { expect, test } from 'vitest'
import { MatchRequest } from '#contract/match.ts'
import type { Known } from '#criteria/known.ts'
import type { LookupInput } from '#session/picker.ts'
import {
  canLookUp,
  emptyLookup,
  nameSearches,
  otherSubject,
  otherSubjectBody,
  requestBody,
} from './lookup-request.ts'

const request = (known: Known, RequestType: LookupInput['RequestType'] = 'Company'): LookupInput => ({
  ...emptyLookup,
  known,
  RequestType,
})

test.each<[Known, Known]>([
  [{ Name: '  Infogroup ' }, { Name: 'Infogroup' }],
  [
    { Name: 'Infogroup', StateProvince: 'nebraska' },
    { Name: 'Infogroup', StateProvince: 'NE' },
  ],
  [
    { Name: 'Infogroup', PostalCode: '68046-1234' },
    { Name: 'Infogroup', PostalCode: '68046' },
  ],
  [{ Phone: '+1 (402) 555-0142' }, { Phone: '4025550142' }],
  [{ Name: 'Infogroup', City: '' }, { Name: 'Infogroup' }],
])('%j is requested as %j', (known, sent) => {
  const body = requestBody(request(known))
  expect(body).toEqual({ RequestType: 'Company', ...sent, Confidence: 70, Limit: 5 })
  expect(MatchRequest.safeParse(body).success).toBe(true)
})

test('the other kind is looked for by its phone, else by all that is known, one record at most', () => {
  const known = { Name: 'Infogroup', Phone: '(402) 555-0142' }
  expect(otherSubject(request(known))).toBe('Person')
  expect(otherSubject(request(known, 'Person'))).toBe('Company')
  expect(otherSubject(request(known, 'Any'))).toBeUndefined()
  const rest = { RequestType: 'Company', Confidence: 70, Limit: 1 }
  expect(otherSubjectBody(request(known, 'Person'), 'Company')).toEqual({ ...rest, Phone: '4025550142' })
  expect(otherSubjectBody(request({ Name: 'Infogroup' }, 'Person'), 'Company')).toEqual({
    ...rest,
    Name: 'Infogroup',
  })
})

test('a place alone, or a single letter, requests nothing', () => {
  expect(canLookUp(request({ City: 'Omaha', StateProvince: 'NE', PostalCode: '68046' }))).toBe(false)
  expect(canLookUp(request({ Name: 'I ' }))).toBe(false)
  for (const known of [{ Name: 'In' }, { Phone: '4025550142' }, { StreetAddress: '1020 E 1st St' }])
    expect(canLookUp(request(known))).toBe(true)
})

test('where either kind will do, both are searched, companies first', () => {
  const searches = nameSearches(request({ Name: 'Delgado', StateProvince: 'NE' }, 'Any'))
  expect(searches.map(({ kind, where }) => [kind, where])).toEqual([
    ['companies', 'in NE'],
    ['companies', 'everywhere'],
    ['people', 'in NE'],
    ['people', 'everywhere'],
  ])
})

test.each<[LookupInput, [string, object][]]>([
  [
    request({ Name: 'Acme', City: 'Omaha', StateProvince: 'NE', PostalCode: '68102' }),
    [
      ['in ZIP 68102', { CompanyName: 'Acme', PostalCode: ['68102'] }],
      [
        'in Omaha, NE',
        { CompanyName: 'Acme', CitiesByStateProvince: [{ City: 'Omaha', StateProvince: 'NE' }] },
      ],
      ['in NE', { CompanyName: 'Acme', StatesProvinces: ['NE'] }],
      ['everywhere', { CompanyName: 'Acme' }],
    ],
  ],
  [
    request({ Name: 'Acme', City: 'Omaha' }),
    [
      ['in Omaha', { CompanyName: 'Acme', City: 'Omaha' }],
      ['everywhere', { CompanyName: 'Acme' }],
    ],
  ],
  [
    request({ Name: 'Maria C Delgado' }, 'Person'),
    [['everywhere', { FirstName: 'Maria', LastName: 'Delgado' }]],
  ],
  [
    request({ Name: 'Delgado, Maria' }, 'Person'),
    [['everywhere', { FirstName: 'Maria', LastName: 'Delgado' }]],
  ],
  [request({ Name: 'Delgado' }, 'Person'), [['everywhere', { LastName: 'Delgado' }]]],
  [request({ Phone: '4025550142' }), []],
])('those who have the name of %j', (lookup, searches) => {
  expect(nameSearches(lookup).map(({ where, criteria }) => [where, criteria])).toEqual(searches)
})
