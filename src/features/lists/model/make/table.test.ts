import { expect, test } from 'vitest'
import { idColumn } from './table.ts'

test.each<[columns: string[], row: string[], at: number]>([
  [['Name', 'Id', 'City'], ['A', '1', 'Omaha'], 1],
  [['COMPANY_ID', 'Name'], ['1', 'A'], 0],
  [['Name', 'Customer id'], ['A', '637824467'], 1],
  [['Name', 'Number'], ['A', '637824467'], 1],
  [['Name', 'City'], ['A', 'Omaha'], 0],
])('the ids of %j are in column %3$i', (columns, row, at) => {
  expect(idColumn({ columns, rows: [row] })).toBe(at)
})
