import { expect, test } from 'vitest'
import { kinds } from '#contract/kind.ts'
import { noFollowUp } from '#records/follow-up.ts'
import { formatsOf } from '#records/record.ts'
import { addedColumns, columnsFor, shownColumns, withFollowUps } from './columns.ts'

const keysOf = (columns: readonly { key: string }[]) => columns.map(({ key }) => key)
const all = kinds.flatMap((kind) => formatsOf[kind].map((format) => [kind, format] as const))

test.each(all)(
  '%s %s: usual columns come first, each column once, with a label and a width',
  (kind, format) => {
    const columns = columnsFor(kind, format)
    const defaults = keysOf(shownColumns(kind, format, undefined))
    expect(defaults.length).toBeGreaterThan(0)
    expect(keysOf(columns).slice(0, defaults.length)).toEqual(defaults)
    expect(new Set(keysOf(columns)).size).toBe(columns.length)
    for (const { key, label, width } of columns)
      expect([key, Boolean(label), width >= 48]).toEqual([key, true, true])
  },
)

test.each<[what: string, selected: string[] | undefined, shown: string[]]>([
  ['the usual ones', undefined, ['Id', 'ETag', 'ParentCompany']],
  ['those chosen, in their order', ['ETag', 'Id'], ['ETag', 'Id']],
  ['those of the chosen that the format has', ['City', 'Id'], ['Id']],
  ['the usual ones where it has none', ['City'], ['Id', 'ETag', 'ParentCompany']],
  ['the usual ones where none is chosen', [], ['Id', 'ETag', 'ParentCompany']],
])('%s', (_, selected, shown) => {
  expect(keysOf(shownColumns('companies', 'Core', selected))).toEqual(shown)
})

test('selected fields have a column each, in their order, whatever the format', () => {
  expect(keysOf(shownColumns('companies', 'Fields', ['Id'], ['City', 'FirstName']))).toEqual([
    'City',
    'FirstName',
  ])
})

test('the parts of a name are one column', () => {
  const person = { Id: '1', ETag: 'a', Links: [], FirstName: 'Ada', LastName: 'Byron' }
  const cell = (kind: 'companies' | 'people', key: string) =>
    columnsFor(kind, 'Basic')
      .find((column) => column.key === key)
      ?.cell(person as never)
  expect([cell('companies', 'Contact'), cell('people', 'Name')]).toEqual(['Ada Byron', 'Ada Byron'])
})

test('larger formats add columns, each once and at the smallest format with it', () => {
  const added = (kind: 'companies' | 'people', format: 'Basic' | 'Enhanced') =>
    addedColumns(kind, format).map(({ format, columns }) => [format, keysOf(columns)] as const)
  expect(added('companies', 'Enhanced')).toEqual([])
  const [[format, keys = []] = []] = added('companies', 'Basic')
  expect([format, keys.includes('PrimarySic'), keys.includes('CompanyName')]).toEqual([
    'Enhanced',
    true,
    false,
  ])
  expect(added('people', 'Enhanced')).toEqual([
    ['LifeStyle', ['LifeStyle']],
    ['TargetReady', ['TargetReady']],
  ])
})

test('what a person noted can be a column of every table, and is blank where nothing is', () => {
  const own = ['FollowUp.Status', 'FollowUp.Date', 'FollowUp.Tags', 'FollowUp.Note']
  expect(keysOf(columnsFor('people', 'Core')).slice(-4)).toEqual(own)
  expect(keysOf(shownColumns('companies', 'Fields', ['FollowUp.Note'], ['City']))).toEqual([
    'City',
    'FollowUp.Note',
  ])
  const columns = shownColumns('companies', 'Core', ['Id', 'FollowUp.Status'])
  const cells = withFollowUps(columns, new Map([['1', { ...noFollowUp, status: 'Won' }]])).map(({ cell }) =>
    ['1', '2'].map((Id) => cell({ Id, ETag: 'e', Links: [] } as never)),
  )
  expect(cells).toEqual([
    ['1', '2'],
    ['Won', ''],
  ])
})
