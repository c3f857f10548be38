import { expect, test } from 'vitest'
import type { Geocode, GeocodeGrade } from '#contract/geocode.ts'
import { areaKey } from '#criteria/areas/area-names.ts'
import { read } from '#language/reader.testing.ts'
import type { Sentence } from '#language/sentence.ts'
import { addressesOf, aroundAddress, withAddresses } from './located.ts'

const Location = { Latitude: 41.15, Longitude: -96.03 }
const Address = '1020 E 1st St, Papillion, NE 68046'
const at = (Grade: GeocodeGrade): Geocode => ({
  Location,
  Address,
  Grade,
  Parsed: {},
  Corrections: [],
  Alternatives: [],
})
const circle = (RadiusMiles: number) => ({ RadiusCenterPointList: [{ ...Location, RadiusMiles }] })
const nameOf = (RadiusMiles: number) => ({
  [areaKey({ kind: 'circle', ...Location, RadiusMiles })]: Address,
})
const labelsOf = (sentence: Sentence | undefined) => sentence?.parts.map((part) => part.words)
const locatedIn = (text: string, grade: GeocodeGrade) => {
  const sentence = read('companies', text)
  return { sentence, located: new Map(addressesOf(sentence).map((one) => [one.text, at(grade)])) }
}

test.each<[text: string, addresses: string[]]>([
  ['2 miles around 350 5th Ave, New York, NY 10118', ['350 5th Ave, New York, NY 10118']],
  ['dentists near 12 Main St in Papillion NE', ['12 Main St, Papillion, NE']],
  ['1600 Pennsylvania Ave NW Washington DC', ['1600 Pennsylvania Ave NW, Washington, DC']],
  ['within 3 miles of 12 Main St 68046', ['12 Main St, 68046']],
  ['dentists within 5 miles of 68046', []],
  ['12 miles around Omaha', []],
])('the addresses of %j', (text, addresses) => {
  expect(addressesOf(read('companies', text)).map((one) => one.text)).toEqual(addresses)
})

test.each<[text: string, criteria: object, names: object | undefined, labels: string[]]>([
  ['5 miles around 1020 E 1st St, Papillion NE', circle(5), nameOf(5), [`Within 5 mi of ${Address}`]],
  [
    'dentists near 1020 E 1st St, Papillion, NE 68046',
    { PrimarySic: '8021', ...circle(10) },
    nameOf(10),
    ['Industry: Offices and clinics of dentists', `Within 10 mi of ${Address}`],
  ],
  [
    'dentists in Nebraska, not within 2 miles of 1020 E 1st St, Papillion NE',
    { PrimarySic: '8021', StatesProvinces: ['NE'], NoneOf: [circle(2)] },
    nameOf(2),
    ['Industry: Offices and clinics of dentists', 'Nebraska', `NOT Within 2 mi of ${Address}`],
  ],
])('%j is around the point of its address', (text, criteria, names, labels) => {
  const { sentence, located } = locatedIn(text, 'Rooftop')
  const found = withAddresses(sentence, located)
  expect(found.criteria).toEqual(criteria)
  expect(found.names).toEqual(names)
  expect(labelsOf(found)).toEqual(labels)
  expect(found.parts.at(-1)?.note ?? '').not.toMatch(/not known|at the building/)
  const ranged = withAddresses(sentence, locatedIn(text, 'Range').located)
  expect(ranged.parts.at(-1)?.note).toMatch(/by the house numbers of its block$/)
})

test.each<GeocodeGrade>(['PostalCode', 'City'])('a place of the grade %s changes nothing', (grade) => {
  const { sentence, located } = locatedIn('5 miles around 1020 E 1st St, Papillion NE', grade)
  expect(withAddresses(sentence, located)).toBe(sentence)
  expect(withAddresses(sentence, new Map())).toBe(sentence)
})

test('an address without a distance is its street, or the usual circle around it', () => {
  const { sentence, located } = locatedIn('dentists at 1020 E 1st St, Papillion NE', 'Range')
  expect(withAddresses(sentence, located)).toBe(sentence)
  const around = aroundAddress(sentence, located)
  expect(around?.criteria).toEqual({ PrimarySic: '8021', ...circle(5) })
  expect(labelsOf(around)).toEqual(['Industry: Offices and clinics of dentists', `Within 5 mi of ${Address}`])
  expect(aroundAddress(sentence, new Map())).toBeUndefined()
  expect(aroundAddress(read('companies', 'dentists in Omaha'), located)).toBeUndefined()
})
