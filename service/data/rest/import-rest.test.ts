import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { currentVersion, versionFolder } from '#service/versions/version-folders.ts'
import { importFolder } from '../import/import.testing.ts'
import { importFile } from '../import/import.ts'
import type { ImportOptions } from '../import/import-options.ts'
import type { Summary } from '../import/summary.ts'
import { openRelease } from '../releases/open-release.ts'
import { makeSample } from '../sample/sample.ts'
import { importRest } from './import-rest.ts'

const { at, write } = importFolder()

const folderOf = ({ kind, version }: Pick<Summary, 'kind' | 'version'>) =>
  versionFolder(kindFolder(at.dataDir, kind), version)

/** The stored bytes of every record of a version, by Id. */
async function bodies(summary: Pick<Summary, 'kind' | 'version'>): Promise<Map<string, string>> {
  const release = openRelease(folderOf(summary))
  const found = new Map(
    [...release.ids()].map(([id, key]) => [id, Buffer.from(release.body(key)).toString('base64')]),
  )
  await release.close()
  return found
}

const rejectsOf = ({ rejectsFile }: Summary) => readFileSync(rejectsFile as string, 'utf8')

/** Imports a file with wrong rows, and its rejected rows once `mend` has corrected their list. */
async function importAndMend(
  content: string | Buffer,
  mend: (rejects: string) => string | Buffer,
  options: Partial<ImportOptions> = {},
): Promise<{ first: Summary; rest: Summary }> {
  const file = write('in.csv', content)
  const first = await importFile({ file, name: 'shops', dataDir: at.dataDir, ...options })
  const mended = write('mended.csv', mend(rejectsOf(first)))
  const rest = await importRest({ dataDir: at.dataDir, name: 'shops', file: mended })
  return { first, rest }
}

/** An import of the corrected file as a whole, into a data folder of its own, is what is expected. */
async function wholeImport(content: string, options: Partial<ImportOptions> = {}) {
  const before = at.dataDir
  at.dataDir = join(at.folder, 'expected')
  try {
    const file = write('in.csv', content)
    const summary = await importFile({ file, name: 'shops', dataDir: at.dataDir, ...options })
    return await bodies(summary)
  } finally {
    at.dataDir = before
  }
}

const companies = `id,Name,Street,City,ST,Zip,Phone,Owner,Kind,Updated
A-1,Ann's Bakery,12 Main St,Omaha,NE,68102,4025550101,A-1,Bakery,2026-03-01
A-2,,7 Elm St,Papillion,NE,68046,+1 402 555 0102,A-1,Restaurant,2026-02-01
A-3,Cy's Cafe,9 Oak St,Omaha,NE,68102,4025550103,,Cafe,2026-02-02
A-4,too few
,,1 Elm St,Omaha,NE,68102,,,Bakery,
A-3,Dot's Deli,3 Oak St,Omaha,NE,68102,,,Deli,
`
const correct = companies
  .replace('A-2,,', "A-2,Bob's Bar,")
  .replace('A-4,too few', "A-4,Di's Diner,8 Elm St,Omaha,NE,68102,,,Diner,")
  .replace(',,1 Elm', ",Eve's Eats,1 Elm")
  .replace('A-3,Dot', 'A-6,Dot')

