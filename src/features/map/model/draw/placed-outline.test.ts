import { describe, expect, it, test } from 'vitest'
import type { Boundary } from '#contract/boundaries.ts'
import { placeIndex } from '#reference/places.ts'
import type { PickLevel } from './gesture.ts'
import { pickedPlaceAt } from './picking.ts'
import { joined, outlineAt, placed } from './placed-outline.ts'

/** A square ring in steps, from its south-west corner, in tenths of a degree. */
const ring = (west: number, south: number, size: number) =>
  [west, south, 0, size, size, 0, 0, -size].map((n) => n * 10_000)

const boundary = (key: string, polygons: number[][][], more: Partial<Boundary> = {}): Boundary => ({
  key,
  names: [key],
  polygons,
  ...more,
})

const zip = boundary('68046', [[ring(-960, 410, 10), ring(-958, 412, 4)]])
const inHole = boundary('68128', [[ring(-958, 412, 4)]])
const islands = boundary('68102', [[ring(-940, 410, 10)], [ring(-920, 410, 10)]])
const overIsland = boundary('68104', [[ring(-935, 412, 2)]])
const outlines = [zip, inHole, islands, overIsland].map(placed)

describe('the outline at a point', () => {
  it.each([
    ['inside', 41.05, -95.9, '68046'],
    ['in a hole, of another', 41.4, -95.6, '68128'],
    ['in the first polygon', 41.05, -93.9, '68102'],
    ['in the second polygon', 41.5, -91.5, '68102'],
    ['in two, the smaller', 41.3, -93.4, '68104'],
    ['between polygons', 41.5, -92.5, undefined],
    ['outside', 43, -96, undefined],
  ])('%s', (_, Latitude, Longitude, key) => {
    expect(outlineAt(outlines, { Latitude, Longitude })?.boundary.key).toBe(key)
  })

  it('is one of the two at their common border', () => {
    const [a, b, c] = [
      placed(boundary('a', [[ring(0, 0, 10)]])),
      placed(boundary('b', [[ring(10, 0, 10)]])),
      placed(boundary('c', [[ring(0, -10, 10)]])),
    ]
    const keyAt = (Latitude: number, Longitude: number) =>
      [a, b, c].filter((one) => outlineAt([one], { Latitude, Longitude })).map((one) => one.boundary.key)
    expect(keyAt(0.5, 1)).toHaveLength(1)
    expect(keyAt(0, 0.5)).toHaveLength(1)
  })
})

test('outlines of several squares are there once, under all their names', () => {
  const boise = boundary('ID boise', [], { names: ['Boise', 'Boise City'], state: 'ID' })
  const boiseCity = boundary('ID boise city', [], { names: ['Boise City'], state: 'ID' })
  const { all, byKey } = joined([[placed(zip), placed(boise)], [placed(zip)], []])
  expect(all.map((one) => one.boundary.key)).toEqual(['68046', 'ID boise'])
  expect(byKey.get('ID boise city')?.boundary).toBe(boise)
  const both = joined([[placed(boise), placed(boiseCity)]])
  expect(both.byKey.get('ID boise city')?.boundary).toBe(boiseCity)
})

describe('a click picks', () => {
  const city = (City: string, StateProvince: string) => ({
    City,
    StateProvince,
    Latitude: 41,
    Longitude: -96,
    People: 1,
  })
  const index = placeIndex({
    postal: [{ PostalCode: '68999', Latitude: 41, Longitude: -96, city: 0 }],
    cities: [city('Saint Louis', 'IL'), city('Saint Louis', 'MO'), city('Boise', 'ID')],
    counties: [],
    states: [],
  })
  const zips = outlines
  const cities = [
    boundary('MO saint louis', [[ring(-960, 410, 10)]], { names: ['St. Louis'], state: 'MO' }),
    boundary('ID boise city', [[ring(-950, 410, 10)]], { names: ['Boise City', 'Boise'], state: 'ID' }),
    boundary('KS nowhere', [[ring(-940, 410, 10)]], { names: ['Nowhere'], state: 'KS' }),
    boundary('nameless', [[ring(-930, 410, 10)]]),
  ].map(placed)

  it.each<[string, PickLevel, typeof zips | undefined, number, object | undefined]>([
    ['the ZIP code of an outline', 'postal', zips, -95.95, { kind: 'postal', PostalCode: '68046' }],
    ['no ZIP code between outlines', 'postal', zips, -97, undefined],
    ['no ZIP code while outlines are loading', 'postal', [], -95.95, undefined],
    [
      'the nearest ZIP code without outlines',
      'postal',
      undefined,
      -95.95,
      { kind: 'postal', PostalCode: '68999' },
    ],
    [
      'a city under its name in records',
      'city',
      cities,
      -95.95,
      { kind: 'city', City: 'Saint Louis', StateProvince: 'MO' },
    ],
    [
      'a city by its other name',
      'city',
      cities,
      -94.95,
      { kind: 'city', City: 'Boise', StateProvince: 'ID' },
    ],
    [
      'a city that is not known under its own name',
      'city',
      cities,
      -93.95,
      { kind: 'city', City: 'Nowhere', StateProvince: 'KS' },
    ],
    ['no city without a state', 'city', cities, -92.95, undefined],
    ['no city between outlines', 'city', cities, -97, undefined],
    ['no city without outlines', 'city', undefined, -95.95, undefined],
  ])('%s', (_, level, shown, Longitude, place) => {
    const sources = { shapes: undefined, outlines: shown }
    const at = { Latitude: 41.05, Longitude }
    expect(pickedPlaceAt({ ...sources, index }, level, at)).toEqual(place)
    expect(pickedPlaceAt({ ...sources, index: undefined }, level, at)).toBeUndefined()
  })
})
