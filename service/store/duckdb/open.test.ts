import { cp, mkdtemp, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { MAX_TALLY_ROWS } from '#contract/tally.ts'
import { DataError } from '#service/versions/data-error.ts'
import { queryFile, versionFiles } from '#service/versions/layout.ts'
import { NOTHING_SUPPRESSED } from '../forgotten/suppressions.ts'
import { suppressionsOf } from '../forgotten.testing.ts'
import { buildRows, DATE, someRows } from '../rows.testing.ts'
import { Refusal, type Store } from '../store.ts'
import { openStore } from './open.ts'

const rows = someRows(2000)
const page = { Limit: 10, Offset: 0, NthRecord: false }
let folder: string
let store: Store<'companies'>
let remove: () => Promise<void>

beforeAll(async () => {
  const built = await buildRows('companies', rows)
  remove = built.remove
  folder = built.folder
  store = await openStore('companies', folder)
})

afterAll(async () => {
  await store.close()
  await remove()
})

test('says what the data is', () => {
  expect(store.info).toMatchObject({ name: 'test', kind: 'companies', records: rows.length, date: DATE })
})

test('finds one record by its Id in its canonical form only', async () => {
  expect((await store.byId('100000037'))?.Id).toBe('100000037')
  expect(await store.byId('100000038')).toBeUndefined()
  expect(await store.byId('0100000037')).toBeUndefined()
  for (const length of [0, 1899, 1900, 1901, 1978, 10_240])
    expect(await store.byId('x'.repeat(length))).toBeUndefined()
  expect(await store.byId('é'.repeat(1000))).toBeUndefined()
})

test.each([
  ['nothing', ''],
  ['600 characters of three bytes', '\u20ac'.repeat(600)],
  ['10,240 characters', 'x'.repeat(10_240)],
  ['a zero character', '\0'],
  ['half a surrogate pair', '\ud800'],
])('finds nothing by an Id of %s', async (_, id) => {
  expect(await store.byId(id)).toBeUndefined()
  expect(await store.search({ Id: [id] }, page)).toEqual([])
  expect(await store.count({ Id: [id, '100000037'] })).toBe(1)
})

test('finds records by Ids in the order of records, each once, in pages', async () => {
  const Id = ['100000074', '999', '100000000', '100000074', '100000037']
  const all = (await store.search({ Id }, page)).map((company) => company.Id)
  expect(all.toSorted()).toEqual(['100000000', '100000037', '100000074'])
  expect((await store.search({ Id }, { ...page, Limit: 1, Offset: 1 })).map((company) => company.Id)).toEqual(
    [all[1]],
  )
  expect(await store.count({ Id })).toBe(3)
})

test('answers many calls at once', async () => {
  const counts = await Promise.all(Array.from({ length: 20 }, () => store.count({ StateProvince: 'RI' })))
  expect(new Set(counts).size).toBe(1)
})

test('is well', async () => {
  await expect(store.health()).resolves.toBeUndefined()
})

/** Criteria that a function of the service decides. */
const everywhere = {
  PolygonList: [
    {
      Points: [
        { Latitude: 10, Longitude: -170 },
        { Latitude: 80, Longitude: -170 },
        { Latitude: 80, Longitude: -50 },
        { Latitude: 10, Longitude: -50 },
      ],
    },
  ],
}

test('polygons find records as they are corrected before the first polygon, and after it', async () => {
  const own = await openStore('companies', folder)
  const found = async () => (await own.search({ ...everywhere, Id: ['100000037'] }, page)).length
  const before = await store.count(everywhere)
  await own.correct([], suppressionsOf('companies', ['100000037'], []))
  expect([await found(), await own.count(everywhere)]).toEqual([0, before - 1])
  await own.correct([], NOTHING_SUPPRESSED)
  expect([await found(), await own.count(everywhere)]).toEqual([1, before])
  await own.close()
})

describe('a call that is given up', () => {
  /** Compares every pair of records, which takes far longer than a test. */
  const endless = (signal: AbortSignal) => {
    const Points = Array.from({ length: 2000 }, (_, i) => ({
      Latitude: 40 + Math.sin(i / 318.3) * (1 + (i % 2)),
      Longitude: -100 + Math.cos(i / 318.3) * (1 + (i % 2)),
    }))
    const PolygonList = Array.from({ length: 100 }, () => ({ Points }))
    return store.tally({ NoneOf: [{ PolygonList }] }, { Fields: ['city'], Limit: 10, Offset: 0 }, signal)
  }

  test('is not sent when it is canceled before it starts', async () => {
    await expect(store.count({}, AbortSignal.abort())).rejects.toThrow('aborted')
  })

  test('rejects at once and leaves the store unchanged', async () => {
    await store.count(everywhere)
    const abort = new AbortController()
    const calls = Array.from({ length: 6 }, () => endless(abort.signal))
    setTimeout(() => abort.abort(), 30)
    for (const call of await Promise.allSettled(calls)) expect(call.status).toBe('rejected')
    expect(await store.count({})).toBe(rows.length)
  })
})

test('a tally of too many groups is refused, unless Limit cuts it', async () => {
  const sizes = someRows(1).flatMap((row) =>
    Array.from({ length: MAX_TALLY_ROWS + 1 }, (_, i) => ({
      ...row,
      Id: `${i}`,
      CorporateEmployeesSizeActual: i + 1,
    })),
  )
  const built = await buildRows('companies', sizes)
  const many = await openStore('companies', built.folder)
  const query = { Fields: ['corporateemployeesizeactual'] as const, Offset: 0 }
  await expect(many.tally({}, { ...query, Limit: Number.MAX_SAFE_INTEGER })).rejects.toThrow(Refusal)
  expect(await many.tally({}, { ...query, Limit: MAX_TALLY_ROWS })).toHaveLength(MAX_TALLY_ROWS)
  await many.close()
  await built.remove()
})

describe('a folder that is not whole', () => {
  async function damaged(damage: (copy: string) => Promise<void>) {
    const outer = await mkdtemp(join(tmpdir(), 'catchment-damaged-'))
    onTestFinished(() => rm(outer, { recursive: true }))
    const copy = join(outer, 'version')
    await cp(folder, copy, { recursive: true })
    await damage(copy)
    return copy
  }

  const file = queryFile('companies')
  const bodies = join(versionFiles.bodies, 'data.mdb')
  const allFiles = [file, bodies, join('ids', 'data.mdb'), join('names', 'places.tsv')]

  /** Turns over one bit of a file, in its middle. */
  async function flipBit(file: string): Promise<void> {
    const { size } = await stat(file)
    const handle = await open(file, 'r+')
    const byte = Buffer.alloc(1)
    await handle.read(byte, 0, 1, size >> 1)
    byte.writeUInt8((byte.readUInt8(0) ^ 4) & 255)
    await handle.write(byte, 0, 1, size >> 1)
    await handle.close()
  }

  const otherLayout =
    '{"layout": 0, "name": "x", "version": "x@1", "kind": "companies", "records": 1, "date": "2026-11-01"}'

  test.each<[string, (copy: string) => Promise<void>, RegExp]>([
    ['without its description', (copy) => rm(join(copy, versionFiles.info)), /info\.json is missing/],
    [
      'of another layout',
      (copy) => writeFile(join(copy, versionFiles.info), otherLayout),
      /created by another version of Catchment/,
    ],
    [
      'with half a description',
      (copy) => writeFile(join(copy, versionFiles.info), '{"name": "x"}'),
      /info\.json does not describe/,
    ],
    [
      'with a description that is no JSON',
      (copy) => truncate(join(copy, versionFiles.info), 50),
      /info\.json does not describe/,
    ],
    [
      'with another number of records in its description',
      async (copy) => {
        const text = await readFile(join(copy, versionFiles.info), 'utf8')
        await writeFile(join(copy, versionFiles.info), text.replace('"records": 2000', '"records": 2001'))
      },
      /info\.json is not as it was written/,
    ],
    ['without its questions', (copy) => rm(join(copy, file)), /companies\.duckdb is missing/],
    [
      'with questions that are something else',
      (copy) => writeFile(join(copy, file), 'x'.repeat(9999)),
      /companies\.duckdb has 9,999 bytes instead of/,
    ],
    [
      'without its bodies',
      (copy) => rm(join(copy, versionFiles.bodies), { recursive: true }),
      /bodies.data\.mdb is missing/,
    ],
    [
      'without its index of names',
      (copy) => rm(join(copy, 'names'), { recursive: true }),
      /names.\S+ is missing/,
    ],
    ...allFiles.map((file): [string, (copy: string) => Promise<void>, RegExp] => [
      `with one bit turned over in ${file}`,
      (copy) => flipBit(join(copy, file)),
      new RegExp(`${file.replaceAll(/[\\/.]/g, '.')} is not as it was written, after byte`),
    ]),
    ...allFiles.map((file): [string, (copy: string) => Promise<void>, RegExp] => [
      `with garbage in ${file}`,
      async (copy) => writeFile(join(copy, file), Buffer.alloc((await stat(join(copy, file))).size, 'Z')),
      new RegExp(`${file.replaceAll(/[\\/.]/g, '.')} is not as it was written, after byte 0`),
    ]),
  ])('%s is refused, with the file and what to do', async (_, damage, expected) => {
    const copy = await damaged(damage)
    const refusal = await openStore('companies', copy).catch((error) => error)
    expect(refusal).toBeInstanceOf(DataError)
    expect(refusal.message).toMatch(expected)
    expect(refusal.message).toContain(copy)
    expect(refusal.message).toMatch(/import (it|the data) again/)
  })

  test.each([bodies, join('ids', 'data.mdb')])(
    'a mapped file that is cut off while it is open is noticed before it is read: %s',
    async (file) => {
      const copy = await damaged(async () => undefined)
      const failures: Error[] = []
      const breaking = await openStore('companies', copy, (error) => failures.push(error))
      expect(await breaking.byId('100000037')).toBeDefined()
      await truncate(join(copy, file), 4096)
      await expect(breaking.byId('100000037')).rejects.toThrow(`${file} in ${copy} was cut off`)
      expect(failures).toHaveLength(1)
    },
  )

  test('and one that breaks while it is open fails open and later calls, and says so once', async () => {
    const copy = await damaged(async () => undefined)
    const failures: Error[] = []
    const breaking = await openStore('companies', copy, (error) => failures.push(error))
    const { length } = await readFile(join(copy, queryFile('companies')))
    await truncate(join(copy, queryFile('companies')), Math.floor(length / 3))
    const calls = Array.from({ length: 3 }, () =>
      breaking.tally({}, { Fields: ['city', 'zip3', 'gender'], Limit: 10, Offset: 0 }),
    )
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected', 'rejected'])
    await expect(breaking.health()).rejects.toThrow()
    expect(failures).toHaveLength(1)
  })
})