describe('rejected rows that were mended', () => {
  const mend = (rejects: string) =>
    rejects
      .replace(',A-2,,', ",A-2,Bob's Bar,")
      .replace(/^(5,.*),A-4,too few$/m, "$1,A-4,Di's Diner,8 Elm St,Omaha,NE,68102,,,Diner,")
      .replace(',,,1 Elm', ",,Eve's Eats,1 Elm")
      .replace(',A-3,Dot', ',A-6,Dot')

  const rows = (text: string) => text.trimEnd().split('\n')
  const withoutLead = (row: string) => row.replace(/^(?:(?:"[^"]*"|[^,"]*),){4}/, '')
  it.each<[string, (rejects: string) => string | Buffer]>([
    ['as the list is', mend],
    [
      'in another order, with gzip',
      (text) => {
        const [head, ...others] = rows(mend(text))
        return gzipSync([head, ...others.reverse()].join('\n'))
      },
    ],
    [
      'with semicolons, without what was said of the rows',
      (text) =>
        rows(mend(text))
          .map((row) => withoutLead(row).replaceAll(',', ';'))
          .join('\n'),
    ],
  ])('become what they would have been: %s', async (_, mended) => {
    const { first, rest } = await importAndMend(companies, mended)
    expect([first.records, rest.records, rest.exitCode], rejectsOf(first)).toEqual([2, 4, 0])
    expect(await bodies(rest)).toEqual(await wholeImport(correct))
    expect(rest.release).toMatchObject({ new: 4, removed: 0, changed: 0, unchanged: 2 })
    expect(await currentVersion(kindFolder(at.dataDir, 'companies'))).toBe(rest.version)
    for (const [id, body] of await bodies(first)) expect((await bodies(rest)).get(id)).toBe(body)
  })
  it('of people, of JSON, and of columns that the list has too', async () => {
    const people =
      'line,first,last,address,zip,birth\n1,Ann,Lee,1 Elm St,02903,1980-01\n2,,,2 Elm St,02903,1980-01\n'
    const mended = people.replace('2,,,', '2,Bob,Ray,')
    const { first, rest } = await importAndMend(people, (list) => list.replace(',2,,,', ',2,Bob,Ray,'))
    expect(rejectsOf(first)).toContain('rejected line,column,reason,value,line,first')
    expect(await bodies(rest)).toEqual(await wholeImport(mended))
    rmSync(at.dataDir, { recursive: true })
    const json = '{"id":"x","name":"Acme","at":{"city":"Omaha"}}\n{"id":"y","at":{"city":"Omaha"}}\n'
    const shops = await importAndMend(json, (list) => list.replace(',y,,', ',y,Beta,'))
    expect(rejectsOf(shops.first)).toContain('line,column,reason,value,id,name,at.city')
    expect(await bodies(shops.rest)).toEqual(
      await wholeImport(json.replace('"id":"y"', '"id":"y","name":"Beta"')),
    )
  })

  it('are in the households that there are', async () => {
    const people = 'id,first,last,address,zip\n1,Ann,Lee,1 Elm St,02903\n2,,,1 Elm St,02903\n'
    const { rest } = await importAndMend(people, (list) => list.replace(',2,,,', ',2,Bob,Lee,'))
    expect(await bodies(rest)).toEqual(await wholeImport(people.replace('2,,,', '2,Bob,Lee,')))
  })

  it('are listed again where they are still wrong, or there already', async () => {
    const { first, rest } = await importAndMend(companies, (list) =>
      mend(list).replace("Eve's Eats", '').replace(',A-6,', ',A-3,'),
    )
    expect(rest).toMatchObject({ records: 2, rejected: { invalid: 1, repeated: 1 }, exitCode: 3 })
    expect(rejectsOf(rest)).toBe(
      `${rows(rejectsOf(first))[0]}
4,Name,no company name,1 Elm St Omaha NE 68102   Bakery,,,1 Elm St,Omaha,NE,68102,,,Bakery,
5,id,"""shops"" has a record with this Id already",A-3,A-3,Dot's Deli,3 Oak St,Omaha,NE,68102,,,Deli,
`,
    )
    const mended = write('again.csv', rejectsOf(rest).replace('A-3,A-3,', 'A-3,A-7,'))
    const again = await importRest({ dataDir: at.dataDir, name: 'shops', file: mended, hold: true })
    expect([again.records, again.pending, (await bodies(again)).size]).toEqual([1, true, 5])
    const waiting = write('last.csv', rejectsOf(again).replace(',,1 Elm', ",Eve's Eats,1 Elm"))
    const last = await importRest({ dataDir: at.dataDir, name: again.version, file: waiting })
    expect(await bodies(last)).toEqual(
      new Map([...(await wholeImport(correct.replace('A-6', 'A-7')))].sort()),
    )
  })

  it('were first seen with the release that they are of', async () => {
    const dated = (text: string, date: string) => text.replaceAll(/2026-0\d-\d\d/g, date)
    const file = write('in.csv', dated(companies, '2026-01-01'))
    await importFile({ file, name: 'shops', dataDir: at.dataDir })
    const { rest } = await importAndMend(dated(companies, '2026-03-01'), mend)
    const expected = await (async () => {
      const before = at.dataDir
      at.dataDir = join(at.folder, 'expected')
      await importFile({ file, name: 'shops', dataDir: at.dataDir })
      at.dataDir = before
      return wholeImport(dated(correct, '2026-03-01'))
    })()
    expect(await bodies(rest)).toEqual(expected)
  })
})

describe('nothing is imported, and nothing changes,', () => {
  it.each<[string, (rejects: string) => string, RegExp]>([
    [
      'without a column',
      (list) => list.replace('Street', 'Road'),
      /no column Street.*Keep the columns of rejects\.csv/,
    ],
    ['from a file of something else', () => 'a,b\n1,2\n', /no column id, Name, Street/],
    [
      'of rows that are as they were',
      (list) => list,
      /No row can be imported\. Line 2: no company name\. .*unchanged/,
    ],
    [
      'of rows that are there already',
      (list) => `${list.split('\n')[0]}\n2,id,,,A-1,Ann,,,,,,,,\n`,
      /Line 2: "shops" has a record with this Id already/,
    ],
    ['of no rows', (list) => `${list.split('\n')[0]}\n2,id,,,,,,,,,,,,\n`, /Line 2: no cell is filled/],
  ])('%s', async (_, mend, message) => {
    const file = write('in.csv', companies)
    const first = await importFile({ file, name: 'shops', dataDir: at.dataDir })
    const mended = write('mended.csv', mend(rejectsOf(first)))
    await expect(importRest({ dataDir: at.dataDir, name: 'shops', file: mended })).rejects.toThrow(message)
    expect(await currentVersion(kindFolder(at.dataDir, 'companies'))).toBe(first.version)
  })

  it('of a version without rejected rows, or of which it is not known how it was read', async () => {
    const file = write('in.csv', companies)
    const restOf = (name: string) => importRest({ dataDir: at.dataDir, name, file })
    await expect(restOf('shops')).rejects.toThrow('no data set or version shops')
    await makeSample({
      kind: 'companies',
      dataDir: kindFolder(at.dataDir, 'companies'),
      count: 20,
      name: 'made',
    })
    await expect(restOf('made')).rejects.toThrow(/not stored how the files of made@\S+ were read/)
    const first = await importFile({ file, name: 'shops', dataDir: at.dataDir })
    writeFileSync(
      join(folderOf(first), 'rejects.csv'),
      'line,column,reason,value\n3,Name,no company name,A-2\n',
    )
    await expect(restOf('shops')).rejects.toThrow(/listed without their cells/)
    rmSync(join(folderOf(first), 'rejects.csv'))
    await expect(restOf('shops')).rejects.toThrow(/No row of shops@\S+ was rejected/)
  })
})
