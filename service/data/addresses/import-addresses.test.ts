import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { geocode } from '#service/geocode/geocode.ts'
import { liveAddresses } from '#service/geocode/live.ts'
import { dbfOf, shpOfLines } from '../boundaries/files.testing.ts'
import { zipOf } from '../zip.testing.ts'
import { importAddresses } from './import-addresses.ts'
import { listAddresses, removeAddresses } from './stored.ts'

const root = mkdtempSync(join(tmpdir(), 'addresses-'))
afterAll(() => rmSync(root, { recursive: true }))

let dataDir = ''
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(root, 'files-'))
  dataDir = join(folder, 'data')
  mkdirSync(dataDir)
})

function write(name: string, content: Buffer | string): string {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

/** What the addresses in use answer: the grade of the place, or of none. */
async function gradesOf(...texts: string[]) {
  const live = liveAddresses(dataDir, { error: () => undefined })
  const sets = await live.current()
  const grades = texts.map((text) => geocode(text, sets).Grade)
  await live.close()
  return grades
}

const side = (letter: 'L' | 'R', from = '', to = '', zip = '68046', parity = '') => ({
  [`${letter}FROMHN`]: from,
  [`${letter}TOHN`]: to,
  [`ZIP${letter}`]: zip,
  [`PARITY${letter}`]: parity,
})
const shapes = [
  { fields: { FULLNAME: 'E 1st St', ...side('L', '1099', '1001'), ...side('R', '1098', '1000') } },
  { fields: { FULLNAME: 'Oak Ave', ...side('L', '101', '199', '99999'), ...side('R', 'N6', 'N8') } },
  { fields: { FULLNAME: '', ...side('L', '1', '9'), ...side('R') } },
]
const lines = [
  [
    [-96.05, 41.12],
    [-96.04, 41.12],
  ],
  [
    [-96.05, 41.13],
    [-96.04, 41.13],
  ],
  [[-96.05, 41.14]],
] as const
const tiger = () => zipOf({ 'tl.shp': shpOfLines(lines), 'tl.dbf': dbfOf(shapes) })

const header = 'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH\n'
const csv = `${header}-96.05,41.12,12,Elm Street,,,,,68046,,
-96.05,41.12,12,ELM ST,Apt 2,,,,68046,,
-96.04,41.13,16-18 ELM ST,16-18 Elm Street,,,,,,,
-96.04,41.13,,Elm Street,,,,,68046,,
,,20,Elm Street,,,,,68046,,
2.35,48.85,20,Elm Street,,,,,,,
`

async function parquet(): Promise<string> {
  const path = join(folder, 'overture.parquet')
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  await connection.run(`copy (
    select 'POINT (-96.05 41.12)'::geometry as geometry, 'US' as country, '68046' as postcode, 'ELM ST' as street, '12' as number, null::varchar as unit
  ) to '${path}' (format parquet)`)
  connection.closeSync()
  instance.closeSync()
  return path
}

const feature = (number: string, street: string, postcode = '') =>
  JSON.stringify({
    type: 'Feature',
    properties: { hash: 'a', number, street, unit: '', city: '', postcode },
    geometry: { type: 'Point', coordinates: [-96.05, 41.12] },
  })

describe('imports', () => {
  it('ranges of TIGER/Line, with postal codes that are none', async () => {
    const [imported] = await importAddresses({ files: [write('tl_addrfeat.zip', tiger())], dataDir })
    expect(imported).toMatchObject({
      kind: 'ranges',
      addresses: 3,
      streets: 2,
      skipped: { noNumber: 1, noStreet: 1 },
    })
    expect(await gradesOf('1050 E 1st St 68046', '151 Oak Ave 68046', '151 Oak Ave, Papillion NE')).toEqual([
      'Range',
      'Range',
      'Range',
    ])
  })

  it('points of OpenAddresses in CSV, each house once', async () => {
    const [imported] = await importAddresses({ files: [write('ne.csv', csv)], dataDir })
    const skipped = { noNumber: 1, noPoint: 1, abroad: 1 }
    expect(imported).toMatchObject({ kind: 'points', addresses: 2, skipped })
    expect(await gradesOf('12 Elm St 68046', '18 Elm St 68046', '18 Elm St, Papillion NE')).toEqual([
      'Rooftop',
      'Rooftop',
      'Rooftop',
    ])
  })

  it('the middle of each ZIP+4, which places an address of which it alone is known', async () => {
    const rows = ['-96.05,41.12,12,Elm St', '-96.05,41.12,12,Elm St', '-96.05,41.124,16,Oak Ave']
    const text = [...rows.map((row) => `${row},,,,,68046-2611,,`), '-96.01,41.1,1,Elm St,,,,,68046,,'].join(
      '\n',
    )
    const [imported] = await importAddresses({ files: [write('a.csv', header + text)], dataDir })
    expect(imported).toMatchObject({ addresses: 3, streets: 2, skipped: {} })
    const live = liveAddresses(dataDir, { error: () => undefined })
    const sets = await live.current()
    const answers = (...texts: string[]) => texts.map((text) => geocode(text, sets))
    const placed = answers('68046-2611', 'Papillion NE 680462611', '5 Nonesuch St, Papillion NE 68046-2611')
    for (const { Address, Grade, Location, Note } of placed) {
      const Place = { Latitude: 41.122, Longitude: -96.05 }
      expect({ Address, Grade, Location }).toEqual({
        ...{ Address: 'Papillion, NE 68046-2611', Grade: 'Street', Location: Place },
      })
      expect(Note).toContain('the middle of the addresses with this ZIP+4')
    }
    const others = answers('68046-2612', '68046', '2611, Papillion NE 68046', '16 Oak Ave 68046-2611')
    expect(others.map(({ Grade }) => Grade)).toEqual(['PostalCode', 'PostalCode', 'PostalCode', 'Rooftop'])
    await live.close()
  })

  it.each([
    [
      'lines of features',
      () => write('a.geojson', `${feature('12', 'Elm St')}\n${feature('14', 'Elm St')}\n`),
    ],
    [
      'a collection',
      () =>
        write('a.geojson', `{"type":"FeatureCollection","features":[${feature('12', 'Elm St', '68046')}]}`),
    ],
    ['Overture addresses in Parquet', parquet],
    ['a zipped CSV', () => write('a.zip', zipOf({ 'us/ne.csv': csv }))],
  ])('points: %s', async (_, file) => {
    await importAddresses({ files: [await file()], dataDir })
    expect(await gradesOf('12 Elm St 68046')).toEqual(['Rooftop'])
  })
})

it('replaces the addresses of a kind, and leaves those of the other', async () => {
  await importAddresses({ files: [write('tl.zip', tiger()), write('ne.csv', csv)], dataDir, name: 'first' })
  await importAddresses({
    files: [write('later.csv', `${header}-96.05,41.12,77,Elm St,,,,,68046,,\n`)],
    dataDir,
  })
  expect(await gradesOf('1050 E 1st St 68046', '77 Elm St 68046', '12 Elm St 68046')).toEqual([
    'Range',
    'Rooftop',
    'Street',
  ])
  const listed = await listAddresses(dataDir)
  expect(listed.map(({ kind, version }) => `${kind} ${version.split('@')[0]}`)).toEqual([
    'points later',
    'ranges first',
  ])
  await removeAddresses(dataDir, 'later')
  expect(await gradesOf('77 Elm St 68046', '1050 E 1st St 68046')).toEqual(['PostalCode', 'Range'])
  await expect(removeAddresses(dataDir, 'later')).rejects.toThrow('no addresses named "later"')
})

it.each([
  [
    'a shapefile of other things',
    () =>
      write(
        'a.zip',
        zipOf({
          'a.shp': shpOfLines(lines),
          'a.dbf': dbfOf([{ fields: { NAME: 'x' } }, { fields: { NAME: 'y' } }, { fields: { NAME: 'z' } }]),
        }),
      ),
    /lacks the fields FULLNAME, LFROMHN/,
  ],
  [
    'a damaged shapefile',
    () => write('a.zip', zipOf({ 'a.shp': shpOfLines(lines).subarray(0, 150), 'a.dbf': dbfOf(shapes) })),
    /is damaged/,
  ],
  [
    'a table of other things',
    () => write('a.csv', 'name,city\nAnn,Omaha\n'),
    /lacks the columns number, street, lon, lat/,
  ],
  ['no addresses', () => write('a.csv', `${header},,20,Elm Street,,,,,68046,,\n`), /no address to import/],
  ['no file', () => join(folder, 'nothing.csv'), /nothing\.csv/],
])('refuses %s; what was there is unchanged', async (_, file, message) => {
  await importAddresses({ files: [write('ne.csv', csv), write('tl.zip', tiger())], dataDir })
  await expect(importAddresses({ files: [file()], dataDir })).rejects.toThrow(message)
  expect(await gradesOf('12 Elm St 68046', '1050 E 1st St 68046')).toEqual(['Rooftop', 'Range'])
})
