import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { DuckDBInstance } from '@duckdb/node-api'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { programCommand } from '../compiled/program.ts'
import { importFile } from '../data/import/import.ts'
import type { ImportOptions } from '../data/import/import-options.ts'
import { zipOf } from '../data/zip.testing.ts'
import { startServiceProcess } from '../testing/service-process.ts'
import { DataError } from '../versions/data-error.ts'
import { kindFolder } from '../versions/kind-folders.ts'
import { currentVersion } from '../versions/version-folders.ts'

// Errors of files and mappings, and imports beside searches. Full disks are in full-disk.test.ts, kills in kills.test.ts.
const files = mkdtempSync(join(tmpdir(), 'import-errors-'))
afterAll(() => rmSync(files, { recursive: true }))

const csv = 'Id,CompanyName,City,StateProvince\n1,Acme,Omaha,NE\n2,Beta,Lincoln,NE\n'
let parquet: Buffer
let xlsx: Buffer
beforeAll(async () => {
  const source = fileNamed('source.csv', csv)
  const path = join(files, 'source.parquet')
  const connection = await (await DuckDBInstance.create()).connect()
  await connection.run(
    `copy (select * from read_csv('${source}', all_varchar = true)) to '${path}' (format parquet)`,
  )
  parquet = readFileSync(path)
  const { writeXlsx } = await import('hucre/xlsx')
  const rows = csv
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','))
  xlsx = Buffer.from(await writeXlsx({ sheets: [{ name: 'Companies', rows }] }))
})

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'import-errors-data-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

function fileNamed(name: string, content: string | Buffer): string {
  const path = join(files, name)
  writeFileSync(path, content)
  return path
}

const importIt = (file: string, more: Partial<ImportOptions> = {}) =>
  importFile({ file, name: 'shops', kind: 'companies', dataDir, ...more })

describe('a file under the name of another format is read as what it is:', () => {
  it.each<[string, () => string | Buffer]>([
    ['csv.parquet', () => csv],
    ['parquet.csv', () => parquet],
    ['gzip.csv', () => gzipSync(csv)],
    ['xlsx.csv', () => xlsx],
    ['zip.csv', () => zipOf({ 'shops.csv': { content: csv, deflated: true } })],
    ['csv.xlsx', () => csv],
    ['csv.gz', () => csv],
  ])('%s', async (name, content) => {
    const summary = await importIt(fileNamed(name, content()))
    expect(summary).toMatchObject({ rows: 2, records: 2, exitCode: 0 })
  })
})

/** The middle of a file, made unreadable. */
function corrupt(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  copy.fill(0xff, copy.length / 2 - 20, copy.length / 2 + 20)
  return copy
}

const long = `Id,CompanyName,City\n${Array.from({ length: 20_000 }, (_, i) => `${i + 1},Shop ${i * 7919},Omaha`).join('\n')}\n`

describe('a file that cannot be read is refused, and the data in use is what it was:', () => {
  it.each<[string, () => Buffer, RegExp]>([
    ['Parquet that is cut', () => parquet.subarray(0, parquet.length - 30), /Parquet file cannot be read/],
    ['Parquet with damaged pages', () => corrupt(parquet), /Parquet file cannot be read/],
    ['Parquet in gzip', () => gzipSync(parquet), /Parquet packed with gzip\. Unpack it first/],
    ['gzip that is cut', () => gzipSync(long).subarray(0, 20_000), /damaged or cut off/],
    ['gzip that is damaged', () => corrupt(gzipSync(long)), /damaged or cut off/],
    [
      'a workbook that is cut',
      () => xlsx.subarray(0, xlsx.length - 200),
      /damaged|cut off|not a workbook|cannot be read/,
    ],
    ['an archive that is cut', () => zipOf({ 'a.csv': long }).subarray(0, 5000), /damaged or cut off/],
    ['CSV that is cut in a row', () => Buffer.from(long.slice(0, -8)), /cut off in the middle of line/],
  ])('%s', async (name, content, message) => {
    const { version } = await importIt(fileNamed('good.csv', csv))
    const companies = kindFolder(dataDir, 'companies')
    const failure = await importIt(fileNamed(`${name}.bin`, content())).catch((error: Error) => error)
    expect(failure).toBeInstanceOf(DataError)
    expect((failure as Error).message).toMatch(message)
    expect(await currentVersion(companies)).toBe(version)
    expect(readdirSync(companies).sort()).toEqual(['current', 'versions'])
    expect(readdirSync(join(companies, 'versions'))).toEqual([version])
  })
})

