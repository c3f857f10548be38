import { expect, test } from 'vitest'
import { type Criteria, criteriaSchemas, criterionNamesOf } from '#contract/criteria.ts'
import { type Kind, kinds } from '#contract/kind.ts'
import { tallyFields } from '#contract/tally.ts'
import { valueError } from './check.ts'
import { criteriaText } from './criteria-text.ts'
import { chipLead, chipsOf, placeDetail, placeLabel, titleOf } from './describe.ts'
import { fieldNames, fieldOf, fieldsIn, groupsOf, valueLabel } from './fields.ts'
import { tallyLabel, tallyNames } from './tallies.ts'

test.each(kinds)('every criterion of %s has its row, in a group that exists', (kind) => {
  const names = [...criterionNamesOf[kind]].toSorted()
  expect([...fieldNames[kind]].toSorted()).toEqual(names)
  expect(
    groupsOf(kind)
      .flatMap((group) => fieldsIn(kind, group))
      .toSorted(),
  ).toEqual(names)
})

test.each(kinds)('every choice offered for %s is one that the contract takes', (kind) => {
  for (const key of fieldNames[kind]) {
    const { control } = fieldOf(kind, key)
    if (!('choices' in control)) continue
    for (const { value } of control.choices) {
      const canonical =
        key === 'LifeStyle'
          ? { [value]: true }
          : { several: [value], one: value, grades: { [value]: 5 } }[control.type]
      expect(criteriaSchemas[kind].safeParse({ [key]: canonical }).success, `${key} ${value}`).toBe(true)
    }
  }
})

test.each(kinds)('every tally field of %s has a label', (kind) => {
  expect([...tallyNames[kind]].toSorted()).toEqual(Object.keys(tallyFields[kind]).toSorted())
  for (const field of tallyNames[kind]) expect(tallyLabel(kind, field)).toMatch(/^[A-Z]/)
})

test('chips are described in words', () => {
  const chips = chipsOf('companies', {
    LocationEmployeesSizeRange: ['10-19', '10000', '5-9'],
    IsFranchise: false,
    CreditRatingScore: ['A'],
    City: 'Omaha',
  })
  expect(chips.map((chip) => `${chip.label}: ${chip.text}`)).toEqual([
    'City name: Omaha',
    'Employees here: 5–9, 10–19, 10,000+',
    'Credit rating: A excellent',
    'Franchise: No franchises',
  ])
})

test('chips of people are described in words', () => {
  const chips = chipsOf('people', {
    AgeRange: ['75', '25-29'],
    IncomeRange: ['60000-69999', '400000-499999', '500000', '70000-79999'],
    HousingType: 'Single Family Dwelling',
    IsHomeowner: true,
    LifeStyle: { Golf: true, Books: true },
    TargetReady: { NewCarBuyer: 5 },
    BirthMonth: 3,
    Gender: 'Female',
  })
  expect(chips.map((chip) => `${chip.group}, ${chip.label}: ${chip.text}`)).toEqual([
    'Household, Age: 25–29, 75+',
    'Household, Income: $60,000–79,999, $400,000+',
    'Household, Housing: Single family dwelling',
    'Household, Homeowner: Homeowners',
    'Interests, Interests: Books and reading, Golf',
    'Interests, Likely behavior: Buys a new car 5 of 5',
    'Identity, Gender: Female',
    'Identity, Born in: March',
  ])
})

test('a chip says once what its choice says in full', () => {
  const leads = (kind: Kind, criteria: Criteria) =>
    chipsOf(kind, criteria).map((chip) => [chipLead(kind, chip), chip.text])
  expect(leads('companies', { RecordStatus: 'New', IsFranchise: true, CreditRatingScore: ['A'] })).toEqual([
    ['Credit rating', 'A excellent'],
    [undefined, 'Franchises only'],
    [undefined, 'New in the last 90 days'],
  ])
  expect(leads('people', { RecordStatus: 'New' })).toEqual([[undefined, 'Moved in the last 90 days']])
})

test('places and titles are described in words', () => {
  expect(placeLabel({ kind: 'county', County: 'Cook', StateProvince: 'IL' })).toBe('Cook County, IL')
  expect(placeDetail({ kind: 'circle', Latitude: 1, Longitude: 2, RadiusMiles: 9.04 })).toBe('9 mi')
  const criteria: Criteria = {
    PrimarySic: '8021',
    RadiusPostalCodeList: [{ PostalCode: '68046', RadiusMiles: 10 }],
  }
  expect(titleOf('companies', criteria, () => 'Dentists')).toBe('Dentists within 10 mi of ZIP 68046')
  expect(titleOf('companies', { ...criteria, PrimarySic: undefined }, String)).toBe(
    'Within 10 mi of ZIP 68046',
  )
  const within = { ...criteria, NoneOf: [{ NoneOf: [{ StatesProvinces: ['TN' as const] }] }] }
  expect(titleOf('companies', within, () => 'Dentists')).toBe(
    'Dentists within 10 mi of ZIP 68046 and in Tennessee',
  )
  expect(criteriaText('companies', within, () => 'Dentists')).toBe(
    'Companies · Where: ZIP 68046 (10 mi) · And in: Tennessee · Main industry: Dentists',
  )
  const circle = { Latitude: 41, Longitude: -96, RadiusMiles: 12 }
  expect(titleOf('companies', { RadiusCenterPointList: [circle] }, String)).toBe('12 mi circle')
  expect(titleOf('companies', {}, String)).toBe('New search')
})

test.each<[Criteria, string]>([
  [{ FirstName: 'Maria', LastName: 'Delgado' }, '“Maria Delgado” in Lincoln, NE'],
  [{ AgeRange: ['25-29', '30-34'], IsHomeowner: true }, 'Age 25–34, Homeowners in Lincoln, NE'],
  [{ RecordStatus: 'New' }, 'Moved in the last 90 days in Lincoln, NE'],
  [{}, 'Lincoln, NE'],
])('%j in a city has the title %s', (criteria, title) => {
  const CitiesByStateProvince = [{ City: 'Lincoln', StateProvince: 'NE' }]
  expect(titleOf('people', { ...criteria, CitiesByStateProvince }, String)).toBe(title)
})

test.each<[Criteria, string]>([
  [{ RecordStatus: 'New' }, 'New in the last 90 days in Lincoln, NE'],
  [{ LocationEmployeesSizeRange: ['20-49', '50-99'] }, 'Employees here 20–49, 50–99 in Lincoln, NE'],
  [{ RecordStatus: 'New', PrimarySic: '8021' }, '8021 in Lincoln, NE'],
  [{ PrimarySic: ['15', '16'] }, '15, 16 in Lincoln, NE'],
  [{ PrimarySic: ['15', '16'], Sic: ['17'] }, '15 and 2 more in Lincoln, NE'],
])('companies of %j in a city have the title %s', (criteria, title) => {
  const CitiesByStateProvince = [{ City: 'Lincoln', StateProvince: 'NE' }]
  expect(titleOf('companies', { ...criteria, CitiesByStateProvince }, String)).toBe(title)
})

test('a value is checked in the contract’s words', () => {
  expect(valueError('companies', 'Phone', 'abc')).toBe('Must be a phone number of 7 to 15 digits')
  expect(valueError('companies', 'Phone', '(402) 555-0142')).toBeUndefined()
  expect(valueError('people', 'Age', ['17'])).toBe('Must be an age from 18 to 120')
  expect(valueLabel('companies', 'LocationEmployeesSizeRange', '20-49')).toBe('20–49')
})
