import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { zipOf } from '#service/data/zip.testing.ts'
import { DataError } from '#service/versions/data-error.ts'
import { openFiles } from '../open-files.ts'
import { asDataError } from '../open-source.ts'
import { isBad } from '../source.ts'
import { checkEntries } from './directory.ts'
import { selectFiles, sharesColumns } from './select-files.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(content: Buffer, name = 'data.zip'): string {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

async function readAll(files: readonly string[], options = {}) {
  try {
    const source = await openFiles(files, options)
    const rows: (readonly string[])[] = []
    for await (const batch of source.read())
      for (const row of batch) if (!isBad(row)) rows.push([...(row.file ? [row.file] : []), ...row.cells])
    return { about: source.about, columns: source.columns, unread: source.unread, rows }
  } catch (error) {
    throw asDataError(error)
  }
}
const read = (content: Buffer, options = {}) => readAll([fileOf(content)], options)

const deflated = (content: string | Buffer) => ({ content, deflated: true })
const shops = 'name,city\nAnn,Omaha\nBob,Papillion\n'
const feature = (name: string) =>
  `{"type":"Feature","id":"${name}","properties":{"name":"${name}","ref":"1"},"geometry":{"type":"Point","coordinates":[-95.9,41.3]}}`
const collection = (...names: string[]) =>
  `{"type":"FeatureCollection","dataset_attributes":{"@spider":"x"},"features":[\n${names.map(feature).join(',\n')}\n]}\n`

describe('an archive is read like the files in it', () => {
  const rows = [
    ['Ann', 'Omaha'],
    ['Bob', 'Papillion'],
  ]
  it.each([
    ['that is compressed', deflated(shops)],
    ['that is not', { content: shops }],
  ])('one %s', async (_, shopsFile) => {
    const found = await read(zipOf({ 'a/shops.csv': shopsFile }))
    expect(found).toEqual({
      about: 'CSV, comma between columns, utf-8, zip',
      columns: ['name', 'city'],
      unread: [],
      rows,
    })
  })

  it('many, of which the first and the largest are enough for a preview', async () => {
    const names = Array.from({ length: 300 }, (_, i) => `${1000 + i}.geojson`)
    const filler = 'x'.repeat(20_000)
    const files = names.map((name, i) => [
      name,
      collection(i === 299 ? filler.repeat(2) : `${name}${filler}`),
    ])
    const path = fileOf(zipOf(Object.fromEntries(files)))
    const { partOf, size, about } = await openFiles([path], { onlyFirst: true })
    expect([partOf, about]).toEqual([{ read: 21, all: 300 }, '21 files, GeoJSON, utf-8, zip'])
    const whole = await openFiles([path], {})
    expect([whole.partOf, whole.size]).toEqual([undefined, size])
    const few = await openFiles([fileOf(zipOf({ 'a.csv': shops, 'b.csv': shops }))], { onlyFirst: true })
    expect([few.partOf, few.about]).toEqual([undefined, '2 files, CSV, comma between columns, utf-8, zip'])
  })

  it('several as one set, without what is no data', async () => {
    const found = await read(
      zipOf({
        'shops/': '',
        'shops/a.csv': deflated(shops),
        'shops/b.CSV': deflated('city;name\nBoston;Cy\n'),
        'shops/empty.csv': '',
        'other.csv': 'code,text,unit\n1,x,y\n',
        'README.txt': 'about',
        'layout.pdf': '%PDF-1.4',
        '__MACOSX/shops/._a.csv': 'x',
        '.DS_Store': 'x',
        'meta.json': '{"a":1}',
      }),
    )
    expect(found.rows).toEqual([
      ['shops/a.csv', 'Ann', 'Omaha'],
      ['shops/a.csv', 'Bob', 'Papillion'],
      ['shops/b.CSV', 'Cy', 'Boston'],
    ])
    expect(found.unread).toEqual(['other.csv', 'shops/empty.csv', 'README.txt', 'layout.pdf', 'meta.json'])
    expect(found.about).toMatch(/^2 files/)
  })

  it('GeoJSON, one file a chain, where some have no feature', async () => {
    const found = await read(
      zipOf({
        'output/acme.geojson': deflated(collection('Acme 1', 'Acme 2')),
        'output/none.geojson': deflated(collection()),
        'output/beta.geojson': deflated(collection('Beta 1')),
      }),
    )
    expect(found.rows.map(([file, id]) => [file, id])).toEqual([
      ['output/acme.geojson', 'Acme 1'],
      ['output/acme.geojson', 'Acme 2'],
      ['output/beta.geojson', 'Beta 1'],
    ])
    expect(found.unread).toEqual(['output/none.geojson'])
  })

  it('JSON lines beside another file, which is not packed', async () => {
    const lines = fileOf(Buffer.from('{"name":"Cy","city":"Boston"}\n'), 'more.jsonl')
    const zip = fileOf(zipOf({ 'a.jsonl': deflated('{"name":"Ann","city":"Omaha"}\n') }))
    expect((await readAll([zip, lines])).rows).toEqual([
      ['data.zip/a.jsonl', 'Ann', 'Omaha'],
      ['more.jsonl', 'Cy', 'Boston'],
    ])
  })

  it('Parquet, which is unpacked only while it is read', async () => {
    const file = join(folder, 'a.parquet')
    const instance = await DuckDBInstance.create(':memory:')
    const connection = await instance.connect()
    await connection.run(`copy (select 'Ann' as name, 'Omaha' as city) to '${file}' (format parquet)`)
    connection.closeSync()
    instance.closeSync()
    const unpackedNow = () => readdirSync(tmpdir()).filter((name) => name.startsWith('unpacked-')).length
    const before = unpackedNow()
    const found = await read(zipOf({ 'a.parquet': deflated(readFileSync(file)) }))
    expect(found).toMatchObject({ about: 'Parquet, zip', rows: [['Ann', 'Omaha']] })
    expect(unpackedNow()).toBe(before)
  })
})

