import { describe, expect, it } from 'vitest'
import type { QualityReport } from '#contract/quality.ts'
import {
  byFill,
  byState,
  lackingFieldsOf,
  missingIndustries,
  perThousand,
  rejectedRows,
  withoutOwnPoint,
} from './report.ts'

const report: QualityReport = {
  rules: 1,
  kind: 'companies',
  records: 100,
  fields: [
    { field: 'Fax', records: 0, onlySearched: false },
    { field: 'Phone', records: 88, onlySearched: false },
    { field: 'CompanyName', records: 100, onlySearched: false },
    { field: 'Email', records: 40, onlySearched: true },
  ],
  import: {
    rows: 110,
    rejected: [
      { reason: 'no company name', rows: 7 },
      { reason: 'the same Id as an earlier line', rows: 3 },
    ],
    changes: [],
  },
  points: { Rooftop: 90, PostalCode: 4, City: 2, None: 4 },
  industries: { missing: 10, categories: [{ category: 'lake', records: 5 }], further: 2 },
  duplicates: { groups: 0, records: 0, atOneAddress: 0, listed: [] },
  states: [
    { state: 'MA', records: 0, population: 7_029_917, mark: 'none' },
    { state: 'ON', records: 3 },
    { state: 'RI', records: 97, population: 1_097_379 },
  ],
  stateless: 0,
}

describe('a report of quality', () => {
  it('says what records lack, the most missing first', () => {
    expect(lackingFieldsOf(report, ['Phone', 'CompanyName', 'Email', 'Fax'])).toEqual([
      { field: 'Email', missing: 60 },
      { field: 'Phone', missing: 12 },
    ])
  })
  it('has the fullest fields first, and those without a value apart', () => {
    const { filled, empty } = byFill(report)
    expect(filled.map(({ field }) => field)).toEqual(['CompanyName', 'Phone', 'Email'])
    expect(empty.map(({ field }) => field)).toEqual(['Fax'])
  })
  it.each<[string, unknown, unknown]>([
    ['rejected rows', rejectedRows(report), 10],
    ['rejected rows of data without an import', rejectedRows({ ...report, import: undefined }), undefined],
    ['records without a point of their own', withoutOwnPoint(report), 10],
    [
      'industries',
      missingIndustries(report),
      { categories: [{ category: 'lake', records: 5 }], further: 2, rest: 3 },
    ],
    [
      'industries where no categories are known',
      missingIndustries({ ...report, industries: { missing: 1, categories: [] } }),
      undefined,
    ],
    ['records per thousand people', perThousand({ state: 'WY', records: 577, population: 577_000 }), 1],
    ['records per thousand people of a province', perThousand({ state: 'ON', records: 577 }), undefined],
  ])('counts %s', (_, found, expected) => expect(found).toEqual(expected))
  it('has states with and without records', () => {
    const { rows, empty, isRegional } = byState(report)
    expect([rows, empty].map((list) => list.map(({ state }) => state))).toEqual([['ON', 'RI'], ['MA']])
    expect(isRegional).toBe(false)
    expect(byState({ ...report, states: report.states.slice(0, 1) }).isRegional).toBe(true)
  })
})
