import { expect, test } from 'vitest'
import { kinds } from '#contract/kind.ts'
import { columnsOf, everyColumn, shownColumns } from './columns.ts'

const keys = (columns: readonly { key: string }[]) => columns.map(({ key }) => key)

test.each(kinds)('%s: status and day are next to the name once a record has them', (kind) => {
  const [name, ...others] = keys(columnsOf[kind])
  expect(keys(shownColumns(kind, undefined, false))).toEqual([name, ...others])
  expect(keys(shownColumns(kind, undefined, true))).toEqual([
    name,
    'FollowUp.Status',
    'FollowUp.Date',
    ...others,
  ])
})

test('selected columns are in their usual order, after the name', () => {
  expect(keys(shownColumns('companies', ['Phone', 'FollowUp.Note'], true))).toEqual([
    'CompanyName',
    'FollowUp.Note',
    'Phone',
  ])
  expect(new Set(keys(everyColumn('people'))).size).toBe(everyColumn('people').length)
})
