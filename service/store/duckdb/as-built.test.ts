import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { trustFields } from '#contract/trust.ts'
import { readInfo } from '#service/versions/version-info.ts'
import type { Matcher } from '../names/matcher-pool.ts'
import { buildRows, someRows } from '../rows.testing.ts'
import type { Store } from '../store.ts'
import { companies } from './companies/companies.ts'
import { openEngine } from './engine.ts'
import { MERGED_SOURCES } from './schema.ts'
import { storeOf } from './store-of.ts'

/** Data as builds made it before there were columns of trust and a table of merged sources. */
let store: Store<'companies'>
let close: () => Promise<void>
const ROWS = 200

beforeAll(async () => {
  const built = await buildRows('companies', someRows(ROWS))
  const { info } = await readInfo(built.folder)
  const instance = await DuckDBInstance.create(join(built.folder, 'companies.duckdb'))
  const connection = await instance.connect()
  for (const column of [...trustFields.companies, 'SourceConfidenceRange', 'FirstSeenMonth'])
    await connection.run(`alter table companies drop column if exists "${column}"`)
  await connection.run(`drop table ${MERGED_SOURCES}`)
  connection.closeSync()
  instance.closeSync()
  const engine = await openEngine('companies', built.folder)
  const { filled: _filled, closed: _closed, mergedIds: _ids, ...former } = info
  store = storeOf(companies, { ...former, filled: { UpdateDate: info.records } }, engine, {} as Matcher)
  close = async () => {
    await engine.close()
    await built.remove()
  }
})

afterAll(() => close())

describe('data of a former build', () => {
  test.each<[string, Criteria, number]>([
    ['everything', {}, ROWS],
    ['a status', { OperatingStatus: ['Closed'] }, 0],
    ['no status', { OperatingStatus: ['Open', 'Unknown'] }, ROWS],
    ['a source', { Source: ['Chamber'] }, 0],
    ['an id in the source', { SourceId: ['C-1'] }, 0],
    ['a confidence', { SourceConfidenceRange: ['90-100'] }, 0],
    ['a month', { FirstSeenMonth: ['2026-01'] }, 0],
    ['none of a grade', { NoneOf: [{ LocationGrade: ['Street'] }, { SicGrade: ['Stated'] }] }, ROWS],
  ])('answers a search for %s', async (_, criteria, count) => {
    expect(await store.count(criteria)).toBe(count)
    expect(await store.search(criteria, { Limit: 1, Offset: 0, NthRecord: false })).toHaveLength(
      Math.min(1, count),
    )
  })

  test('has one group in tallies of trust', async () => {
    const fields = [
      'source',
      'operatingstatus',
      'sourceconfidencerange',
      'locationgrade',
      'sicgrade',
    ] as const
    const queries = fields.map((field) => ({ Fields: [field], Limit: 10, Offset: 0 }))
    const all = [{ Count: ROWS }]
    expect(await store.tallies({}, queries)).toEqual(fields.map(() => all))
    expect(await store.tally({}, { Fields: ['operatingstatus'], Limit: 10, Offset: 0 })).toEqual(all)
  })
})
