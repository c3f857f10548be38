import { expect, test } from 'vitest'
import { price, rateOf } from '#criteria/cost.ts'
import { type AnyRecord, type Output, selectedFields } from './record.ts'
import { recordGroups, sourceOf } from './record-groups.ts'
import { curlOf, recordText } from './record-text.ts'

const rates = { Core: 0, Basic: 0.04, Enhanced: 0.08, LifeStyle: 0.1, TargetReady: 0.12 }
const company: AnyRecord = {
  ETag: 'e',
  Id: '7',
  Links: [],
  CompanyName: 'Smith & Sons',
  City: 'Omaha',
  Phone: '4025550142',
  County: 'Douglas',
}

test.each<[Output, number, string]>([
  [{ ResourceType: 'Core' }, 0, 'free'],
  [{ ResourceType: 'TargetReady' }, 0.12, '$0.12'],
  [{ Fields: ['Id'] }, 0, 'free'],
  [{ Fields: ['FirstName', 'City'] }, 0.04, '$0.04'],
  [{ Fields: ['City', 'AgeRange'] }, 0.08, '$0.08'],
  [{ Fields: ['City', 'LifeStyle'] }, 0.1, '$0.10'],
])('%j costs %d: %s', (output, rate, text) => {
  expect(rateOf('people', output, rates)).toBe(rate)
  expect(price(rate)).toBe(text)
})

test('a group says which formats carry what the record has of it', () => {
  expect(sourceOf('companies', ['City', 'Phone', 'County', 'Fax'], company)).toBe('Basic, 1 Enhanced')
  expect(sourceOf('companies', ['Id', 'ETag'], company)).toBe('Core')
  expect(sourceOf('companies', ['Fax'], company)).toBeUndefined()
})

test.each(['companies', 'people'] as const)('every field of %s is in one group', (kind) => {
  const fields = recordGroups[kind].flatMap((group) => group.fields)
  expect(new Set(fields).size).toBe(fields.length)
  const all = selectedFields(kind, fields.join(','))
  expect(fields.filter((field) => !all.includes(field)).toSorted()).toEqual(
    kind === 'people' ? ['Email', 'Links'] : ['Links'],
  )
})

test('a record as text, and the call that reads it', () => {
  expect(recordText('companies', company)).toBe(
    'Smith & Sons\n\nAddress\nCity: Omaha\nCounty: Douglas\n\nContact\nPhone: (402) 555-0142\n\nRecord\nCompany: Smith & Sons\nId: 7\nVersion (ETag): e',
  )
  expect(curlOf('people', 'a b', 'LifeStyle', 'https://api.example')).toContain(
    '"https://api.example/v1/people/a%20b?resourcetype=LifeStyle"',
  )
})
