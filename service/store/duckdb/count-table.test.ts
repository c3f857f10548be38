import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import type { DataInfo } from '#service/versions/data-info.ts'
import { readInfo } from '#service/versions/version-info.ts'
import { buildRows, someRows } from '../rows.testing.ts'
import { asBuilt } from './as-built.ts'
import { companies } from './companies/companies.ts'
import { isInCountTable } from './count-table.ts'
import { openEngine } from './engine.ts'
import { queriesOf } from './engine-queries.ts'

let info: DataInfo
let count: (criteria: Criteria) => Promise<number>
/** The same without the table. */
let scan: (criteria: Criteria) => Promise<number>
let close: () => Promise<void>

beforeAll(async () => {
  const built = await buildRows('companies', someRows(600))
  info = (await readInfo(built.folder)).info
  const engine = await openEngine('companies', built.folder)
  count = queriesOf(asBuilt(companies, info), engine, info).count
  scan = queriesOf({ ...companies, counts: undefined }, engine, info).count
  close = async () => {
    await engine.close()
    await built.remove()
  }
})

afterAll(() => close())

describe('the table of counts', () => {
  test.each<[what: string, isIn: boolean, criteria: Criteria]>([
    ['everything', true, {}],
    ['a state', true, { StateProvince: 'NE' }],
    ['states and an industry', true, { StatesProvinces: ['NE', 'TX', 'QC'], PrimarySic: ['58'] }],
    ['many industries', true, { PrimarySic: Array.from({ length: 40 }, (_, i) => `${5000 + 20 * i}`) }],
    ['a size', true, { LocationEmployeesSizeRange: ['1-4', '20-49'] }],
    ['a status', true, { OperatingStatus: ['Closed', 'Unknown'] }],
    ['what is not closed', true, { ExcludeClosed: true } as Criteria],
    ['nothing', true, { StateProvince: 'ZZ' }],
    [
      'alternatives',
      true,
      { AnyOf: [{ StateProvince: 'NE' }, { PrimarySic: ['8'] }, { StateProvince: 'NE' }] },
    ],
    ['all but some', true, { StateProvince: 'TX', NoneOf: [{ LocationEmployeesSizeRange: ['1-4'] }] }],
    ['a ZIP code beside them', false, { StateProvince: 'NE', PostalCode: ['68046'] }],
    ['any industry', false, { Sic: ['58'] }],
    ['a name in an alternative', false, { AnyOf: [{ StateProvince: 'NE' }, { CompanyName: 'a' }] }],
    ['a name that is excluded', false, { NoneOf: [{ CompanyName: 'a' }] }],
  ])('%s', async (_, isIn, criteria) => {
    expect(isInCountTable(asBuilt(companies, info), criteria)).toBe(isIn)
    if (isIn) expect(await count(criteria)).toBe(await scan(criteria))
  })

  test('is of no use once a record is corrected, or where a version was built without it', () => {
    expect(isInCountTable({ ...asBuilt(companies, info), isCorrected: true }, {})).toBe(false)
    expect(isInCountTable(asBuilt(companies, { ...info, countedBy: undefined }), {})).toBe(false)
    expect(isInCountTable(asBuilt(companies, { ...info, countedBy: ['StateProvince'] }), {})).toBe(false)
  })
})
