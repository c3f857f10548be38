import { expect, test } from 'vitest'
import { Criteria, criterionNames } from '#contract/criteria'
import { companyTallyFields, type TallyName } from '#contract/tally'
import { faultOf } from './check.ts'
import { chipsOf, placeDetail, placeLabel, titleOf } from './describe.ts'
import { fields, fieldsIn, groups, valueLabel } from './fields.ts'
import { criterionValue, leavingOutPlaces, tallyLabels, tallyWords } from './tallies.ts'

test('every criterion of the contract has its row, in a group that exists', () => {
  expect(Object.keys(fields).toSorted()).toEqual([...criterionNames].toSorted())
  expect(groups.flatMap(fieldsIn).toSorted()).toEqual([...criterionNames].toSorted())
})

test('every offered choice is one that the contract takes', () => {
  for (const [key, { control }] of Object.entries(fields)) {
    if (control.type !== 'several' && control.type !== 'one') continue
    for (const { value } of control.choices)
      expect(
        Criteria.safeParse({ [key]: control.type === 'several' ? [value] : value }).success,
        `${key} ${value}`,
      ).toBe(true)
  }
})

test('every tally field of the contract has a label', () => {
  expect(Object.keys(tallyLabels).toSorted()).toEqual(Object.keys(companyTallyFields).toSorted())
})

test('chips speak in words', () => {
  const chips = chipsOf({
    LocationEmployeesSizeRange: ['10-19', '10000', '5-9'],
    IsFranchise: false,
    CreditRatingScore: ['A'],
    City: 'Omaha',
  })
  expect(chips.map((chip) => `${chip.label}: ${chip.words}`)).toEqual([
    'City name: Omaha',
    'Employees here: 5–9, 10–19, 10,000+',
    'Credit rating: A excellent',
    'Franchise: No franchises',
  ])
})

test('places and titles speak in words', () => {
  expect(placeLabel({ kind: 'county', County: 'Cook', StateProvince: 'IL' })).toBe('Cook County, IL')
  expect(placeDetail({ kind: 'circle', Latitude: 1, Longitude: 2, RadiusMiles: 9.04 })).toBe('9 mi')
  const criteria: Criteria = {
    PrimarySic: '8021',
    RadiusPostalCodeList: [{ PostalCode: '68046', RadiusMiles: 10 }],
  }
  expect(titleOf(criteria, () => 'Dentists')).toBe('Dentists in 10 mi around ZIP 68046')
  const circle = { Latitude: 41, Longitude: -96, RadiusMiles: 12 }
  expect(titleOf({ RadiusCenterPointList: [circle] }, String)).toBe('12 mi circle')
  expect(titleOf({}, String)).toBe('New search')
})

test.each<[TallyName, string, string, string]>([
  ['locationemployeessizerange', '1-4', '1–4', '1-4'],
  ['locationsalesvolumerange', '$10-20 Million', '$10–20M', '10000000-20000000'],
  ['stateprovince', 'NE', 'Nebraska', 'NE'],
  ['sic2', '58', 'Industry 58', '58'],
  ['primarysic', 'Eating places', 'Eating places', 'Eating places'],
])('%s %s reads %s and asks for %s', (field, value, words, asks) => {
  expect(tallyWords(field, value, (code) => `Industry ${code}`)).toBe(words)
  expect(criterionValue(field, value)).toBe(asks)
})

test('a tally of places leaves named places out and keeps drawn areas', () => {
  expect(leavingOutPlaces({ StatesProvinces: ['NE'], PrimarySic: '58' })).toEqual({ PrimarySic: '58' })
  const circle = { RadiusPostalCodeList: [{ PostalCode: '68046', RadiusMiles: 10 }] }
  expect(leavingOutPlaces(circle)).toEqual(circle)
})

test('a value is checked in the contract’s words', () => {
  expect(faultOf('Phone', 'abc')).toBe('Must be a phone number of 7 to 15 digits')
  expect(faultOf('Phone', '(402) 555-0142')).toBeUndefined()
  expect(valueLabel('LocationEmployeesSizeRange', '20-49')).toBe('20–49')
})
