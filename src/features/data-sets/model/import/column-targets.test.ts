import { describe, expect, it, test } from 'vitest'
import type { ImportColumn, ImportPreview } from '#contract/imports.ts'
import { CATEGORY, certaintyOf, NOT_USED, retargeted, targetOf, withTarget } from './column-targets.ts'

const column = (name: string, fields: string[] = [], more: Partial<ImportColumn> = {}): ImportColumn => ({
  column: name,
  examples: [],
  filled: 1,
  fields,
  isCategory: false,
  ...more,
})

describe('a column used as something else', () => {
  it.each([
    ['a field', column('Shop'), 'CompanyName', { columns: { CompanyName: 'Shop' } }],
    [
      'another field: the one before is not filled',
      column('Town', ['City']),
      'County',
      { columns: { City: { value: '' }, County: 'Town' } },
    ],
    [
      'another field in place of the first of several',
      column('Where', ['City', 'County']),
      'Phone',
      { columns: { City: { value: '' }, Phone: 'Where' } },
    ],
    ['the same field', column('Town', ['City']), 'City', { columns: { City: 'Town' } }],
    [
      'nothing',
      column('Town', ['City', 'County']),
      NOT_USED,
      { columns: { City: { value: '' }, County: { value: '' } } },
    ],
    ['the category', column('Trade'), CATEGORY, { columns: {}, categories: { columns: ['Trade'] } }],
    [
      'nothing, where it is the category',
      column('Trade', [], { isCategory: true }),
      NOT_USED,
      { columns: {}, categories: null },
    ],
    [
      'nothing, where it is a field and the category',
      column('Trade', ['Title'], { isCategory: true }),
      NOT_USED,
      { columns: { Title: { value: '' } }, categories: null },
    ],
    [
      'a field, where it is the category',
      column('Trade', [], { isCategory: true }),
      'Title',
      { columns: { Title: 'Trade' }, categories: null },
    ],
    [
      'another field, where it is a field and the category',
      column('Trade', ['Title'], { isCategory: true }),
      'CompanyName',
      { columns: { Title: { value: '' }, CompanyName: 'Trade' } },
    ],
  ])('%s', (_, changed, target, expected) => {
    expect(withTarget(undefined, changed, target)).toEqual(expected)
  })

  it('leaves other columns of the category', () => {
    const trade = column('Trade', [], { isCategory: true })
    expect(withTarget(undefined, trade, NOT_USED, { columns: ['Trade', 'Branch'] })).toEqual({
      columns: {},
      categories: { columns: ['Branch'] },
    })
  })

  it.each([
    [['Web', 'Social'], ['Web']],
    [['Social'], { value: '' }],
    ['Social', { value: '' }],
    [['Web'], { value: '' }],
  ])('of the columns %j of a field the others fill it', (source, expected) => {
    const mapping = { columns: { UriList: source } }
    const changed = withTarget(mapping, column('Social', ['UriList']), NOT_USED)
    expect(changed.columns).toEqual({ UriList: expected })
  })

  it('leaves the rest of the mapping as it is', () => {
    const mapping = { encoding: 'utf-8', columns: { City: 'Town', CompanyName: 'Shop' } }
    expect(withTarget(mapping, column('Place'), 'City')).toEqual({
      encoding: 'utf-8',
      columns: { City: 'Place', CompanyName: 'Shop' },
    })
  })
})

test.each([
  [column('A', ['City'], { by: 'name' }), 'City', 'name'],
  [column('A', ['City'], { by: 'values', isCategory: true }), 'City', 'values'],
  [column('A', [], { isCategory: true }), CATEGORY, 'category'],
  [column('A'), NOT_USED, 'none'],
])('%j is used as %j', (one, target, certainty) => {
  expect([targetOf(one), certaintyOf(one)]).toEqual([target, certainty])
})

describe('a column of a known data set', () => {
  const preview = {
    kind: 'companies',
    mapping: { columns: { City: 'Town', Phone: 'Tel' } },
    source: 'City of Omaha',
    license: 'CC0',
  } as unknown as ImportPreview
  const known = { ...preview, preset: { name: 'omaha', title: 'Omaha' } }
  it.each([
    [
      'keeps the rest of its mapping, and its terms',
      { uploads: [] },
      known,
      { City: 'Place', Phone: 'Tel' },
      'CC0',
    ],
    ['keeps what was entered', { uploads: [], license: '' }, known, { City: 'Place', Phone: 'Tel' }, ''],
    ['of another file is the only change', { uploads: [] }, preview, { City: 'Place' }, 'CC0'],
  ])('%s', (_, draft, shown, columns, license) => {
    expect(retargeted(draft, shown, column('Place'), 'City')).toEqual({
      mapping: { columns },
      source: 'City of Omaha',
      license,
    })
  })
})
