import { expect, test } from 'vitest'
import type { MergedSource } from '#contract/merged-source.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import { mergeRows } from './merge-rows.ts'
import { mergedSources } from './merged-sources.ts'
import type { Winners } from './units.ts'

const own = { Source: 'Ours', SourceId: '1' }
const list = { Source: 'List', SourceId: 'L1' }
const registry = { Source: 'Registry', SourceId: 'R1' }

type Case = [
  what: string,
  into: Partial<CompanyRow>,
  from: Partial<CompanyRow>,
  winners: Winners,
  expected: MergedSource[] | undefined,
]

test.each<Case>([
  [
    'fields that were completed, without what follows from them',
    { ...own, City: 'Rome' },
    { ...list, City: 'Rome', Phone: '3155550100', AreaCode: '315', EIN: '1' },
    {},
    [{ ...list, Fields: 'Phone, EIN' }],
  ],
  [
    'fields whose value won, not those that are the same',
    { ...own, Phone: '1', Fax: '3' },
    { ...list, Phone: '2', Fax: '3' },
    { phone: 'from' },
    [{ ...list, Fields: 'Phone' }],
  ],
  ['a source that completes nothing', { ...own, Phone: '1' }, { ...list, Phone: '2' }, {}, [list]],
  [
    'the name of the data set where the record names no source',
    own,
    { SquareFeet: 3000 },
    {},
    [{ Source: 'set', Fields: 'SquareFootage' }],
  ],
  ['one record of one source', own, { ...own, Phone: '1' }, {}, undefined],
  [
    'a field that a later merge replaces leaves the source before',
    { ...own, Phone: '1', EIN: '7', MergedSources: [{ ...list, Fields: 'Phone, EIN' }] },
    { ...registry, Phone: '2' },
    { phone: 'from' },
    [
      { ...list, Fields: 'EIN' },
      { ...registry, Fields: 'Phone' },
    ],
  ],
  [
    'a source that is merged again has its fields of both times',
    { ...own, EIN: '7', MergedSources: [{ ...list, Fields: 'EIN' }] },
    { ...list, EIN: '7', Phone: '1' },
    {},
    [{ ...list, Fields: 'EIN, Phone' }],
  ],
  [
    'what the other record has of a third one is of that one',
    own,
    { ...list, Phone: '1', EIN: '7', MergedSources: [{ ...registry, Fields: 'EIN, Fax' }] },
    {},
    [
      { ...list, Fields: 'Phone' },
      { ...registry, Fields: 'EIN' },
    ],
  ],
])('%s', (_, into, from, winners, expected) => {
  const rows = { into: { Id: '1', ...into }, from: { Id: '2', ...from } }
  const { row: merged } = mergeRows('companies', rows.into, rows.from, winners)
  expect(mergedSources('companies', { ...rows, merged }, 'set')).toEqual(expected)
})
