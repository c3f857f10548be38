import { describe, expect, it } from 'vitest'
import type { CriteriaPlace } from '../places.ts'
import type { ParsedAreas } from './parsed-areas.ts'
import { postalCodesFrom } from './postal-codes.ts'
import { decodedText, MAX_BYTES, readAreas, sizeError } from './read-areas.ts'
import { MAX_CORNERS } from './simplify.ts'

const square = (lng = -96, lat = 41, side = 1) => [
  [lng, lat],
  [lng + side, lat],
  [lng + side, lat + side],
  [lng, lat + side],
  [lng, lat],
]
const feature = (geometry: unknown, properties: unknown = {}) => ({ type: 'Feature', properties, geometry })
const polygon = (...rings: unknown[]) => ({ type: 'Polygon', coordinates: rings })
const wheel = (n: number, radius = 1) =>
  Array.from({ length: n }, (_, i) => {
    const rotated = (2 * Math.PI * i) / n
    return [-96 + radius * Math.cos(rotated), 41 + radius * Math.sin(rotated)]
  })

const kml = async () => ({
  type: 'FeatureCollection',
  features: [feature(polygon(square()), { name: 'From KML' })],
})
const read = (source: unknown) => readAreas(typeof source === 'string' ? source : JSON.stringify(source), kml)
async function found(source: unknown): Promise<ParsedAreas> {
  const result = await read(source)
  if (typeof result === 'string') throw new Error(result)
  return result
}
const kinds = ({ areas, points, lines }: ParsedAreas) => ({
  included: areas.filter(({ excluded }) => !excluded).length,
  excluded: areas.filter(({ excluded }) => excluded).length,
  points: points.length,
  lines: lines.length,
})
const count = (part: Partial<ReturnType<typeof kinds>>) => ({
  included: 0,
  excluded: 0,
  points: 0,
  lines: 0,
  ...part,
})