it('a file of 2,000 columns is imported, and its rejected rows have them all', async () => {
  const names = Array.from({ length: 2000 }, (_, i) => (i === 1500 ? 'CompanyName' : `field ${i}`))
  const row = (name: string) => names.map((_, i) => (i === 1500 ? name : `v${i}`)).join(',')
  const summary = await importIt(fileNamed('wide.csv', `${names.join(',')}\n${row('Acme')}\n${row('')}\n`))
  expect(summary).toMatchObject({ records: 1, rejected: { invalid: 1 } })
  const [head = '', line = ''] = readFileSync(summary.rejectsFile as string, 'utf8').split('\n')
  expect([head.split(',').length, line.split(',').length]).toEqual([2004, 2004])
})

describe('a wrong mapping is refused, by what is wrong in it:', () => {
  it.each<[string, object, RegExp]>([
    ['a column that is not there', { columns: { CompanyName: 'Company' } }, /Company/],
    ['a field that is none', { columns: { Companyname: 'CompanyName' } }, /"Companyname" is not known/],
    [
      'a field of people',
      { columns: { BirthMonthYear: 'Id' } },
      /BirthMonthYear, which is not a field of companies/,
    ],
    ['an unknown key', { colums: {} }, /"colums" is not known/],
    ['an unknown encoding', { encoding: 'klingon' }, /klingon/],
  ])('%s', async (_, mapping, message) => {
    const map = fileNamed('wrong.map.json', JSON.stringify(mapping))
    await expect(importIt(fileNamed('shops.csv', csv), { map })).rejects.toThrow(message)
    expect(await currentVersion(kindFolder(dataDir, 'companies'))).toBeUndefined()
  })

  it('and values in a field that they are not of are removed and listed, with the record in', async () => {
    const mapping = { kind: 'companies', columns: { CompanyName: 'CompanyName', Phone: 'City' } }
    const map = fileNamed('odd.map.json', JSON.stringify(mapping))
    const summary = await importIt(fileNamed('shops.csv', csv), { map })
    expect(summary.records).toBe(2)
    expect(readFileSync(summary.changesFile as string, 'utf8')).toContain('2,City,Omaha,,not a phone number')
  })
})

it('searches and an export by pages are answered during an import and its switch, each from one version', {
  timeout: 120_000,
}, async () => {
  const rows = (name: string, count: number) =>
    `Id,CompanyName,City\n${Array.from({ length: count }, (_, i) => `${i + 1},${name} ${i * 7919},Omaha`).join('\n')}\n`
  await importIt(fileNamed('old.csv', rows('Old', 2000)))
  const key = 'ImportErrorsImportErrorsImport01'
  const service = await startServiceProcess(dataDir, { API_KEY: key })
  try {
    const post = async (path: string, body: object) => {
      const headers = { apikey: key, 'content-type': 'application/json' }
      const response = await fetch(service.address + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      expect(response.status).toBe(200)
      return response.json()
    }
    const child = spawn(
      ...programCommand('data/cli', 'import', fileNamed('new.csv', rows('New', 30_000)), '--name', 'shops'),
      { env: { ...process.env, DATA_DIR: dataDir }, stdio: 'ignore' },
    )
    const counts: number[] = []
    for (let Offset = 0; counts.at(-1) !== 30_000; Offset = (Offset + 100) % 1500) {
      counts.push((await post('/v1/companies/count', {})).MatchCount)
      const page = (await post('/v1/companies/search', {
        ResourceType: 'Basic',
        Limit: 100,
        Offset,
      })) as Named[]
      expect(new Set(page.map(({ CompanyName }) => CompanyName.slice(0, 3))).size).toBe(1)
      expect(page).toHaveLength(100)
    }
    expect([...new Set(counts)]).toEqual([2000, 30_000])
    if (child.exitCode === null) await once(child, 'exit')
  } finally {
    await service.kill()
  }
})

interface Named {
  CompanyName: string
}
