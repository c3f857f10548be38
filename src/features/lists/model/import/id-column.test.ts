import { expect, test } from 'vitest'
import { idColumn, idsInColumn, tablePreview } from './id-column.ts'

test.each<[columns: string[], row: string[], at: number | undefined]>([
  [['Name', 'Id', 'City'], ['A', '1', 'Omaha'], 1],
  [['COMPANY_ID', 'Name'], ['1', 'A'], 0],
  [['Name', 'Customer id'], ['A', '637824467'], 1],
  [['Name', 'Number'], ['A', '637824467'], 1],
  [['Name', 'City'], ['A', 'Omaha'], undefined],
])('the ids of %j are in column %3$s', (columns, row, at) => {
  expect(idColumn({ columns, rows: [row] })).toBe(at)
})

const table = new Blob(['Name;Id\n"A; and\ntwo lines";1\n\nCaf\u00e9;no id\nB;2;3\nC\n'])

test('the head of a table has its columns and first rows', async () => {
  const { columns, rows } = await tablePreview(table)
  expect(columns).toEqual(['Name', 'Id'])
  expect(rows).toEqual([['A; and\ntwo lines', '1'], ['Café', 'no id'], ['B', '2', '3'], ['C']])
})

test('the ids of a column are read with their rows', async () => {
  const {
    ids,
    positions: places,
    invalid: wrong,
  } = await idsInColumn(table, 1, 'service', () => {}, new AbortController().signal)
  expect([ids, places]).toEqual([
    ['1', '2'],
    [2, 5],
  ])
  expect(wrong.map(({ text, place }) => [text, place])).toEqual([
    ['no id', 4],
    ['?', 6],
  ])
})

test('the ids of JSON lines are read with their rows', async () => {
  const lines = new Blob([
    '{"name":"A","company_id":"637824467"}\n{"name":"B"}\n{"company_id":"637824468"}\n',
  ])
  const { columns, rows } = await tablePreview(lines)
  expect([columns, idColumn({ columns, rows })]).toEqual([['name', 'company_id'], 1])
  const { ids } = await idsInColumn(lines, 1, 'service', () => {}, new AbortController().signal)
  expect(ids).toEqual(['637824467', '637824468'])
})

test('a file without a table is refused in words, and an aborted reading with its reason', async () => {
  await expect(tablePreview(new Blob([]))).rejects.toThrow('The file is empty.')
  const aborted = AbortSignal.abort(new Error('closed'))
  await expect(idsInColumn(table, 1, 'service', () => {}, aborted)).rejects.toThrow('closed')
})
