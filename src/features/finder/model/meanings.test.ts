import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { withCode } from '#reference/industries-found.ts'
import type { FoundPlace } from '#reference/places.ts'
import { meaningsOf } from './meanings.ts'

const omaha: FoundPlace = {
  place: { kind: 'city', City: 'Omaha', StateProvince: 'NE' },
  Latitude: 41.26,
  Longitude: -96.01,
  detail: '',
}
const papillion: FoundPlace = {
  place: { kind: 'postal', PostalCode: '68046' },
  Latitude: 41.14,
  Longitude: -96.05,
  detail: 'Papillion, NE',
}
const places = (text: string) => (/^oma/i.test(text) ? [omaha] : /^68046/.test(text) ? [papillion] : [])
const industries = [{ Id: '8021', Description: 'Dentists' }]

test.each<[string, string, Criteria]>([
  ['omaha', 'Omaha, NE', { CitiesByStateProvince: [{ City: 'Omaha', StateProvince: 'NE' }] }],
  ['68046', 'ZIP 68046, Papillion, NE', { PostalCode: ['68046'] }],
  [
    '25 mi around 68046',
    '25 mi around ZIP 68046',
    { RadiusPostalCodeList: [{ PostalCode: '68046', RadiusMiles: 25 }] },
  ],
  [
    'within 10 miles of omaha',
    '10 mi around Omaha, NE',
    { RadiusCenterPointList: [{ Latitude: 41.26, Longitude: -96.01, RadiusMiles: 10 }] },
  ],
  ['(402) 555-0142', '(402) 555-0142', { Phone: '4025550142' }],
  ['20-49 employees', 'Employees here: 20–49', { LocationEmployeesSizeRange: ['20-49'] }],
  ['dentist', 'Dentists', { PrimarySic: '8021' }],
  ['cedar ridge', 'Company name has “cedar ridge”', { CompanyName: 'cedar ridge' }],
])('%s may mean %s', (text, label, criteria) => {
  const found = meaningsOf('companies', text, {
    places,
    industries: text === 'dentist' ? industries : [],
    vehicles: [],
  })
  expect(found.find((meaning) => meaning.label === label)?.apply({})).toEqual(criteria)
})

const vehicles = [
  { Make: 'Ford', Models: ['F-150', 'Focus'] },
  { Make: 'Ram', Models: ['2500'] },
]

test.each<[string, string, Criteria]>([
  ['68046', 'ZIP 68046, Papillion, NE', { PostalCode: ['68046'] }],
  ['25', 'Age: 25–29', { AgeRange: ['25-29'] }],
  ['income $60,000', 'Income: $60,000–69,999', { IncomeRange: ['60000-69999'] }],
  ['golf', 'Interests: Golf', { LifeStyle: { Golf: true } }],
  ['homeowners', 'Homeowners', { IsHomeowner: true }],
  ['ford', 'Ford', { VehicleMake: 'Ford' }],
  ['f-150', 'Ford F-150', { VehicleMake: 'Ford', VehicleModel: 'F-150' }],
  ['delgado', 'Last name delgado', { LastName: 'delgado' }],
  ['maria delgado', 'maria delgado by name', { FirstName: 'maria', LastName: 'delgado' }],
])('of people, %s may mean %s', (text, label, criteria) => {
  const found = meaningsOf('people', text, { places, industries: [], vehicles })
  expect(found.find((meaning) => meaning.label === label)?.apply({})).toEqual(criteria)
})

test('nobody is called by digits, and no company by an age', () => {
  const labels = (kind: Kind) =>
    meaningsOf(kind, '25', { places, industries: [], vehicles }).map(({ label }) => label)
  expect(labels('people').some((label) => label.startsWith('Last name'))).toBe(false)
  expect(labels('companies').some((label) => label.startsWith('Age'))).toBe(false)
})

test('the name of a company is always the last guess', () => {
  expect(meaningsOf('companies', 'omaha', { places, industries, vehicles: [] }).at(-1)?.detail).toBe('name')
})

test('digits find the codes that begin with them and can be searched by, short ones first', () => {
  const industries = ['A', '01', '011', '0111', '011101', '0112', '58'].map((Id) => ({ Id, Description: Id }))
  expect(withCode(industries, '011').map(({ Id }) => Id)).toEqual(['0111', '0112', '011101'])
  expect(withCode(industries, '0199')).toEqual([])
})
