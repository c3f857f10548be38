import { describe, expect, it, test } from 'vitest'
import { milesBetween } from '#shared/geo/sphere.ts'
import { geocode } from './geocode.ts'
import { madeUpIndex } from './made-up-addresses.testing.ts'

const meters = 1 / 111_195
/** A street towards the east, 300 m long. */
const eastward = (latitude: number) =>
  [
    [-96.05, latitude],
    [-96.0464, latitude],
  ] as const
const near = { area: '68046', near: true }

const sets = {
  ranges: madeUpIndex([
    {
      area: '68046',
      street: 'E 1st St',
      line: eastward(41.15),
      left: ['1001', '1099'],
      right: ['1000', '1098'],
    },
    { area: '68046', street: 'W 1st St', line: eastward(41.16), left: ['1', '99'] },
    { area: '68046', street: 'Oak Ave', line: eastward(41.17), left: ['199', '101'], right: ['198', '100'] },
    { area: '68046', street: 'Adams St', line: eastward(41.18), left: ['101', '199'] },
    { area: '68128', street: 'Adams Dr', line: eastward(41.19), left: ['201', '299'] },
    {
      area: '11375',
      street: '75th St',
      line: [
        [-73.84, 40.72],
        [-73.84, 40.721],
      ],
      left: ['37-01', '37-99'],
    },
  ]),
  points: madeUpIndex([
    {
      area: '68046',
      street: 'E 1st St',
      houses: { '1020': [-96.0495, 41.1501], '1040': [-96.0485, 41.1501], '1050A': [-96.048, 41.1501] },
    },
    { ...near, street: 'Willow Ave', houses: { '16': [-96.04, 41.14], '1016-18': [-96.03, 41.14] } },
  ]),
}
const find = (text: string) => geocode(text, sets)

test.each([
  // Points first, then ranges by their side, then the street, the postal code, the city.
  ['1020 E 1st St, Papillion NE 68046', 'Rooftop', '1020 E 1st St, Papillion, NE 68046', []],
  ['1050a East First Street, Papillion NE', 'Rooftop', '1050a E 1st St, Papillion, NE 68046', []],
  ['1098 E 1st St, Papillion NE 68046', 'Range', '1098 E 1st St, Papillion, NE 68046', []],
  ['150 Oak Ave 68046', 'Range', '150 Oak Ave, Papillion, NE 68046', []],
  ['700 Oak Ave 68046', 'Street', '700 Oak Ave, Papillion, NE 68046', []],
  ['Oak Ave 68046', 'Street', 'Oak Ave, Papillion, NE 68046', []],
  ['150 Elm Ave 68046', 'PostalCode', 'Papillion, NE 68046', []],
  ['150 Elm Ave, Papillion NE', 'City', 'Papillion, NE', []],
  ['Papillion NE', 'City', 'Papillion, NE', []],
  // Suffixes and directions that are missing or others; a street of the other direction is another street.
  ['150 Oak 68046', 'Range', '150 Oak Ave, Papillion, NE 68046', ['Street']],
  ['150 Oak St 68046', 'Range', '150 Oak Ave, Papillion, NE 68046', ['Street']],
  ['151 S Oak Ave 68046', 'Range', '151 Oak Ave, Papillion, NE 68046', ['Street']],
  ['1021 S 1st St 68046', 'PostalCode', 'Papillion, NE 68046', []],
  // One wrong letter; a number in a name is never wrong.
  ['151 Addams St 68046', 'Range', '151 Adams St, Papillion, NE 68046', ['Street']],
  ['151 Adams Stret 68046', 'Range', '151 Adams St, Papillion, NE 68046', ['Street']],
  ['1021 E 2nd St 68046', 'PostalCode', 'Papillion, NE 68046', []],
  // The wrong postal code, and streets whose source has none.
  ['151 Adams St, Papillion NE 68128', 'Range', '151 Adams St, Papillion, NE 68046', ['PostalCode']],
  ['1018 Willow Ave, Papillion NE 68046', 'Rooftop', '1018 Willow Ave, Papillion, NE', []],
  ['1016-18 Willow Ave, Papillion NE', 'Rooftop', '1016-18 Willow Ave, Papillion, NE', []],
  ['1017 Willow Ave, Papillion NE', 'Street', '1017 Willow Ave, Papillion, NE', []],
  ['37-12 75th St, Forest Hills NY 11375', 'Street', '37-12 75th St, Forest Hills, NY 11375', []],
  ['37-13 75th St, Forest Hills NY 11375', 'Range', '37-13 75th St, Forest Hills, NY 11375', []],
  ['nowhere at all', undefined, undefined, []],
])('%s: %s', (text, Grade, Address, fields) => {
  const found = find(text)
  expect({ Grade: found.Grade, Address: found.Address }).toEqual({ Grade, Address })
  expect(found.Corrections.map(({ Field }) => Field)).toEqual(fields)
})

