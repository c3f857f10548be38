import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria'
import type { Kind } from '#contract/kind'
import { postalCodesFrom } from '../../criteria/areas/postal-codes.ts'
import type { FoundPlace } from '../../state/places.ts'
import { namesOf } from './controls/VehicleControl.tsx'
import { cornersText, placeFault, pointsFrom } from './places.ts'
import { suggestionsFor } from './suggestions.ts'
import { withCode } from './useIndustriesFound.ts'

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
  const found = suggestionsFor('companies', text, {
    places,
    industries: text === 'dentist' ? industries : [],
    vehicles: [],
  })
  expect(found.find((suggestion) => suggestion.label === label)?.apply({})).toEqual(criteria)
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
  const found = suggestionsFor('people', text, { places, industries: [], vehicles })
  expect(found.find((suggestion) => suggestion.label === label)?.apply({})).toEqual(criteria)
})

test('nobody is called by digits, and no company by an age', () => {
  const labels = (kind: Kind) =>
    suggestionsFor(kind, '25', { places, industries: [], vehicles }).map(({ label }) => label)
  expect(labels('people').some((label) => label.startsWith('Last name'))).toBe(false)
  expect(labels('companies').some((label) => label.startsWith('Age'))).toBe(false)
})

test('the models of one make, or of all', () => {
  expect(namesOf(vehicles, 'Make')).toEqual(['Ford', 'Ram'])
  expect(namesOf(vehicles, 'Model', 'ford')).toEqual(['F-150', 'Focus'])
  expect(namesOf(vehicles, 'Model')).toEqual(['2500', 'F-150', 'Focus'])
})

test('the name of a company is always the last guess', () => {
  expect(suggestionsFor('companies', 'omaha', { places, industries, vehicles: [] }).at(-1)?.detail).toBe(
    'name',
  )
})

test('corners are written and read as lines', () => {
  const points = [
    { Latitude: 41.5, Longitude: -96 },
    { Latitude: -1, Longitude: 2.25 },
  ]
  expect(pointsFrom(cornersText(points))).toEqual({ points })
  expect(pointsFrom('41, -96\nhere').fault).toBe('Line 2 is not a latitude and a longitude: here')
})

test('ZIP codes are found in any text, others are told', () => {
  expect(postalCodesFrom('68046, 68005-1234;V6C 0B9\nOmaha 123')).toEqual({
    codes: ['68046', '68005', 'V6C0B9'],
    others: ['OMAHA', '123'],
    mended: [],
  })
})

test('a bad area is explained', () => {
  const bowTie = [
    [0, 0],
    [1, 1],
    [0, 1],
    [1, 0],
  ].map(([Latitude = 0, Longitude = 0]) => ({ Latitude, Longitude }))
  expect(placeFault('companies', { kind: 'polygon', Points: bowTie, leftOut: false })).toMatch(
    /crosses itself near/,
  )
  expect(
    placeFault('companies', { kind: 'circle', Latitude: 41, Longitude: -96, RadiusMiles: 0, leftOut: false }),
  ).toMatch(/RadiusMiles must be/)
})

test('digits find the codes that begin with them and can be searched by, short ones first', () => {
  const industries = ['A', '01', '011', '0111', '011101', '0112', '58'].map((Id) => ({ Id, Description: Id }))
  expect(withCode(industries, '011').map(({ Id }) => Id)).toEqual(['0111', '0112', '011101'])
  expect(withCode(industries, '0199')).toEqual([])
})
