import { expect, test } from 'vitest'
import type { Isochrones } from '#contract/isochrones.ts'
import type { PlaceChoice } from '../places.ts'
import { placesOf } from '../places.ts'
import { withAreas, withTravelReplaced } from './add-areas.ts'
import { areaName, namesAfterChange, namesInUse, travelOf, withName } from './area-names.ts'
import { type Travel, travelCode, travelFrom, travelText } from './travel.ts'
import { travelAreas } from './travel-areas.ts'

const point = { Latitude: 41.25861, Longitude: -95.93779 }
const drive: Travel = { ...point, Mode: 'Car', Unit: 'Minutes', Value: 10, Name: 'ZIP 68046' }

test.each<[travel: Travel, text: string, inKm: string]>([
  [drive, '10 min drive of ZIP 68046', '10 min drive of ZIP 68046'],
  [
    { ...point, Mode: 'Foot', Unit: 'Miles', Value: 3 },
    '3 mi walk of 41.2586, -95.9378',
    '4.83 km walk of 41.2586, -95.9378',
  ],
  [
    { ...drive, Mode: 'Bike', Value: 7.5, Name: '1020 E 1st St, Papillion, NE' },
    '7.5 min bike ride of 1020 E 1st St, Papillion, NE',
    '7.5 min bike ride of 1020 E 1st St, Papillion, NE',
  ],
])('a travel in words, and in a link', (travel, text, inKm) => {
  expect(travelText(travel)).toBe(text)
  expect(travelText(travel, 'km')).toBe(inKm)
  expect(travelFrom(travelCode(travel))).toEqual(travel)
})

test.each([
  '',
  'Home',
  'Boat 10 Minutes 41 -96',
  'Car 0 Minutes 41 -96',
  'Car 121 Minutes 41 -96',
  'Car 10 Hours 41 -96',
  'Car ten Minutes 41 -96',
  'Car 10 Minutes 91 -96',
  'Car 10 Minutes 41',
])('%j is no travel', (code) => {
  expect(travelFrom(code)).toBeUndefined()
})

const triangle = (at: number) => [
  { Latitude: at, Longitude: -96 },
  { Latitude: at, Longitude: -95 },
  { Latitude: at + 1, Longitude: -95 },
]
const bands: Isochrones = {
  Bands: [
    { Value: 5, Polygons: [{ Points: triangle(40) }] },
    { Value: 10, Polygons: [{ Points: triangle(42) }, { Points: triangle(44) }] },
  ],
}
const { Value: _, ...travel } = drive
const added = withAreas({ PrimarySic: '8021' }, undefined, travelAreas(travel, bands), false)
const named = (criteria: object, names: Record<string, string> | Readonly<Record<string, string>>) =>
  placesOf(criteria).map((_, i) => areaName(placesOf(criteria), i, names))

test('bands are areas that say how far they are, the largest first', () => {
  expect(named(added.criteria, added.names).sort()).toEqual([
    '10 min drive of ZIP 68046',
    '10 min drive of ZIP 68046',
    '5 min drive of ZIP 68046',
  ])
  expect(namesInUse(added.names, added.criteria)).toEqual(added.names)
  expect(namesInUse(added.names, {})).toBeUndefined()
})

test('all parts of a band are replaced at once, with their role and name', () => {
  const place = placesOf(added.criteria).find(
    (one) => travelOf(one, added.names)?.Value === 10,
  ) as PlaceChoice
  const names = withName(added.names, place, 'Around the store')
  const areas = travelAreas(travel, { Bands: [{ Value: 15, Polygons: [{ Points: triangle(30) }] }] })
  const next = withTravelReplaced(added.criteria, names, place, areas)
  expect(next.criteria.PrimarySic).toBe('8021')
  expect(named(next.criteria, next.names).sort()).toEqual(['5 min drive of ZIP 68046', 'Around the store'])
  expect(Object.values(next.names).filter((code) => code.startsWith('Car 10 '))).toEqual([])
})

test('an outline that is edited by hand is no drive time any more', () => {
  const [place] = placesOf(added.criteria)
  if (place?.kind !== 'polygon') throw new Error('no polygon')
  const edited: PlaceChoice = { ...place, Points: triangle(20) }
  expect(travelOf(edited, namesAfterChange(added.names, place, edited))).toBeUndefined()
  expect(travelOf({ ...place, excluded: true } as PlaceChoice, added.names)?.Mode).toBe('Car')
})
