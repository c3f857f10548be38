import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { addPlace, changePlace, type PlaceChoice, placesOf, withPlaces } from './places.ts'
import { tidy } from './tidy.ts'

const ne = { kind: 'state', StateProvince: 'NE', excluded: false } as const
const cook = { kind: 'county', County: 'Cook', StateProvince: 'IL', excluded: false } as const
const omaha = { kind: 'city', City: 'Omaha', StateProvince: 'NE', excluded: false } as const
const zip = { kind: 'postal', PostalCode: '68046', excluded: false } as const
const around = { kind: 'postalCircle', PostalCode: '60618', RadiusMiles: 25, excluded: false } as const
const circle = { kind: 'circle', Latitude: 41.2, Longitude: -96, RadiusMiles: 5, excluded: false } as const
const Points = [
  { Latitude: 41, Longitude: -96 },
  { Latitude: 42, Longitude: -96 },
  { Latitude: 42, Longitude: -95 },
]
const polygon = { kind: 'polygon', Points, excluded: false } as const
const out = <P extends PlaceChoice>(place: P) => ({ ...place, excluded: true }) as PlaceChoice

test.each<[string, PlaceChoice[], Criteria]>([
  ['one state', [ne], { StatesProvinces: ['NE'] }],
  ['two of a kind are one list', [zip, { ...zip, PostalCode: '68005' }], { PostalCode: ['68005', '68046'] }],
  [
    'several kinds are any of these',
    [ne, circle],
    {
      AnyOf: [
        { StatesProvinces: ['NE'] },
        { RadiusCenterPointList: [{ Latitude: 41.2, Longitude: -96, RadiusMiles: 5 }] },
      ],
    },
  ],
  [
    'a place left out',
    [ne, out(omaha)],
    {
      StatesProvinces: ['NE'],
      NoneOf: [{ CitiesByStateProvince: [{ City: 'Omaha', StateProvince: 'NE' }] }],
    },
  ],
  ['only left out', [out(polygon)], { NoneOf: [{ PolygonList: [{ Points }] }] }],
])('%s', (_, places, criteria) => {
  expect(tidy(withPlaces({}, places))).toEqual(tidy(criteria))
})

test('every kind of place comes back as it went in', () => {
  const places = [
    ne,
    cook,
    omaha,
    zip,
    around,
    circle,
    polygon,
    out({ ...ne, StateProvince: 'IA' }),
    out(polygon),
  ]
  expect(placesOf(tidy(withPlaces({}, places)))).toEqual(places)
})

test('other criteria and alternatives that are not places are left alone', () => {
  const criteria: Criteria = {
    PrimarySic: '58',
    AnyOf: [{ Gender: 'Female' }, { IsFranchise: true }],
    NoneOf: [{ Phone: '4025550142' }],
  }
  const next = tidy(addPlace(criteria, ne))
  expect(next).toEqual({ ...criteria, StatesProvinces: ['NE'] })
  expect(placesOf(next)).toEqual([ne])
  expect(tidy(changePlace(next, 0, undefined))).toEqual(criteria)
})

test('a place that is there already takes the new role', () => {
  expect(placesOf(addPlace(addPlace({}, zip), out(zip)))).toEqual([out(zip)])
})

test('changing one of several keeps the others', () => {
  const criteria = tidy(withPlaces({}, [ne, circle, polygon]))
  const wider = { ...circle, RadiusMiles: 9 }
  expect(placesOf(tidy(changePlace(criteria, 1, wider)))).toEqual([ne, wider, polygon])
})
