import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { currentVersion } from '#service/versions/version-folders.ts'
import { zipOf } from '../zip.testing.ts'
import { importFolder } from './import.testing.ts'
import { importFile } from './import.ts'
import type { Summary } from './summary.ts'

const DIRTY = `id,name,address,city,state,zip,phone,lat,lng,sic,employees,parent id,updated
1,Acme  Dental,10 Main St Ste 4,PROVIDENCE,R.I.,2903,(401) 274-3907,41.823779,-71.411402,8021,12,,2026-03-01
2,Beta Wheat,5 Farm Rd,Barrington,CO,02806,401 000 1111,-71.31,41.74,111,1-4,1,2026-03-31
3,"Gamma, Inc",,,,029031234,,0,0,722511,0,3,
4,,1 Elm St,Boston,MA,02110,,,,,,,
5,"Unclosed,1 Elm St,Boston,MA,02110,,,,,,,
1,Acme again,,,,02903,,,,,,,
6,Delta,,,ZZ,,,,,,many,99,
x/7 y,Épsilon,,Montréal,QC,h2x 1y4,514-555-1234,,,,,6,
too,few
`

const deflated = (content: string) => ({ content, deflated: true })
const collectionOf = (...features: string[]) =>
  `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}`

describe('a file with errors', () => {
  const { at, write, importIt, records } = importFolder('all')
  const messages: string[] = []
  const steps: string[] = []
  let summary: Summary
  let first: Awaited<ReturnType<typeof records>>
  beforeAll(async () => {
    summary = await importIt(DIRTY, {
      name: 'dirty',
      say: (text) => messages.push(text),
      onProgress: ({ phase }) => steps.push(phase),
    })
    first = await records()
  })

  it('takes in what it can and lists the rest', () => {
    expect(summary).toMatchObject({
      rows: 9,
      kind: 'companies',
      records: 5,
      rejected: { skipped: 0, repeated: 1, invalid: 3 },
      exitCode: 3,
    })
    expect(readFileSync(summary.rejectsFile as string, 'utf8')).toBe(
      [
        'line,column,reason,value,id,name,address,city,state,zip,phone,lat,lng,sic,employees,parent id,updated',
        '5,name,no company name,4  1 Elm St Boston MA 02110,4,,1 Elm St,Boston,MA,02110,,,,,,,',
        '6,name,quote is not closed,"5,""Unclosed,1 Elm St,Boston,MA,02110,,,,,,,"',
        '7,id,the same Id as line 2,1,1,Acme again,,,,02903,,,,,,,',
        '10,address,2 of 13 cells,"too,few",too,few',
        '',
      ].join('\n'),
    )
    expect(messages[0]).toContain('lat        Latitude')
    expect(messages[1]).toContain('9 rows: 5 imported, 4 rejected')
  })

  it('writes companies in the canonical form', () => {
    const [acme, beta, gamma, delta, epsilon] = first
    expect(acme).toMatchObject({
      Id: '000000001',
      CompanyName: 'Acme Dental',
      AddressParsed: { Number: '10', Name: 'Main', Suffix: 'St', UnitNumber: 'Ste 4' },
      City: 'Providence',
      County: 'Providence',
      StateProvince: 'RI',
      PostalCode: '02903',
      Phone: '4012743907',
      PrimarySic: '802101',
      LocationEmployeesSizeActual: 12,
      LocationEmployeesSizeRange: '10-19',
      UpdateDate: '2026-03-01',
      Links: [{ Rel: 'self', Href: '/v1/companies/000000001' }],
    })
    expect(beta).toMatchObject({
      StateProvince: 'RI',
      PrimarySic: '011101',
      LocationEmployeesSizeRange: '1-4',
      Location: { Latitude: 41.74, Longitude: -71.31 },
      ParentCompany: '000000001',
    })
    expect(beta?.Phone).toBeUndefined()
    expect(gamma).toMatchObject({ City: 'Providence', ZipPlus4: '029031234', PrimarySic: '581201' })
    expect(gamma?.ParentCompany).toBeUndefined()
    expect(delta?.ParentCompany).toBeUndefined()
    expect(delta?.StateProvince).toBeUndefined()
    expect(epsilon).toMatchObject({
      CompanyName: 'Épsilon',
      PostalCode: 'H2X1Y4',
      ParentCompany: '000000006',
    })
    expect(epsilon?.Id).toMatch(/^[a-z2-9]{16}$/)
  })

  it('counts what it did', () => {
    expect(Object.fromEntries(summary.notes.map(({ note, count }) => [note, count]))).toEqual({
      stateOutvoted: 1,
      zipZero: 1,
      pointSwapped: 1,
      cityCapitals: 1,
      sicZero: 1,
      sicFromNaics: 1,
      idMade: 1,
      stateFilled: 1,
      cityFilled: 1,
      countyFilled: 3,
      pointFilled: 2,
      naicsFilled: 3,
      phoneFalse: 1,
      stateUnknown: 1,
      pointZero: 1,
      sizeUnreadable: 1,
      parentMissing: 1,
      parentSelf: 1,
    })
  })

  it('reports its progress', () => {
    expect([...new Set(steps)]).toEqual(['rows', 'sort', 'names', 'check', 'store', 'switch'])
  })

  it('reads the records of our own API back', async () => {
    const file = write('records.jsonl', first.map((record) => JSON.stringify(record)).join('\n'))
    await importFile({ file, dataDir: at.dataDir, name: 'again' })
    expect(await records()).toEqual(first)
  })

  it('gives the same Ids and ETags the second time, and another ETag only to what changed', async () => {
    const tagsOf = (list: typeof first) => new Map(list.map(({ Id, ETag }) => [Id, ETag]))
    const before = tagsOf(first)
    await importIt(gzipSync(DIRTY), { name: 'dirty' })
    expect(tagsOf(await records())).toEqual(before)
    await importIt(DIRTY.replace('Acme  Dental', 'Acme Dentists'), { name: 'dirty' })
    const third = tagsOf(await records())
    const changed = [...third].filter(([id, tag]) => before.get(id) !== tag).map(([id]) => id)
    expect([third.size, changed]).toEqual([before.size, ['000000001']])
  })
})

