import { describe, expect, it } from 'vitest'
import type { Point } from '#contract/place.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import { isCrowded, keysOf, middleOf, type NamedArea, outlineKey, polygonsOf } from './imported-outline.ts'
import { type Gazetteer, outlineOf } from './outline.ts'

const at = (Longitude: number, Latitude: number): Point => ({ Latitude, Longitude })
const square = (west: number, south: number, size: number) => [
  at(west, south),
  at(west, south + size),
  at(west + size, south + size),
  at(west + size, south),
]
const zip = (PostalCode: string): NamedArea => ({ kind: 'postal', PostalCode })
const city = (City: string, StateProvince: string): NamedArea => ({ kind: 'city', City, StateProvince })

it.each([
  ['no polygon', [], []],
  [
    'one ring',
    [[[-9_600_000, 4_100_000, 0, 50_000, 50_000, 0]]],
    [[[at(-96, 41), at(-96, 41.5), at(-95.5, 41.5)]]],
  ],
  [
    'a hole, and a second polygon',
    [
      [
        [0, 0, 100_000, 100_000, 1, -1],
        [10, 10, -5, 0, 5, 5],
      ],
      [[-1, -1, 1, 0, 0, 1]],
    ],
    [
      [
        [at(0, 0), at(1, 1), at(1.00001, 0.99999)],
        [at(0.0001, 0.0001), at(0.00005, 0.0001), at(0.0001, 0.00015)],
      ],
      [[at(-0.00001, -0.00001), at(0, -0.00001), at(0, 0)]],
    ],
  ],
])('steps become corners: %s', (_, polygons, expected) => {
  expect(polygonsOf({ polygons })).toEqual(expected)
})

it.each([
  [zip('68046'), 'zip 68046'],
  [zip('K1A0B1'), undefined],
  [zip('K1A'), undefined],
  [city('Omaha', 'NE'), 'city NE omaha'],
  [city('St. Louis', 'mo'), 'city MO saint louis'],
])('the key of %j is %s', (place, key) => {
  const found = outlineKey(place)
  expect(found && `${found.kind} ${found.key}`).toBe(key)
})

it.each([
  [{ key: '68046', names: ['68046'] }, ['68046']],
  [{ key: 'TN nashville', names: ['Nashville'], state: 'TN' }, ['TN nashville', 'TN nashville']],
  [
    { key: 'ID boise', names: ['Boise', 'Boise City'], state: 'ID' },
    ['ID boise', 'ID boise', 'ID boise city'],
  ],
])('%j is found under %j', (boundary, keys) => {
  expect(keysOf({ ...boundary, polygons: [] })).toEqual(keys)
})

describe('the name of an outline is', () => {
  const small = [square(0, 0, 1)]
  const large = [square(10, 10, 4), square(11, 11, 2)]
  it.each([
    ['at the known point', [small], at(0.25, 0.25), at(0.25, 0.25)],
    ['at the known point in any of its polygons', [large, small], at(0.25, 0.25), at(0.25, 0.25)],
    ['in the middle when the point is outside', [small], at(3, 3), at(0.5, 0.5)],
    ['in the middle when the point is in a hole', [large], at(12, 12), at(12, 12)],
    ['in the middle of the largest polygon', [small, large], at(50, 50), at(12, 12)],
    ['in the middle when no point is known', [small], undefined, at(0.5, 0.5)],
  ])('%s', (_, polygons, known, middle) => {
    expect(middleOf(polygons, known)).toEqual(middle)
  })
})

describe('a ZIP code or a city', () => {
  const points = { shapes: undefined, postalPoint: () => at(0.2, 0.2), cityPoint: () => at(0.2, 0.2) }
  const none = { shapes: undefined, postalPoint: () => undefined, cityPoint: () => undefined }
  const polygons = [[square(0, 0, 1)]]
  const pin = { polygons: [], middle: at(0.2, 0.2) }
  it.each<[string, Gazetteer, object | undefined]>([
    ['is a point without imported outlines', points, pin],
    ['waits while its outline is loading', { ...points, importedOutline: () => undefined }, undefined],
    ['is a point where it has no outline', { ...points, importedOutline: () => null }, pin],
    ['has its outline', { ...points, importedOutline: () => polygons }, { polygons, middle: at(0.2, 0.2) }],
    [
      'has its outline without a known point',
      { ...none, importedOutline: () => polygons },
      { polygons, middle: at(0.5, 0.5) },
    ],
    ['is unknown without either', { ...none, importedOutline: () => null }, undefined],
  ])('%s', (_, gazetteer, outline) => {
    for (const place of [zip('68046'), city('Omaha', 'NE')])
      expect(outlineOf(place, gazetteer)).toEqual(outline)
  })
})

it.each([
  [80, false],
  [81, true],
])('%i ZIP codes are crowded: %s', (count, crowded) => {
  const places = Array.from(
    { length: count },
    (_, i): PlaceChoice => ({ kind: 'postal', PostalCode: String(68_000 + i), excluded: false }),
  )
  expect(isCrowded([...places, { kind: 'state', StateProvince: 'NE', excluded: false }])).toBe(crowded)
})
