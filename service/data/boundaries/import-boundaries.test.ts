import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { Boundaries, type BoundaryKind } from '#contract/boundaries.ts'
import { liveBoundaries } from '#service/boundaries/live.ts'
import { zipOf } from '../zip.testing.ts'
import { dbfOf, geoJsonOf, shpOf, square, type TestShape } from './files.testing.ts'
import { importBoundaries } from './import-boundaries.ts'
import { listBoundaries, removeBoundaries } from './stored.ts'

const root = mkdtempSync(join(tmpdir(), 'boundaries-'))
afterAll(() => rmSync(root, { recursive: true }))

let dataDir = ''
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(root, 'files-'))
  dataDir = join(folder, 'data')
  mkdirSync(dataDir)
})

/** Writes files into the test's folder; gives the path of the first one. */
function write(files: Readonly<Record<string, Buffer | string>>): string {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return join(folder, Object.keys(files)[0] as string)
}

const log = { error: () => undefined }
async function stored(kind: BoundaryKind, ...keys: string[]) {
  const open = await liveBoundaries(dataDir, log).of(kind)
  return open ? Boundaries.parse(JSON.parse(await open.byKeys(keys))) : undefined
}

const zips: TestShape[] = [
  { fields: { ZCTA5CE20: '68046' }, polygons: [[square(-96.1, 41.1, 0.1)]] },
  {
    fields: { ZCTA5CE20: '68128' },
    polygons: [[square(-96, 41.1, 0.1), square(-95.97, 41.13, 0.02).toReversed()]],
  },
]
const cities: TestShape[] = [
  {
    fields: { NAME: 'Cañon City', STATEFP: '08', PLACEFP: '11810' },
    polygons: [[square(-105.3, 38.4, 0.1)]],
  },
  { fields: { NAME: 'St. Louis', STATEFP: '29', PLACEFP: '65000' }, polygons: [[square(-90.3, 38.6, 0.1)]] },
]
const shapefile = (stem: string, shapes: readonly TestShape[]) => ({
  [`${stem}.shp`]: shpOf(shapes),
  [`${stem}.dbf`]: dbfOf(shapes),
  [`${stem}.cpg`]: 'UTF-8',
})
const GCS = 'GEOGCS["GCS_North_American_1983",DATUM["D_North_American_1983"]]'

describe('reads', () => {
  it.each([
    [
      'a zipped shapefile',
      () => ({ 'z.zip': zipOf({ ...shapefile('cb_zcta520', zips), 'cb_zcta520.prj': GCS }) }),
    ],
    ['a shapefile beside its table', () => shapefile('zcta', zips)],
    ['GeoJSON', () => ({ 'z.geojson': geoJsonOf(zips) })],
  ] as const)('%s', async (_, files) => {
    const imported = await importBoundaries({ files: [write(files())], dataDir })
    expect(imported).toMatchObject([{ kind: 'zip', outlines: 2, skipped: 0 }])
    expect(await stored('zip', '68128', '99999')).toEqual([
      {
        key: '68128',
        names: ['68128'],
        polygons: [
          [
            [-9600000, 4110000, 0, 10000, 10000, 0, 0, -10000],
            [-9595000, 4113000, 0, 2000, -2000, 0, 0, -2000].map((n) => expect.closeTo(n, -4)),
          ],
        ],
      },
    ])
  })

  it('cities under the names that records have', async () => {
    await importBoundaries({ files: [write(shapefile('place', cities))], dataDir })
    const found = await stored('city', 'CO canon city', 'MO saint louis')
    expect(found?.map(({ key, names, state }) => [key, names, state])).toEqual([
      ['CO canon city', ['Cañon City'], 'CO'],
      ['MO saint louis', ['St. Louis'], 'MO'],
    ])
  })

  it('several files as one set, shapes of one name as one outline, each shape once', async () => {
    const again = { 'a.geojson': geoJsonOf(zips), 'b.geojson': geoJsonOf(zips.slice(0, 1)) }
    const more = {
      'c.geojson': geoJsonOf([{ fields: { ZIP: '68046' }, polygons: [[square(-97, 41, 0.1)]] }]),
    }
    write({ ...again, ...more })
    const files = ['a', 'b', 'c'].map((name) => join(folder, `${name}.geojson`))
    expect(await importBoundaries({ files, dataDir, name: 'mine' })).toMatchObject([{ outlines: 2 }])
    expect((await stored('zip', '68046'))?.[0]?.polygons).toHaveLength(2)
  })
})

const moved = (by: number): TestShape[] => [{ fields: { ZIP: '68046' }, polygons: [[square(by, by, 1000)]] }]
const withFields = (fields: Record<string, string>): TestShape[] => [
  { fields, polygons: [[square(-96, 41, 0.1)]] },
]

