import type { TallyItem } from '#contract/tally.ts'
import { criteriaText } from '#criteria/criteria-text.ts'
import { NOT_KNOWN, propertyOf, type TallyField, tallyValue } from '#criteria/tallies.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useCriteria, useKind } from '#session/search.ts'
import { useService } from '#session/service.ts'
import { BOM, type Cell, csvLine } from '#shared/tabular/csv.ts'
import { saveFile } from '#ui/save-file.ts'
import type { Frame } from '../model/picture/drawing.ts'
import { shareDifference, shareIndex, type TallyRow, type TallyTable } from '../model/rows.ts'

/** The words of a field's value. */
export type LabelOf = (field: TallyField, value: string) => string

const rounded = (n: number | undefined, digits: number) =>
  n === undefined ? undefined : Number(n.toFixed(digits))
const percentOf = (share: number | undefined) => rounded(share === undefined ? undefined : 100 * share, 2)

/** The lines of a tally's CSV: every value with its label, count and percent, and the compared ones. */
export function tallyLines({ rows, unknown, otherTotal }: TallyTable, field: TallyField): string[] {
  const compared = otherTotal !== undefined
  const head = [propertyOf(field), `${propertyOf(field)} (label)`, 'Count', 'Percent']
  const more = ['Compared count', 'Compared percent', 'Difference in points', 'Index']
  const line = (row: TallyRow): Cell[] => [
    row.value,
    row.label,
    row.count,
    percentOf(row.share),
    ...(compared
      ? [
          row.other?.count,
          percentOf(row.other?.share),
          rounded(shareDifference(row), 2),
          rounded(shareIndex(row), 0),
        ]
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
  label: LabelOf,
): string[] {
  const sums = new Map<string, number>()
  const keys = (item: TallyItem) => fields.map((field, i) => `${i} ${tallyValue(item, field) ?? ''}`)
  const total = items.reduce((sum, item) => sum + item.Count, 0)
  for (const item of items) for (const key of keys(item)) sums.set(key, (sums.get(key) ?? 0) + item.Count)
  const head = fields.flatMap((field) => [propertyOf(field), `${propertyOf(field)} (label)`])
  const lines = items.map((item) => [
    ...fields.flatMap((field) => {
      const value = tallyValue(item, field)
      return value === undefined ? [undefined, NOT_KNOWN] : [value, label(field, value)]
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

const today = () => new Date().toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' })

/** What surrounds a picture: its title, the search as text, the date and the source. */
export function useFrame(): (title: string, compared?: string) => Frame {
  const kind = useKind()
  const criteria = useCriteria()
  const industry = useIndustryName()
  const service = useService()
  const set = service?.data?.[kind]
  const data = set ? `${set.name}, data of ${set.date}` : service?.name
  return (title, compared) => ({
    title,
    criteria: criteriaText(kind, criteria, industry),
    compared,
    source: [today(), data && `Source: ${data}`, 'Counted with Catchment'].filter(Boolean).join(' · '),
  })
}
