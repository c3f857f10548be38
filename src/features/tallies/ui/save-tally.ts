import type { TallyItem } from '#contract/tally.ts'
import { NOT_KNOWN, propertyOf, type TallyField, tallyValue } from '#criteria/tallies.ts'
import { BOM, type Cell, csvLine } from '#shared/tabular/csv.ts'
import { saveFile } from '#ui/save-file.ts'
import { indexOf, pointsOf, type Row, type Table } from '../model/rows.ts'

/** The words of a field's value. */
export type Words = (field: TallyField, value: string) => string

const rounded = (n: number | undefined, digits: number) =>
  n === undefined ? undefined : Number(n.toFixed(digits))
const percentOf = (share: number | undefined) => rounded(share === undefined ? undefined : 100 * share, 2)

/** The lines of a tally's CSV: every value with its words, count and percent, and what it is held against. */
export function tallyLines({ rows, unknown, otherTotal }: Table, field: TallyField): string[] {
  const compared = otherTotal !== undefined
  const head = [propertyOf(field), `${propertyOf(field)} (label)`, 'Count', 'Percent']
  const more = ['Compared count', 'Compared percent', 'Difference in points', 'Index']
  const line = (row: Row): Cell[] => [
    row.value,
    row.words,
    row.count,
    percentOf(row.share),
    ...(compared
      ? [row.other?.count, percentOf(row.other?.share), rounded(pointsOf(row), 2), rounded(indexOf(row), 0)]
      : []),
  ]
  return [compared ? [...head, ...more] : head, ...[...rows, ...(unknown ? [unknown] : [])].map(line)].map(
    csvLine,
  )
}

/** The lines of a cross tally's CSV: both values and their words, the count, and its percent of row, column and all. */
export function crossLines(
  items: readonly TallyItem[],
  fields: readonly [TallyField, TallyField],
  words: Words,
): string[] {
  const sums = new Map<string, number>()
  const keys = (item: TallyItem) => fields.map((field, i) => `${i} ${tallyValue(item, field) ?? ''}`)
  const total = items.reduce((sum, item) => sum + item.Count, 0)
  for (const item of items) for (const key of keys(item)) sums.set(key, (sums.get(key) ?? 0) + item.Count)
  const head = fields.flatMap((field) => [propertyOf(field), `${propertyOf(field)} (label)`])
  const lines = items.map((item) => [
    ...fields.flatMap((field) => {
      const value = tallyValue(item, field)
      return value === undefined ? [undefined, NOT_KNOWN] : [value, words(field, value)]
    }),
    item.Count,
    ...keys(item).map((key) => percentOf(item.Count / (sums.get(key) ?? 1))),
    percentOf(item.Count / total),
  ])
  return [[...head, 'Count', 'Percent of row', 'Percent of column', 'Percent of all'], ...lines].map(csvLine)
}

/** What a saved tally is called: after its fields. */
export const fileName = (fields: readonly TallyField[], ending: 'csv' | 'png') =>
  `tally-${fields.join('-')}.${ending}`

/** Saves lines as a CSV file that spreadsheets read as UTF-8. */
export const saveLines = (fields: readonly TallyField[], lines: readonly string[]): void =>
  saveFile(fileName(fields, 'csv'), [BOM, ...lines])
