import { describe, expect, test } from 'vitest'
import type { PlaceChoice } from '#criteria/places.ts'
import { placeIndex } from '#reference/places.ts'
import { pickActionFor, pickActionText, pickedPlaceAt } from './picking.ts'

const choice = (StateProvince: string, excluded: boolean): PlaceChoice => ({
  kind: 'state',
  StateProvince,
  excluded,
})
const places = [choice('NE', false), choice('IA', true)]

test.each([
  ['KS', false, 'add', -1],
  ['KS', true, 'add', -1],
  ['NE', false, 'remove', 0],
  ['NE', true, 'change', 0],
  ['IA', true, 'remove', 1],
  ['IA', false, 'change', 1],
])('a click on %s, excluded %s: %s', (state, excluded, type, index) => {
  const done = pickActionFor(places, { kind: 'state', StateProvince: state }, excluded)
  expect(done).toEqual({ type, index, place: choice(state, excluded) })
  expect(pickActionText(done)).toMatch(/^(Kansas|Nebraska|Iowa): \w/)
})

test('each click says something else', () => {
  const acts = (['add', 'change', 'remove'] as const).flatMap((type) => [type, type] as const)
  const text = acts.map((type, i) => pickActionText({ type, index: 0, place: choice('NE', i % 2 === 1) }))
  expect(new Set(text).size).toBe(4)
})

describe('the place at a point', () => {
  const row = (PostalCode: string, Latitude: number, Longitude: number) => ({
    PostalCode,
    Latitude,
    Longitude,
    city: -1,
  })
  const postal = [row('68046', 41.15, -96.04), row('68102', 41.26, -95.93), row('V6B', 41.2, -96)]
  const index = placeIndex({ postal, cities: [], counties: [], states: [] })
  const square = {
    type: 'Polygon' as const,
    coordinates: [
      [
        [-97, 40],
        [-95, 40],
        [-95, 42],
        [-97, 42],
        [-97, 40],
      ],
    ],
  }
  const region = {
    Fips: '31',
    StateProvince: 'NE',
    geometry: square,
    bounds: [-97, 40, -95, 42] as [number, number, number, number],
  }
  const atlas = {
    index,
    shapes: { states: [region], counties: [{ ...region, County: 'Sarpy' }], nation: [] },
  }

  test.each<
    [level: 'postal' | 'county' | 'state', Latitude: number, Longitude: number, place: object | undefined]
  >([
    ['postal', 41.2, -96, { kind: 'postal', PostalCode: '68046' }],
    ['postal', 41.25, -95.95, { kind: 'postal', PostalCode: '68102' }],
    ['postal', 43, -96, undefined],
    ['county', 41.2, -96, { kind: 'county', County: 'Sarpy', StateProvince: 'NE' }],
    ['state', 41.2, -96, { kind: 'state', StateProvince: 'NE' }],
    ['county', 43, -96, undefined],
    ['state', 41.2, -98, undefined],
  ])('%s at %d, %d', (level, Latitude, Longitude, place) => {
    expect(pickedPlaceAt(atlas, level, { Latitude, Longitude })).toEqual(place)
    expect(
      pickedPlaceAt({ shapes: undefined, index: undefined }, level, { Latitude, Longitude }),
    ).toBeUndefined()
  })
})
