import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { withCode } from '#reference/industries-found.ts'
import type { FoundPlace } from '#reference/places.ts'
import { meaningsOf, type ResultGroup, type Sources } from './meanings.ts'

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
    'Within 25 mi of ZIP 68046',
    { RadiusPostalCodeList: [{ PostalCode: '68046', RadiusMiles: 25 }] },
  ],
  [
    'within 10 miles of omaha',
    'Within 10 mi of Omaha, NE',
    { RadiusCenterPointList: [{ Latitude: 41.26, Longitude: -96.01, RadiusMiles: 10 }] },
  ],
  ['(402) 555-0142', '(402) 555-0142', { Phone: '4025550142' }],
  ['20-49 employees', 'Employees here: 20–49', { LocationEmployeesSizeRange: ['20-49'] }],
  ['dentist', 'Dentists', { PrimarySic: '8021' }],
  ['cedar ridge', 'Company name has “cedar ridge”', { CompanyName: 'cedar ridge' }],
])('%s may mean %s', (text, label, criteria) => {
  const found = meaningsOf('companies', text, {
    isOffered,
    places,
    industries: text === 'dentist' ? industries : [],
    vehicles: [],
  })
  expect(found.find((meaning) => meaning.label === label)?.apply({})).toEqual(criteria)
})

const isOffered = () => true

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
  const found = meaningsOf('people', text, { isOffered, places, industries: [], vehicles })
  expect(found.find((meaning) => meaning.label === label)?.apply({})).toEqual(criteria)
})

test('no person is named by digits, and no company by an age', () => {
  const labels = (kind: Kind) =>
    meaningsOf(kind, '25', { isOffered, places, industries: [], vehicles }).map(({ label }) => label)
  expect(labels('people').some((label) => label.startsWith('Last name'))).toBe(false)
  expect(labels('companies').some((label) => label.startsWith('Age'))).toBe(false)
})

test('the name of a company is always the last guess', () => {
  expect(
    meaningsOf('companies', 'omaha', { isOffered, places, industries, vehicles: [] }).at(-1)?.detail,
  ).toBe('name')
})

test('digits find the codes that begin with them and can be searched by, short ones first', () => {
  const industries = ['A', '01', '011', '0111', '011101', '0112', '58'].map((Id) => ({ Id, Description: Id }))
  expect(withCode(industries, '011').map(({ Id }) => Id)).toEqual(['0111', '0112', '011101'])
  expect(withCode(industries, '0199')).toEqual([])
})

const byLabel = (kind: Kind, text: string, label: string, given: Partial<Sources> = {}) => {
  const found = meaningsOf(kind, text, { isOffered, places, industries: [], vehicles, ...given })
  return found.find((meaning) => meaning.label === label)
}

test.each<[what: string, kind: Kind, text: string, group: ResultGroup, given: Partial<Sources>, max: number]>(
  [
    ['places', 'companies', 'o', 'Places', { places: (_, limit) => Array(9).fill(omaha).slice(0, limit) }, 4],
    [
      'industries',
      'companies',
      'food',
      'Industries',
      { industries: Array.from({ length: 9 }, (_, i) => ({ Id: `581${i}`, Description: `Food ${i}` })) },
      6,
    ],
    ['choices', 'people', 'income', 'Choices', {}, 4],
    ['vehicles', 'people', 'ford', 'Vehicles', { vehicles: [{ Make: 'Ford', Models: [...'abcdefgh'] }] }, 4],
  ],
)('at most so many %s are shown', (_, kind, text, group, given, max) => {
  const found = meaningsOf(kind, text, { isOffered, places, industries: [], vehicles, ...given })
  expect(found.filter((meaning) => meaning.group === group)).toHaveLength(max)
})

test.each<[what: string, kind: Kind, text: string, label: string, before: Criteria, after: Criteria]>([
  [
    'a value beside those selected before',
    'companies',
    '20-49 employees',
    'Employees here: 20–49',
    { LocationEmployeesSizeRange: ['10-19'] },
    { LocationEmployeesSizeRange: ['10-19', '20-49'] },
  ],
  [
    'a value that is selected already, which remains',
    'companies',
    '20-49 employees',
    'Employees here: 20–49',
    { LocationEmployeesSizeRange: ['20-49'] },
    { LocationEmployeesSizeRange: ['20-49'] },
  ],
  [
    'a make in place of another make and its model',
    'people',
    'ram',
    'Ram',
    { VehicleMake: 'Ford', VehicleModel: 'Focus' },
    { VehicleMake: 'Ram' },
  ],
  [
    'a yes in place of a no',
    'people',
    'homeowners',
    'Homeowners',
    { IsHomeowner: false },
    { IsHomeowner: true },
  ],
  [
    'a place, without change to other criteria',
    'companies',
    'omaha',
    'Omaha, NE',
    { CompanyName: 'a' },
    {
      CompanyName: 'a',
      CitiesByStateProvince: [{ City: 'Omaha', StateProvince: 'NE' }],
    },
  ],
])('selects %s', (_, kind, text, label, before, after) => {
  expect(byLabel(kind, text, label)?.apply(before)).toEqual(after)
})

test('an industry that was found twice is shown once', () => {
  const twice = [...industries, { Id: '8021', Description: 'Dental offices' }]
  const found = meaningsOf('companies', 'dent', { isOffered, places, industries: twice, vehicles: [] })
  expect(found.filter(({ group }) => group === 'Industries').map(({ label }) => label)).toEqual(['Dentists'])
})

test.each<[text: string, group: ResultGroup]>([
  ['', 'Places'],
  ['   ', 'Names and numbers'],
  ['10 mi around nowhere', 'Places'],
  ['r', 'Vehicles'],
])('"%s" has no meaning among %s', (text, group) => {
  const found = meaningsOf('people', text, { isOffered, places, industries: [], vehicles })
  expect(found.filter((meaning) => meaning.group === group)).toEqual([])
})

test('criteria of fields that the data does not have are not offered', () => {
  const texts = (isOffered: Sources['isOffered']) =>
    meaningsOf('companies', 'closed', { places, industries: [], vehicles: [], isOffered }).map(
      ({ label }) => label,
    )
  expect(texts(() => true)).toContain('Operating status: Closed')
  expect(texts((key) => key !== 'OperatingStatus')).toEqual(['Company name has “closed”'])
})