describe('parsed areas', () => {
  it.each<[string, unknown, ReturnType<typeof count>, RegExp | undefined]>([
    ['a bare polygon', polygon(square()), count({ included: 1 }), undefined],
    ['a feature', feature(polygon(square())), count({ included: 1 }), undefined],
    [
      'a collection of several kinds',
      {
        type: 'FeatureCollection',
        features: [
          feature(polygon(square())),
          feature({ type: 'Point', coordinates: [-96, 41] }),
          feature({
            type: 'LineString',
            coordinates: [
              [-96, 41],
              [-95, 41],
            ],
          }),
          feature({
            type: 'MultiPoint',
            coordinates: [
              [-96, 41],
              [-95, 41],
            ],
          }),
        ],
      },
      count({ included: 1, points: 3, lines: 1 }),
      undefined,
    ],
    [
      'a polygon with a hole',
      polygon(square(), square(-95.8, 41.2, 0.2)),
      count({ included: 1, excluded: 1 }),
      /has a hole: an excluded area of the search/,
    ],
    [
      'parts with holes',
      {
        type: 'MultiPolygon',
        coordinates: [[square(), square(-95.8, 41.2, 0.2), square(-95.4, 41.2, 0.2)], [square(-90)]],
      },
      count({ included: 2, excluded: 2 }),
      /2 holes: 2 excluded areas/,
    ],
    [
      'a collection of geometries',
      {
        type: 'GeometryCollection',
        geometries: [polygon(square()), { type: 'Point', coordinates: [-96, 41] }],
      },
      count({ included: 1, points: 1 }),
      undefined,
    ],
    [
      'an excluded area of a file that this app wrote',
      feature(polygon(square()), { role: 'excluded' }),
      count({ excluded: 1 }),
      undefined,
    ],
    [
      'height as a third number',
      polygon(square().map((p) => [...p, 320])),
      count({ included: 1 }),
      undefined,
    ],
    ['an open ring', polygon(square().slice(0, -1)), count({ included: 1 }), undefined],
    [
      'one good and one that crosses itself',
      {
        type: 'MultiPolygon',
        coordinates: [
          [square()],
          [
            [
              [-96, 41],
              [-95, 42],
              [-95, 41],
              [-96, 42],
              [-96, 41],
            ],
          ],
        ],
      },
      count({ included: 1 }),
      /Shape 1, part 2, was skipped: the outline crosses itself near latitude 41\.5\d*, longitude -95\.5/,
    ],
    [
      'one beside a missing shape',
      { type: 'FeatureCollection', features: [feature(polygon(square())), feature(null, { name: 'Depot' })] },
      count({ included: 1 }),
      /“Depot” was skipped: it has no shape/,
    ],
    [
      'one across the 180th meridian, in two ways of writing',
      {
        type: 'MultiPolygon',
        coordinates: [
          [
            [
              [179, 51],
              [-179, 51],
              [-179, 52],
              [179, 52],
            ],
          ],
          [
            [
              [179, 53],
              [181, 53],
              [181, 54],
              [179, 54],
            ],
          ],
        ],
      },
      count({ included: 2 }),
      /crosses the 180th meridian: each side is taken the shorter way/,
    ],
    [
      'a speck beside a square',
      { type: 'MultiPolygon', coordinates: [[square(-96, 41, 0.00001)], [square()]] },
      count({ included: 1 }),
      /too small/,
    ],
    [
      'KML',
      '<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"/>',
      count({ included: 1 }),
      undefined,
    ],
    ['ZIP codes by lines', '68046\n68005\r\n68123', count({ included: 3 }), undefined],
    [
      'ZIP codes with anything between',
      ' 68046;68005 | 68123-1234\t681281111, "68046"',
      count({ included: 4 }),
      undefined,
    ],
    ['a byte order mark', '\uFEFF68046', count({ included: 1 }), undefined],
    ['Canadian codes', 'M5V 2T6, k1a0b1', count({ included: 2 }), undefined],
    ['lost zeros', '2903, 601, 68046', count({ included: 3 }), /2903 read as 02903, 601 read as 00601/],
    [
      'ZIP codes among words',
      'zip codes: 68046 and 68005',
      count({ included: 2 }),
      /skipped: ZIP, CODES:, AND/,
    ],
    [
      'a table with a column of ZIP codes',
      'Store,Zip Code,Phone\n"Omaha, West",68046,4025551234\nLincoln,68502,\n',
      count({ included: 2 }),
      undefined,
    ],
    [
      'a table of another country',
      'name;postal_code\nA;02903\nB;2904',
      count({ included: 2 }),
      /2904 read as 02904/,
    ],
    ['coordinates', '41.25, -96.01\n41.3 -96.1', count({ points: 2 }), undefined],
    ['coordinates with names', '41.25, -96.01 The shop\n(41.3, -96.1)', count({ points: 2 }), undefined],
    ['one line without coordinates', '41.25, -96.01\nsomewhere', count({ points: 1 }), /Line 2 was skipped/],
    [
      'a list of stores with coordinates, which is not one of ZIP codes',
      'store,address,zip,lat,lng\nWest,1 Main St,68046,41.25,-96.01',
      count({ points: 1 }),
      undefined,
    ],
    ['ZIP codes with their centers', 'zip,lat,lng\n68046,41.25,-96.01', count({ included: 1 }), undefined],
    ['a table of coordinates', 'name,lat,lng\nShop,41.25,-96.01', count({ points: 1 }), undefined],
  ])('%s', async (_, source, counts, note) => {
    const result = await found(source)
    expect(kinds(result)).toEqual(counts)
    if (note) expect(result.notes.join(' ')).toMatch(note)
    else expect(result.notes).toEqual([])
  })

  it.each([
    [feature(polygon(square()), { NAME: 'West  side\n' }), 'West side'],
    [feature(polygon(square()), { ZCTA5CE20: '68046' }), '68046'],
    [feature(polygon(square()), { name: 7 }), undefined],
    [feature(polygon(square()), { name: '\u202Eevil'.padEnd(99, '!') }), `evil${'!'.repeat(56)}`],
  ])('keeps the name of %o', async (source, name) => {
    const { areas } = await found(source)
    expect(areas[0]?.name).toBe(name)
  })

  it.each<[what: string, source: string, addresses: object[], note?: RegExp]>([
    [
      'a list of stores',
      'Store,Street Address,City,State,Zip\nWest,1 Main St,Omaha,NE,68102\nEast,"2 Oak Ave, Ste 4",,,68046\nNorth,,Omaha,NE,\n',
      [
        { name: 'West', text: '1 Main St, Omaha, NE 68102' },
        { name: 'East', text: '2 Oak Ave, Ste 4, 68046' },
      ],
      /Line 4 was skipped: it has no address/,
    ],
    ['a list without names', 'address\n"1 Main St, Omaha NE"', [{ text: '1 Main St, Omaha NE' }]],
    [
      'lines of addresses',
      '1020 E 1st St, Papillion NE\n12 N Main Street Omaha 68102',
      [{ text: '1020 E 1st St, Papillion NE' }, { text: '12 N Main Street Omaha 68102' }],
    ],
  ])('%s is of addresses', async (_, source, addresses, note) => {
    const result = await found(source)
    expect(result.addresses).toEqual(addresses)
    expect(kinds(result)).toEqual(count({}))
    if (note) expect(result.notes.join(' ')).toMatch(note)
  })

  it.each<CriteriaPlace>([
    { kind: 'circle', Latitude: 41, Longitude: -96, RadiusMiles: 5 },
    { kind: 'county', County: 'Cook', StateProvince: 'IL' },
    { kind: 'postalCircle', PostalCode: '68046', RadiusMiles: 3 },
  ])('takes back what this app wrote: %o', async (place) => {
    const source = feature(polygon(square()), { name: 'Mine', role: 'included', Place: place })
    expect((await found(source)).areas).toEqual([{ name: 'Mine', place, excluded: false }])
  })

  it('ignores a place that is not valid', async () => {
    const Place = { kind: 'circle', Latitude: 41, Longitude: -96, RadiusMiles: 900 }
    expect((await found(feature(polygon(square()), { Place }))).areas[0]?.place.kind).toBe('polygon')
  })

  it('keeps corners to a metre and within 180 degrees', async () => {
    const ring = [
      [190.1234567, 10],
      [191, 10],
      [191, 11.00000049],
    ]
    expect((await found(polygon(ring))).areas[0]?.place).toEqual({
      kind: 'polygon',
      Points: [
        { Latitude: 10, Longitude: -169.87654 },
        { Latitude: 10, Longitude: -169 },
        { Latitude: 11, Longitude: -169 },
      ],
    })
  })
})