describe('an archive that is not read', () => {
  const whole = zipOf({ 'a.csv': deflated(shops.repeat(500)) })
  const damaged = Buffer.from(whole)
  damaged.fill(0, 60, 70)
  it.each<[string, Buffer, RegExp]>([
    ['is cut off', whole.subarray(0, whole.length - 30), /data\.zip is damaged or cut off.*complete copy/],
    ['is cut off at its beginning', whole.subarray(0, 40), /damaged or cut off/],
    ['has damaged bytes', damaged, /file a\.csv in the ZIP archive is damaged/],
    ['has a wrong checksum', zipOf({ 'a.csv': { ...deflated(shops), sum: 1 } }), /a\.csv .* is damaged/],
    [
      'has more bytes than it says',
      zipOf({ 'a.csv': { ...deflated(shops), unpacked: 5 } }),
      /a\.csv .* damaged/,
    ],
    ['is encrypted', zipOf({ 'a.csv': { ...deflated(shops), flags: 1 } }), /encrypted \(a\.csv\).*password/],
    ['is packed in another way', zipOf({ 'a.csv': { content: shops, method: 9 } }), /method 9/],
    [
      'has a name that leads out',
      zipOf({ '../../a.csv': shops }),
      /leads out of its folder .*\.\.\/\.\.\/a\.csv/,
    ],
    ['has an absolute name', zipOf({ '/etc/a.csv': shops }), /leads out of its folder/],
    [
      'says that it unpacks without end',
      zipOf({ 'a.csv': { ...deflated(shops), unpacked: 2 ** 31 } }),
      /2\.1 GB. It is no list/,
    ],
    ['has no data', zipOf({ 'a.pdf': '%PDF', 'b.docx': 'x' }), /no file of records.*: a\.pdf, b\.docx/],
    ['has files with no record', zipOf({ 'a.geojson': collection() }), /no file of records.*: a\.geojson/],
    ['has a file that cannot be read', zipOf({ 'a.csv': '%PDF-1.4' }), /^a\.csv: .*PDF document/],
    ['has an archive in it', zipOf({ 'a.zip': whole }), /no file of records.*: a\.zip/],
  ])('%s', async (_, content, message) => {
    const failure = await read(content, { disk: folder }).catch((error) => error)
    expect(failure).toBeInstanceOf(DataError)
    expect(failure.message).toMatch(message)
  })

  it.each([
    ['less than the disk has free', 2_000_000_000, undefined],
    ['more than the disk has free', 1_000_000_000, /unpacks to 1\.5 GB, and the disk has 1\.0 GB free/],
  ])('unpacks to %s', (_, free, message) => {
    const file = {
      fileName: 'a.csv',
      compressedSize: 100e6,
      uncompressedSize: 1.5e9,
      isEncrypted: () => false,
    }
    const check = () => checkEntries('x/data.zip', [file], { size: 200e6, free })
    if (message) expect(check).toThrow(message)
    else expect(check).not.toThrow()
  })

  it('has too many files', async () => {
    const files = Object.fromEntries(Array.from({ length: 20_001 }, (_, i) => [`${i}.csv`, 'x']))
    await expect(read(zipOf(files))).rejects.toThrow(/20,001 files; at most 20,000/)
  })

  it('has files that overlap', async () => {
    const zip = zipOf({ 'a.csv': { content: shops.repeat(100) }, 'b.csv': { content: shops.repeat(100) } })
    // Both entries claim the whole archive.
    for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 4)) {
      zip.writeUInt32LE(zip.length - 100, at + 20)
      zip.writeUInt32LE(zip.length - 100, at + 24)
    }
    await expect(read(zip)).rejects.toThrow(/overlap/)
  })
})

test.each<[string, [string, number][], string[]]>([
  [
    'one kind, the one with most bytes',
    [
      ['a.csv', 5],
      ['b.json', 9],
      ['c.json', 1],
    ],
    ['b.json', 'c.json'],
  ],
  [
    'texts as data',
    [
      ['Licensees.txt', 5],
      ['cordata0.txt', 5],
    ],
    ['Licensees.txt', 'cordata0.txt'],
  ],
  [
    'no texts about the data',
    [
      ['LICENSE.txt', 5],
      ['read me v2.txt', 5],
      ['x.txt', 5],
    ],
    ['x.txt'],
  ],
  [
    'nothing of the operating system',
    [
      ['__MACOSX/a.csv', 5],
      ['d/.a.csv', 5],
      ['a.csv', 5],
    ],
    ['a.csv'],
  ],
])('chooses %s', (_, files, selected) => {
  const found = selectFiles(files.map(([fileName, uncompressedSize]) => ({ fileName, uncompressedSize })))
  expect(found.selected.map(({ fileName }) => fileName)).toEqual(selected)
})

test.each<[string[], string[], boolean]>([
  [['name', 'city'], ['City', 'NAME ', 'zip'], true],
  [['name', 'fax'], ['name', 'city'], true],
  [['a', 'b', 'name'], ['name', 'city'], false],
  [['name'], ['name', 'city', 'zip'], false],
])('%s shares columns with %s: %s', (columns, others, shared) => {
  expect(sharesColumns(columns, others)).toBe(shared)
})
