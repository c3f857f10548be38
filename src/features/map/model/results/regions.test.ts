import { expect, test } from 'vitest'
import { type RegionLevel, type RegionSources, regionLevelNames, regionLevels, regionsOf } from './regions.ts'

const geometry = { type: 'Polygon' as const, coordinates: [] }
const shape = { geometry, bounds: [0, 0, 0, 0] as [number, number, number, number] }
const at = { Latitude: 0, Longitude: 0 }
const sources = {
  shapes: {
    states: [
      { ...shape, Fips: '31', StateProvince: 'NE' },
      { ...shape, Fips: '19', StateProvince: 'IA' },
    ],
    counties: [{ ...shape, Fips: '31055', StateProvince: 'NE', County: 'Douglas' }],
    nation: [],
  },
  labels: {
    cities: [],
    waters: [],
    states: [{ ...at, StateProvince: 'NE', Name: 'Nebraska', People: 19_615 }],
    counties: [{ ...at, Fips: '31055', County: 'Douglas', StateProvince: 'NE', People: 5845 }],
  },
  zip3: [
    { Zip3: '681', city: 'Omaha, NE', people: 4000, geometry },
    { Zip3: '009', city: '', people: 0, geometry },
  ],
} as unknown as RegionSources

test.each<
  [level: RegionLevel, regions: [key: string, name: string, people: number, place: string | undefined][]]
>([
  [
    'state',
    [
      ['NE', 'Nebraska', 1_961_500, 'state'],
      ['IA', 'Iowa', 0, 'state'],
    ],
  ],
  ['county', [['ne|douglas', 'Douglas, NE', 584_500, 'county']]],
  [
    'zip3',
    [
      ['681', 'ZIP 681, Omaha, NE', 400_000, undefined],
      ['009', 'ZIP 009', 0, undefined],
    ],
  ],
])('regions of the level %s', (level, regions) => {
  const found = regionsOf(sources, level).map(({ key, name, people, place }) => [
    key,
    name,
    people,
    place?.kind,
  ])
  expect(found).toEqual(regions)
})

test.each(regionLevelNames)('%s has no regions while they are loading', (level) => {
  expect(regionsOf({ shapes: undefined, labels: undefined, zip3: undefined }, level)).toEqual([])
  if (level !== 'zip3') expect(regionsOf({ ...sources, labels: undefined }, level)).toEqual([])
})

test.each<[level: RegionLevel, item: object, key: string]>([
  ['state', { StateProvince: 'NE' }, 'NE'],
  ['state', {}, ''],
  ['county', { StateProvince: 'NE', County: 'Douglas' }, 'ne|douglas'],
  ['county', { StateProvince: 'NE' }, 'ne|'],
  ['zip3', { Zip3: '9' }, '009'],
  ['zip3', { Zip3: '681' }, '681'],
])('the group %s %j is the region %o', (level, item, key) => {
  expect(regionLevels[level].tallyKey({ Count: 1, ...item })).toBe(key)
})
