import { expect, test } from 'vitest'
import { placesNamed } from '#reference/places.ts'
import { metroAreas, metroNicknames, metroShortNames } from './metro-areas.ts'
import { index, read } from './reader.testing.ts'

const countiesOf = (list: string) =>
  list.split('; ').flatMap((part) => {
    const [state = '', names = ''] = part.split(': ')
    return names.split(', ').map((name) => ({ name, state }))
  })

test('there are 60 areas, each county of which exists and is in one area', () => {
  expect(Object.keys(metroAreas)).toHaveLength(60)
  const all = Object.values(metroAreas).flatMap(countiesOf)
  expect(new Set(all.map(({ name, state }) => `${name}, ${state}`)).size).toBe(all.length)
  const isCounty = ({ name, state }: { name: string; state: string }) =>
    placesNamed(index, name, state).some(({ place }) => place.kind === 'county' && place.County === name)
  expect(all.filter((county) => !isCounty(county))).toEqual([])
})

test('other names are of these areas', () => {
  for (const title of [...Object.keys(metroNicknames), ...Object.keys(metroShortNames)])
    expect(metroAreas).toHaveProperty([title])
})

test.each([
  ['Dallas metro', 11],
  ['in the Dallas-Fort Worth area', 11],
  ['greater Boston', 7],
  ['Twin Cities', 15],
  ['DFW', 11],
  ['Saint Louis metro area', 15],
  ['D.C. metro', 23],
])('“%s” is %i counties', (text, counties) => {
  expect(read('companies', text).criteria.CountiesByStateProvince).toHaveLength(counties)
})