describe('texts that are refused', () => {
  it.each([
    ['', /file is empty/],
    ['   \n ', /file is empty/],
    ['{"type":"Polygon","coordinates":[[[', /not valid JSON/],
    ['{"a":1}', /not GeoJSON/],
    ['[[-96,41],[-95,41]]', /not GeoJSON/],
    ['{"type":"Topology","objects":{}}', /TopoJSON/],
    ['{"rings":[],"geometryType":"x"}', /Esri/],
    ['{"type":"FeatureCollection","features":[]}', /no areas/],
    ['<!DOCTYPE html><html><body>404</body></html>', /web page/],
    ['<html lang="en"><kml>', /web page/],
    ['<?xml version="1.0"?><gpx/>', /not KML/],
    ['hello there', /No ZIP codes, coordinates or areas .* begins with HELLO, THERE/],
    ['123456 7', /No ZIP codes/],
  ])('%s', async (source, text) => {
    expect(await read(source)).toMatch(text)
  })

  it.each([
    [
      'another system named',
      { ...polygon(square()), crs: { properties: { name: 'urn:ogc:def:crs:EPSG::3857' } } },
      /EPSG::3857.*WGS 84/,
    ],
    [
      'another system seen',
      polygon([
        [-10_690_000, 5_050_000],
        [-10_680_000, 5_050_000],
        [-10_680_000, 5_060_000],
      ]),
      /another system/,
    ],
    ['swapped', polygon(square().map(([x, y]) => [y, x])), /swapped/],
    [
      'round the earth',
      polygon([
        [-170, 10],
        [-60, 10],
        [60, 10],
        [60, 20],
        [-170, 20],
      ]),
      /too wide|pole/,
    ],
    [
      'two corners',
      polygon([
        [-96, 41],
        [-95, 41],
        [-96, 41],
      ]),
      /fewer than 3 corners/,
    ],
    [
      'no numbers',
      polygon([
        ['a', 'b'],
        [1, 2],
        [3, 4],
      ]),
      /no numbers/,
    ],
    ['no corners', polygon('x'), /no corners/],
    ['a line of one point', { type: 'LineString', coordinates: [[-96, 41]] }, /needs 2 points/],
    ['an unknown shape', feature({ type: 'Curve' }), /Curve is not a supported shape/],
  ])('%s', async (_, source, text) => {
    expect(await read(source)).toMatch(text)
  })

  it('reports broken KML', async () => {
    const broken = () => Promise.reject(new Error('XML'))
    expect(await readAreas('<kml><Placemark>', broken)).toMatch(/KML is damaged/)
  })
})

