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

test('names of places that no search has are dropped', () => {
  const names = withName(withName(undefined, omaha, 'Home'), city('Blair'), 'Old')
  const search = { CitiesByStateProvince: [{ City: 'Omaha', StateProvince: 'NE' }] }
  expect(namesInUse(names, search)).toEqual({ [areaKey(omaha)]: 'Home' })
  expect(namesInUse(names, {})).toBeUndefined()
})
