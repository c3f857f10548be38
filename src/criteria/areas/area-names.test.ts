import { expect, test } from 'vitest'
import type { CriteriaPlace } from '../places.ts'
import { areaKey, areaName, namesAfterChange, namesInUse, withName } from './area-names.ts'

const city = (City: string, more?: object): CriteriaPlace => ({
  kind: 'city',
  City,
  StateProvince: 'NE',
  ...more,
})
const omaha = city('Omaha')

// Links and browsers hold names by these keys.
test.each<[place: CriteriaPlace, key: string]>([
  [omaha, '10xzpmd'],
  [city('Omaha', { excluded: true }), '10xzpmd'],
  [{ StateProvince: 'NE', City: 'Omaha', kind: 'city' }, '10xzpmd'],
  [city('é🗺️'), '1fy9o0q'],
])('the key of %j is %s for ever', (place, key) => {
  expect(areaKey(place)).toBe(key)
})

test('an area is called what it was named, else by its label', () => {
  const names = withName(undefined, omaha, 'Home')
  expect(areaName([omaha], 0, names)).toBe('Home')
  expect(areaName([omaha], 0, withName(names, omaha, ''))).toBe(areaName([omaha], 0, undefined))
  expect(areaName([], 0, names)).toBe('The area')
})

test('a name goes with its area when that changes', () => {
  const lincoln = city('Lincoln')
  const names = withName(withName(undefined, omaha, 'Home'), city('Blair'), 'Old')
  expect(namesAfterChange(names, omaha, lincoln)).toEqual({
    [areaKey(lincoln)]: 'Home',
    [areaKey(city('Blair'))]: 'Old',
  })
  expect(namesAfterChange(names, lincoln, omaha)).toBe(names)
})

const circle = (Latitude: number, RadiusMiles = 5): CriteriaPlace => ({
  kind: 'circle',
  Latitude,
  Longitude: -96,
  RadiusMiles,
})
const street = '1020 E 1st St, Papillion, NE 68046'

test.each<
  [
    what: string,
    old: string | undefined,
    after: CriteriaPlace,
    found: string | undefined,
    name: string | undefined,
  ]
>([
  ['a larger circle is at the same address', street, circle(41, 9), undefined, street],
  ['a pin is put on the entrance', street, circle(41.002), undefined, street],
  ['a circle leaves its address', street, circle(41.01), undefined, undefined],
  ['a circle leaves its city', 'Omaha, NE', circle(42), undefined, undefined],
  ['a circle leaves an address in Canada', '1 Main St, Regina, SK S4P3Y2', circle(42), undefined, undefined],
  [
    'a name that a person gave is not that of a place',
    'Store 12, north',
    circle(42),
    undefined,
    'Store 12, north',
  ],
  ['another address', street, circle(42), 'Omaha, NE', 'Omaha, NE'],
  ['an address of a circle without a name', undefined, circle(42), street, street],
  ['an address of a circle with a name', 'Store 12', circle(42), street, 'Store 12'],
])('%s', (_, old, after, found, name) => {
  const names = old ? withName(undefined, circle(41), old) : undefined
  expect(namesAfterChange(names, circle(41), after, found)?.[areaKey(after)]).toBe(name)
})

test('names of places that no search has are dropped', () => {
  const names = withName(withName(undefined, omaha, 'Home'), city('Blair'), 'Old')
  const search = { CitiesByStateProvince: [{ City: 'Omaha', StateProvince: 'NE' }] }
  expect(namesInUse(names, search)).toEqual({ [areaKey(omaha)]: 'Home' })
  expect(namesInUse(names, {})).toBeUndefined()
})