describe('large outlines', () => {
  it.each([
    [1, 12_000],
    [40, 500],
  ])('%i areas of %i corners fit into a link, with a note', async (many, corners) => {
    const features = Array.from({ length: many }, (_, i) => feature(polygon(wheel(corners, 1 + i / 50))))
    const { areas, simplified } = await found({ type: 'FeatureCollection', features })
    const remaining = areas.reduce(
      (sum, { place }) => sum + (place.kind === 'polygon' ? place.Points.length : 0),
      0,
    )
    expect(remaining).toBeLessThanOrEqual(MAX_CORNERS)
    expect(remaining).toBeGreaterThan(MAX_CORNERS / 10)
    expect(simplified).toMatchObject({ from: many * corners, to: remaining })
    expect(simplified?.miles).toBeLessThan(2)
  })

  it('leaves small ones as they are', async () => {
    expect((await found(polygon(wheel(1000)))).simplified).toBeUndefined()
  })
})

describe('bytes', () => {
  const bytes = (...numbers: number[]) => Uint8Array.from(numbers)
  it.each([
    ['plain', new TextEncoder().encode('68046'), '68046'],
    ['UTF-16', bytes(0xff, 0xfe, 0x36, 0, 0x38, 0), '68'],
    ['UTF-16 the other way', bytes(0xfe, 0xff, 0, 0x36, 0, 0x38), '68'],
    ['Windows-1252', bytes(0x43, 0xe9), 'Cé'],
  ])('%s', (_, given, text) => {
    expect(decodedText(given)).toEqual({ text })
  })

  it.each([
    [bytes(0x50, 0x4b, 3, 4, 20), /packed file \(zip/],
    [bytes(0x1f, 0x8b, 8), /gzip/],
    [bytes(0x25, 0x50, 0x44, 0x46), /PDF/],
    [bytes(0, 0, 0x27, 0x0a), /shapefile/],
    [bytes(65, 0, 1, 2), /not a text file/],
  ])('%o is refused', (given, text) => {
    expect(decodedText(given)).toMatchObject({ error: expect.stringMatching(text) })
  })

  it.each([
    [0, /empty/],
    [50 * 2 ** 20, /50 MB. At most 20 MB/],
    [MAX_BYTES, undefined],
  ])('%i bytes', (size, text) => {
    const error = sizeError(size)
    if (text) expect(error).toMatch(text)
    else expect(error).toBeUndefined()
  })
})

it('finds each ZIP code once', () => {
  expect(postalCodesFrom('68046 68046-1111 68005')).toEqual({
    codes: ['68046', '68005'],
    rejected: [],
    padded: [],
  })
})