describe('importFile', () => {
  const { at, write, importIt, records } = importFolder()

  it('leaves the data in use as it is when a file is refused, and nothing behind', async () => {
    await importIt('name,zip\nAcme,02903\n', { name: 'good' })
    const folder = kindFolder(at.dataDir, 'companies')
    const before = await currentVersion(folder)
    const refused: [string | Buffer, string][] = [
      ['id,name,zip\n1,Acme,02903\n2,Be', 'cut off in the middle of line 3'],
      ['a,b\n1,2\n', 'No column is recognized'],
      ['name,zip\n,02903\n,02904\n', 'No row can be imported'],
      ['', 'The file is empty'],
      [gzipSync(DIRTY.repeat(200)).subarray(0, 400), 'damaged or cut off'],
    ]
    for (const [content, message] of refused) await expect(importIt(content)).rejects.toThrow(message)
    expect(await currentVersion(folder)).toBe(before)
    expect(readdirSync(folder).sort()).toEqual(['current', 'versions'])
  })

  it('refuses all with strict, and says which rows', async () => {
    const error: Error = await importIt(DIRTY, { strict: true }).catch((error) => error)
    expect(error.message).toContain('4 rows were rejected')
    const [list = ''] = /\S+rejects\.csv/.exec(error.message) ?? []
    expect(readFileSync(list, 'utf8')).toContain('5,name,no company name')
    rmSync(dirname(list), { recursive: true })
    expect(existsSync(at.dataDir)).toBe(false)
  })

  it('takes rows that a rule excludes for no errors, also with strict', async () => {
    const map = write('skip.map.json', JSON.stringify({ skip: [{ column: 'gone', reason: 'gone' }] }))
    const summary = await importIt('name,gone\nAcme,\nBeta,2017\n', { map, strict: true })
    expect(summary).toMatchObject({ records: 1, rejected: { skipped: 1 }, exitCode: 0 })
    expect(readFileSync(summary.rejectsFile as string, 'utf8')).toContain('3,gone,gone,2017')
  })

  it('makes values harmless that a spreadsheet would run', async () => {
    const summary = await importIt('name,zip\nAcme,02903\n,=1+2\n')
    expect(readFileSync(summary.rejectsFile as string, 'utf8')).toContain("'=1+2")
  })

  it('reads the archive of All The Places with its preset, and names the file of a rejected row', async () => {
    const shop = (id: string, name: string) =>
      `{"type":"Feature","id":"${id}","properties":{"name":"${name}","ref":"1","@spider":"acme","shop":"bakery","addr:city":"Omaha","addr:state":"NE"},"geometry":{"type":"Point","coordinates":[-95.94,41.26]}}`
    const file = write(
      'output.zip',
      zipOf({
        'output/acme.geojson': deflated(collectionOf(shop('a', 'Acme 1'), shop('b', 'Acme 2'))),
        'output/beta.geojson': deflated(collectionOf(shop('c', 'Beta'), shop('d', ''))),
        'output/stats.json': '',
      }),
    )
    const messages: string[] = []
    const summary = await importFile({ file, dataDir: at.dataDir, say: (text) => messages.push(text) })
    expect(summary).toMatchObject({
      preset: 'all-the-places',
      rows: 4,
      records: 3,
      version: expect.stringMatching(/^output@/),
    })
    expect(messages.join('\n')).toContain('Not read of the archive: output/stats.json')
    expect(readFileSync(summary.rejectsFile as string, 'utf8')).toMatch(
      /^file,line,.*\noutput\/beta\.geojson,3,/,
    )
    expect((await records()).map(({ City }) => City)).toEqual(['Omaha', 'Omaha', 'Omaha'])
  })
})
