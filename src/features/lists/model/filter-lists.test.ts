import { expect, test } from 'vitest'
import type { List } from '#lists/list.ts'
import { filterLists, type ListFilter, tagCounts } from './filter-lists.ts'
import { tidyTags } from './list-text.ts'

const listOf = (name: string, days: readonly number[], count: number, more: Partial<List> = {}): List => ({
  id: name,
  kind: 'companies',
  name,
  tags: [],
  note: '',
  origin: { type: 'picked' },
  doNotContact: false,
  steps: days.map((day) => ({ id: `${day}`, at: `2026-11-0${day}T10:00:00.000Z`, words: 'Made', count })),
  ...more,
})

const lists = [
  listOf('Roofers 10', [1, 5], 20, { tags: ['mailing', 'spring'], note: 'For the May campaign' }),
  listOf('Roofers 9', [2, 3], 300, { tags: ['mailing'] }),
  listOf('Dentists', [4], 1),
]
const names = (filter: Partial<ListFilter>) =>
  filterLists(lists, { text: '', tag: undefined, order: 'changed', ...filter }).map(({ name }) => name)

test.each<[order: ListFilter['order'], expected: string[]]>([
  ['changed', ['Roofers 10', 'Dentists', 'Roofers 9']],
  ['made', ['Dentists', 'Roofers 9', 'Roofers 10']],
  ['name', ['Dentists', 'Roofers 9', 'Roofers 10']],
  ['size', ['Roofers 9', 'Roofers 10', 'Dentists']],
])('lists ordered by %s', (order, expected) => expect(names({ order })).toEqual(expected))

test.each<[filter: Partial<ListFilter>, expected: string[]]>([
  [{ text: 'roofers' }, ['Roofers 10', 'Roofers 9']],
  [{ text: '  MAY  10 ' }, ['Roofers 10']],
  [{ text: 'spring' }, ['Roofers 10']],
  [{ text: 'roofers dentists' }, []],
  [{ tag: 'mailing' }, ['Roofers 10', 'Roofers 9']],
  [{ tag: 'mailing', text: '9' }, ['Roofers 9']],
  [{ tag: 'mail' }, []],
])('lists with %j', (filter, expected) => expect(names(filter)).toEqual(expected))

test('tags are counted, most used first', () => {
  expect(tagCounts(lists)).toEqual([
    ['mailing', 2],
    ['spring', 1],
  ])
  expect(tagCounts([])).toEqual([])
})

test.each<[given: string[], tags: string[]]>([
  [
    [' a , b', 'a'],
    ['a', 'b'],
  ],
  [['', ' , '], []],
  [['x'.repeat(50)], ['x'.repeat(40)]],
])('the tags %j are stored as %j', (given, tags) => expect(tidyTags(given)).toEqual(tags))