describe('refuses, and changes nothing', () => {
  it.each([
    ['no such file', () => ({}), /does not exist/],
    ['another type', () => ({ 'a.txt': 'x' }), /must be a \.zip/],
    ['no archive', () => ({ 'a.zip': 'PK not an archive' }), /damaged or not a ZIP archive/],
    ['an archive without shapes', () => ({ 'a.zip': zipOf({ 'readme.txt': 'x' }) }), /has no \.shp/],
    [
      'two shapefiles',
      () => ({ 'a.zip': zipOf({ ...shapefile('a', zips), ...shapefile('b', zips) }) }),
      /several shapefiles: a\.shp, b\.shp/,
    ],
    ['an archive without a table', () => ({ 'a.zip': zipOf({ 'a.shp': shpOf(zips) }) }), /a\.dbf is missing/],
    ['a changed archive', () => ({ 'a.zip': changed(zipOf(shapefile('a', zips)), 160) }), /checksum/],
    ['no table', () => ({ 'a.shp': shpOf(zips) }), /a\.dbf is missing/],
    ['shapes cut off', () => ({ ...shapefile('a', zips), 'a.shp': shpOf(zips).subarray(0, 300) }), /cut off/],
    ['a table cut off', () => ({ ...shapefile('a', zips), 'a.dbf': dbfOf(zips).subarray(0, 90) }), /cut off/],
    [
      'a table with fewer rows',
      () => ({ ...shapefile('a', zips), 'a.dbf': dbfOf(zips.slice(1)) }),
      /fewer rows/,
    ],
    ['no shapefile', () => ({ ...shapefile('a', zips), 'a.shp': 'x'.repeat(200) }), /does not begin like/],
    [
      'a projection',
      () => ({ 'a.zip': zipOf({ ...shapefile('a', zips), 'a.prj': 'PROJCS["UTM 15N"]' }) }),
      /is in UTM 15N/,
    ],
    ['meters', () => ({ 'a.geojson': geoJsonOf(moved(500_000)) }), /corner at 500000, 500000/],
    [
      'another crs',
      () => ({
        'a.geojson': geoJsonOf(zips, { crs: { properties: { name: 'urn:ogc:def:crs:EPSG::3857' } } }),
      }),
      /EPSG::3857/,
    ],
    [
      'the whole world',
      () => ({ 'a.geojson': geoJsonOf([{ fields: { ZIP: '68046' }, polygons: [[square(-40, 0, 80)]] }]) }),
      /80 degrees/,
    ],
    [
      'other fields',
      () => ({ 'a.geojson': geoJsonOf(withFields({ OBJECTID: '1' })) }),
      /no field with ZIP codes.*Its fields: OBJECTID/,
    ],
    [
      'counties',
      () => ({ 'a.geojson': geoJsonOf(withFields({ NAME: 'Cass', STUSPS: 'NE', COUNTYFP: '025' })) }),
      /outlines of counties/,
    ],
    ['no code', () => ({ 'a.geojson': geoJsonOf(withFields({ ZIP: 'none' })) }), /no outline to import/],
    [
      'points',
      () => ({
        'a.json':
          '{"features":[{"properties":{"ZIP":"68046"},"geometry":{"type":"Point","coordinates":[1,2]}}]}',
      }),
      /type Point/,
    ],
    ['broken JSON', () => ({ 'a.json': '{"features":[' }), /not a GeoJSON/],
    ['other JSON', () => ({ 'a.json': '[]' }), /no list of features/],
    [
      'broken corners',
      () => ({ 'a.json': '{"features":[{"geometry":{"type":"Polygon","coordinates":[[["a",1]]]}}]}' }),
      /feature 1/,
    ],
  ] as [string, () => Record<string, Buffer | string>, RegExp][])('%s', async (_, files, message) => {
    await importBoundaries({ files: [write({ 'before.geojson': geoJsonOf(zips) })], dataDir })
    const before = await listBoundaries(dataDir)
    const made = files()
    const file = Object.keys(made).length > 0 ? write(made) : join(folder, 'absent.zip')
    await expect(importBoundaries({ files: [file], dataDir })).rejects.toThrow(message)
    await expect(importBoundaries({ files: [file], dataDir })).rejects.toThrow(/unchanged/)
    expect(await listBoundaries(dataDir)).toEqual(before)
    expect(await stored('zip', '68046')).toHaveLength(1)
  })
})

it('changes no kind when a file of another one is refused', async () => {
  const files = [write({ 'zip.geojson': geoJsonOf(zips) })]
  const bad = [...cities, { fields: { NAME: 'Omaha', STATEFP: '31' }, polygons: [[square(500, 1, 1)]] }]
  files.push(write({ 'place.geojson': geoJsonOf(bad) }))
  await expect(importBoundaries({ files, dataDir })).rejects.toThrow(/corner at 500, 1/)
  expect(await listBoundaries(dataDir)).toEqual([])
})

function changed(bytes: Buffer, at: number): Buffer {
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  return bytes
}

it('lists, replaces and removes the outlines of each kind', async () => {
  const files = [write({ 'zip codes 1.geojson': geoJsonOf(zips) }), write(shapefile('place', cities))]
  await importBoundaries({ files, dataDir })
  await importBoundaries({ files: [files[0] as string], dataDir, name: 'second' })
  const names = async () =>
    (await listBoundaries(dataDir)).map((one) => ('info' in one ? one.info.name : one.error))
  expect(await names()).toEqual(['second', 'place'])
  await expect(removeBoundaries(dataDir, 'zip-codes-1')).rejects.toThrow(/no outlines named/)
  await removeBoundaries(dataDir, 'second')
  expect(await names()).toEqual(['place'])
  expect(await stored('zip', '68046')).toBeUndefined()
})