describe('where a house is', () => {
  const at = (text: string) => find(text).Location as { Latitude: number; Longitude: number }
  const metersBetween = (a: string, b: { Latitude: number; Longitude: number }) =>
    milesBetween(at(a), b) * 1609.344

  it('on its side of the street, at its part of the range', () => {
    // 1050 of 1000 to 1098 on the right, to the south of a street to the east.
    const right = { Latitude: 41.15 - 10 * meters, Longitude: -96.05 + 0.0036 * (74 / 98) }
    expect(metersBetween('1074 E 1st St 68046', right)).toBeLessThan(1)
    // Numbers that descend begin at the other end.
    const left = { Latitude: 41.17 + 10 * meters, Longitude: -96.0464 - 0.0036 * (20 / 98) }
    expect(metersBetween('121 Oak Ave 68046', left)).toBeLessThan(1)
  })

  it('between its neighbors where its point is not known, and no range has it', () => {
    const points = { points: sets.points }
    const { Location, Grade } = geocode('1030 E 1st St 68046', points)
    expect([Grade, Location]).toEqual(['Street', { Latitude: 41.1501, Longitude: -96.049 }])
  })
})

it('names other streets that may be intended', () => {
  const { Alternatives } = find('150 Adams, Papillion NE')
  expect(Alternatives.map(({ Address }) => Address)).toContain('150 Adams Dr, La Vista, NE 68128')
  const { Alternatives: directions } = find('50 E 1st St 68046')
  expect(directions.map(({ Address }) => Address)).toContain('50 W 1st St, Papillion, NE 68046')
})

test('without address data the answer is the postal code or city, and says so', () => {
  const { Grade, Note } = geocode('1020 E 1st St, Papillion NE 68046', {})
  expect([Grade, Note]).toEqual(['PostalCode', expect.stringContaining('no addresses')])
  expect(geocode('68046', {}).Note).toBeUndefined()
})

test.each([
  ['PO Box 12, Papillion NE 68046', 'PostalCode', 'post-office box'],
  ['1st & Oak, Papillion NE', 'City', 'Crossings'],
  ['1st St and Oak Ave 68046', 'PostalCode', 'Crossings'],
  ['12 \u{1f600} St 68046', 'PostalCode', 'street was not found'],
  ['"; drop table companies; -- 68046', 'PostalCode', 'street was not found'],
  ['1 __proto__ St 68046', 'PostalCode', 'street was not found'],
  [`1 ${'x'.repeat(150)} St 68046`, 'PostalCode', 'street was not found'],
  ['Apt 4, Papillion NE', 'City', undefined],
  ['K1A 0B1', 'PostalCode', undefined],
  ['PO Box 12', undefined, 'Neither a street'],
  ['Apt 4', undefined, 'Neither a street'],
  ['.,;:!?-/#', undefined, 'Neither a street'],
  ['\u{1f600}', undefined, 'Neither a street'],
  ["'; drop table companies; --", undefined, 'Neither a street'],
  ['%_%', undefined, 'Neither a street'],
])('%s: %s, and why', (text, Grade, note) => {
  const found = find(text)
  expect([found.Grade, found.Note]).toEqual([Grade, note && expect.stringContaining(note)])
})
