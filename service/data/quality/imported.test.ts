import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { versionFolder } from '#service/versions/version-folders.ts'
import { verifyVersions } from '#service/versions/versions.ts'
import { asMapping } from '../import/columns/mapping.ts'
import { importFolder } from '../import/import.testing.ts'
import type { ImportOptions } from '../import/import-options.ts'
import { describeDataSet } from '../sets/describe.ts'
import { qualityCsv } from './quality-csv.ts'
import { qualityText } from './quality-text.ts'
import { qualityOf } from './stored-quality.ts'

const { at, importIt } = importFolder()

async function importedQuality(content: string, options: Partial<ImportOptions> = {}) {
  const { kind, version } = await importIt(content, options)
  const folder = versionFolder(kindFolder(at.dataDir, kind), version)
  return { version, folder, report: await qualityOf(kind, folder) }
}

const shops = `id,name,address,city,state,zip,phone,lat,lng,category
1,Joe's Pizza,12 Main St,Providence,RI,02903,4015550100,41.82,-71.41,Pizza
2,JOE'S PIZZA,12 Main Street,Providence,RI,02903,,,,Pizza
3,Zither Hall,1 Elm St,Warwick,RI,02886,401-000-0000,41.70,-71.41,Zithers
4,Zither Shop,2 Elm St,Warwick,RI,02886,,,,Zithers
5,Plain,,,,,,,,
6,,3 Elm St,Warwick,RI,02886,,,,Zithers
1,Joe again,12 Main St,Providence,RI,02903,,,,Pizza
`
const categories = { columns: ['category'], map: { Pizza: '581222', Zithers: null } }
const mapping = asMapping({ kind: 'companies', categories })

describe('the report of an import', () => {
  it('has rejected rows, changed values, points, and categories without an industry', async () => {
    const { report } = await importedQuality(shops, { mapping })
    expect(report.records).toBe(5)
    expect(report.import).toMatchObject({
      rows: 7,
      rejected: expect.arrayContaining([
        { reason: 'no company name', rows: 1 },
        { reason: 'the same Id as an earlier line', rows: 1 },
      ]),
    })
    expect(report.import?.changes).toContainEqual({
      kind: 'removed',
      text: 'Phone: not a number that can be dialed',
      values: 1,
    })
    expect(report.points).toEqual({ Rooftop: 2, PostalCode: 2, None: 1 })
    expect(report.industries).toEqual({
      missing: 3,
      categories: [{ category: 'Zithers', records: 2 }],
      further: 0,
    })
    expect(report.duplicates).toMatchObject({
      groups: 1,
      records: 2,
      listed: [{ shared: 'address', members: [{ name: "JOE'S PIZZA" }, { name: "Joe's Pizza" }] }],
    })
  })

  it('is stored once, disturbs no checksum, and goes with a data set that is renamed', async () => {
    const { folder, report } = await importedQuality(shops, { mapping })
    const file = join(folder, 'quality.json')
    const written = statSync(file).mtimeMs
    expect(await qualityOf('companies', folder)).toEqual(report)
    expect(statSync(file).mtimeMs).toBe(written)
    for await (const found of verifyVersions(at.dataDir)) expect(found).not.toHaveProperty('error')
    await describeDataSet(at.dataDir, {
      kind: 'companies',
      name: 'companies',
      newName: 'shops',
      source: '',
      license: '',
    })
    const renamed = folder.replace('companies@', 'shops@')
    for (const name of ['quality.json', 'summary.json', 'rejects.csv', 'changes.csv'])
      expect(existsSync(join(renamed, name)), name).toBe(true)
    expect(JSON.parse(readFileSync(join(renamed, 'quality.json'), 'utf8'))).toEqual(report)
  })

  it('is a CSV file with one line a figure', async () => {
    const { report } = await importedQuality(
      shops.replace('Zither Hall', '=cmd()').replace('Zithers\n', '=x\n'),
      { mapping },
    )
    const { data } = Papa.parse<Record<string, string>>(qualityCsv(report), {
      header: true,
      skipEmptyLines: true,
    })
    const line = (section: string, item: string) =>
      data.find((one) => one.section === section && one.item === item)
    expect(line('Records', 'companies')).toMatchObject({ count: '5' })
    expect(line('Fields', 'Phone')).toMatchObject({ count: '1', percent: '20.00' })
    expect(line('Rejected rows', 'no company name')).toMatchObject({ count: '1', percent: '14.29' })
    expect(line('Points', 'middle of the ZIP code')).toMatchObject({ count: '2', percent: '40.00' })
    expect(line('Suspected duplicates', 'records in 1 group')).toMatchObject({ count: '2' })
    expect(line('Records by state', 'RI')).toMatchObject({ count: '4', percent: '80.00' })
    expect(data.filter(({ item = '' }) => item.startsWith('='))).toEqual([])
  })

  it('is a text', async () => {
    const { version, report } = await importedQuality(shops, { mapping })
    const lines = qualityText(version, report).split('\n')
    expect(lines[0]).toBe(`${version}: 5 companies`)
    for (const line of [
      /^ {2}CompanyName +5 +100\.0%$/,
      /^ {2}No record has .*YearEstablished/,
      /^ {2}no company name +1 +14\.3%$/,
      /^ {2}removed: Phone: not a number that can be dialed +1$/,
      /^ {2}3 companies have none \(60\.0%\)\.$/,
      /^ {2}Zithers +2$/,
      /^ {2}no category +1$/,
      /^ {2}JOE'S PIZZA; 12 Main Street, Providence, RI 02903 +2 {2}one address$/,
      /^ {2}RI +4 /,
      /^ {2}50 states without records: AK, /,
    ])
      expect(lines).toContainEqual(expect.stringMatching(line))
  })

  it('of people has no industries', async () => {
    const { report, version } = await importedQuality(
      'first,last,address,zip\nAnn,Lee,1 Elm St,02903\nann,LEE,1 Elm Street,02903\n',
      { kind: 'people' },
    )
    expect(report.industries).toBeUndefined()
    expect(report.duplicates).toMatchObject({ groups: 1, records: 2, atOneAddress: 2 })
    expect(qualityText(version, report)).not.toContain('industry')
  })
})

const real = fileURLToPath(new URL('../../../../shared/data/', import.meta.url))
const isAbsent = !existsSync(real)
if (isAbsent) console.warn(`Real files are not at ${real}: their reports are not tested`)
const examples = fileURLToPath(new URL('../../../examples/', import.meta.url))

describe.skipIf(isAbsent)('the report of real files', { timeout: 120_000 }, () => {
  it.each<[string, object, object]>([
    [
      'companies/places_rhode_island.csv',
      { map: join(examples, 'places.map.json') },
      {
        records: 54_269,
        import: { rows: 54_975, rejected: [{ reason: 'superseded by another row', rows: 706 }] },
        points: { Rooftop: 54_268, PostalCode: 1 },
        industries: { missing: 228, categories: [], further: 0 },
        duplicates: { groups: 1108, records: 2265, atOneAddress: 34 },
      },
    ],
    [
      'open/overture_places_co_2026.parquet',
      {},
      {
        records: 3545,
        import: { rows: 3545, rejected: [] },
        industries: { missing: 263, categories: [{ category: 'lake', records: 2 }], further: 0 },
        duplicates: { groups: 95, records: 199, atOneAddress: 86 },
      },
    ],
  ])('%s', async (file, options, expected) => {
    const { report } = await importedQuality('', { file: join(real, file), ...options })
    expect(report).toMatchObject(expected)
  })
})
