import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { mistakeOf } from './buyer-score.testing.ts'
import {
  aged,
  all,
  around,
  cities,
  earning,
  married,
  named,
  owns,
  selling,
  sic,
  states,
  valued,
} from './expected-criteria.testing.ts'
import { read } from './reader.testing.ts'

type Row = readonly [kind: Kind, text: string, accepts: Criteria | readonly Criteria[], says?: RegExp]

const rows = (...list: Row[]) => list.map(([kind, text, accepts, says]) => ({ kind, text, accepts, says }))

/** That a text is read without remainder as one of the accepted criteria, with the note. */
function expectRead({ kind, text, accepts, says }: ReturnType<typeof rows>[number]) {
  const row = { on: kind, text, accepts: [accepts].flat() as Criteria[], ...(says && { says }) }
  expect(mistakeOf(row, read(kind, text))).toBeUndefined()
}

test.each(
  rows(
    ['companies', 'jewelry makers in Ohio', all(sic('3911'), states('OH'))],
    ['companies', 'cement plants in Ohio', all(sic('3241'), states('OH'))],
    ['companies', 'fence contractors in Ohio', all(sic('179903'), states('OH'))],
    ['companies', 'plumbing pros in Ohio', all(sic('1711'), states('OH'))],
    ['companies', 'tire dealers in Ohio', all(sic('5531'), states('OH'))],
    ['companies', 'shoe outlets in Ohio', all(sic('5661'), states('OH'))],
  ),
)('$kind: words behind a trade: $text', expectRead)

test.each(
  rows(
    ['companies', 'Target, all Ohio stores', all(named('Target'), states('OH'))],
    ['companies', 'Starbucks, every location in Ohio', all(named('Starbucks'), states('OH'))],
    ['companies', 'dentists by the name of Ochoa', all(sic('8021'), { LastName: 'Ochoa' }), /last name/],
    ['companies', 'plumbers by the name of Ochoa', all(sic('1711'), named('Ochoa'))],
    [
      'people',
      'maria lopez el paso tx',
      all({ FirstName: 'Maria', LastName: 'Lopez' }, cities('El Paso TX')),
    ],
  ),
)('$kind: a name: $text', expectRead)

test.each(
  rows(
    ['people', 'women $75k+', all({ Gender: 'Female' }, earning(75_000)), /Taken as an income/],
    ['people', 'homeowners $600k+', all(owns, valued(600_000)), /Taken as a home value/],
    ['companies', 'bakeries over $5M', all(sic('5461'), selling(5_000_000)), /Taken as sales/],
    ['people', 'home value over 2 million', valued(1_000_000), /ends at/],
    ['people', 'income over 1 million', earning(500_000), /ends at/],
    ['people', 'couples in Reno', all(married, cities('Reno NV')), /taken as married/],
  ),
)('$kind: what is taken, with a note: $text', expectRead)

const near = around(39.13, -84.51, 20)[0] as Criteria
const within = (place: Criteria): Criteria => ({ ...near, NoneOf: [{ NoneOf: [place] }] })

test.each(
  rows(
    [
      'people',
      'within 20 miles of Cincinnati, only the ones in Kentucky',
      within(states('KY')),
      /part of the circle/,
    ],
    ['people', 'within 20 miles of Cincinnati but only in Ohio', within(states('OH')), /part of the circle/],
    ['people', 'within 20 miles of Cincinnati, Kentucky only', within(states('KY')), /part of the circle/],
    ['companies', 'bakeries only in Ohio', all(sic('5461'), states('OH'))],
  ),
)('$kind: a circle and a state: $text', expectRead)

test.each(
  rows(
    ['companies', 'bakeries fargo moorhead', all(sic('5461'), cities('Fargo ND', 'Moorhead MN'))],
    ['people', 'owners, 43215', all(owns, { PostalCode: ['43215'] })],
    ['people', 'homeowners, 45 to 54, $100K or more', all(owns, aged(45, 54), earning(100_000)), /income/],
    ['people', 'age 45-54 income over 100k', all(aged(45, 54), earning(100_000))],
    ['people', 'at the same address for 10 years', { YearsInHome: 10 }],
    ['people', 'Chevy Tahoe owners', { VehicleMake: 'Chevrolet', VehicleModel: 'Tahoe' }],
    ['people', 'Silverado drivers', { VehicleMake: 'Chevrolet', VehicleModel: 'Silverado 1500' }, /Taken as/],
    ['companies', 'roofing supply distributors in Ohio', all(sic('5033'), states('OH'))],
    ['companies', 'craft beer makers in Ohio', all(sic('208202'), states('OH'))],
  ),
)('$kind: as buyers type: $text', expectRead)

test.each([
  ['companies', 'marinas on Lake Norman'],
  ['people', 'lived in home 10+ years'],
] as const)('%s: no place is guessed: %s', (kind, text) => {
  expect(read(kind, text).criteria).not.toHaveProperty('CitiesByStateProvince')
})

test('a number behind a group that has no filter is an age', () => {
  for (const group of ['registered republicans', 'hispanics', 'veterans']) {
    const { criteria, unread } = read('people', `${group} over 60 in Ohio`)
    expect(criteria).toEqual({ AgeRange: ['60-64', '65-69', '70-74', '75'], StatesProvinces: ['OH'] })
    expect(unread.map(({ text }) => text)).toEqual([group])
  }
})
