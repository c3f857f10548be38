import type { TallyItem } from '#contract/tally.ts'
import { NOT_KNOWN, propertyOf, type TallyField, tallyValue } from '#criteria/tallies.ts'
import { saveMessages as messages, pictureMessages } from '#features/tallies/messages.ts'
import { useKind } from '#session/search.ts'
import { useService } from '#session/service.ts'
import { BOM, type Cell, csvLine } from '#shared/tabular/csv.ts'
import { asFileName } from '#shared/text/file-name.ts'
import { saveFile } from '#ui/save-file.ts'
import type { Frame } from '../model/picture/drawing.ts'
import { shareDifference, shareIndex, type TallyRow, type TallyTable } from '../model/rows.ts'

/** What the numbers of a file are of. */
export interface Caption extends Pick<Frame, 'title' | 'counted' | 'compared'> {
  /** The counted search as text. */
  search: string
}

/** The words of a field's value. */
export type LabelOf = (field: TallyField, value: string) => string

const rounded = (n: number | undefined, digits: number) =>
  n === undefined ? undefined : Number(n.toFixed(digits))
const percentOf = (share: number | undefined) => rounded(share === undefined ? undefined : 100 * share, 2)

/** The values of a field and their labels. */
const headOf = (field: TallyField) => [propertyOf(field), messages.labelOf(propertyOf(field))]

/** Lines with the caption in columns of their own, in every line: the first line remains the head. */
function captioned(
  head: readonly string[],
  rows: readonly Cell[][],
  { counted, compared }: Caption,
): string[] {
  const captionHead = [messages.counted, ...(compared ? [messages.comparedWith] : [])]
  const caption = compared ? [counted, compared] : [counted]
  return [[...head, ...captionHead], ...rows.map((row) => [...row, ...caption])].map(csvLine)
}

/** The lines of a tally's CSV: every value with its label, count and percent, the compared ones, and what is counted. */
export function tallyLines(
  { rows, unknown, otherTotal }: TallyTable,
  field: TallyField,
  caption: Caption,
): string[] {
  const isCompared = otherTotal !== undefined
  const head = [...headOf(field), ...messages.tallyColumns, ...(isCompared ? messages.comparedColumns : [])]
  const other = (row: TallyRow): Cell[] => [
    row.other?.count,
    percentOf(row.other?.share),
    rounded(shareDifference(row), 2),
    rounded(shareIndex(row), 0),
  ]
  const cells = (row: TallyRow): Cell[] => [
    row.value,
    row.label,
    row.count,
    percentOf(row.share),
    ...(isCompared ? other(row) : []),
  ]
  return captioned(head, [...rows, ...(unknown ? [unknown] : [])].map(cells), caption)
}

/** The lines of a cross tally's CSV: both values and their words, the count, its percents, and what is counted. */
export function crossLines(
  items: readonly TallyItem[],
  fields: readonly [TallyField, TallyField],
  label: LabelOf,
  caption: Caption,
): string[] {
  const sums = new Map<string, number>()
  const keys = (item: TallyItem) => fields.map((field, i) => `${i} ${tallyValue(item, field) ?? ''}`)
  const total = items.reduce((sum, item) => sum + item.Count, 0)
  for (const item of items) for (const key of keys(item)) sums.set(key, (sums.get(key) ?? 0) + item.Count)
  const rows = items.map((item): Cell[] => [
    ...fields.flatMap((field) => {
      const value = tallyValue(item, field)
      return value === undefined ? [undefined, NOT_KNOWN] : [value, label(field, value)]
    }),
    item.Count,
    ...keys(item).map((key) => percentOf(item.Count / (sums.get(key) ?? 1))),
    percentOf(item.Count / total),
  ])
  return captioned([...fields.flatMap(headOf), ...messages.crossColumns], rows, caption)
}

/** What a saved tally is called: after its title and the counted search. */
export const tallyFileName = ({ title, search }: Caption, ending: 'csv' | 'png') =>
  `${asFileName(`${title} ${search}`)}.${ending}`

/** Saves lines as a CSV file that spreadsheets read as UTF-8. */
export const saveLines = (caption: Caption, lines: readonly string[]): void =>
  saveFile(tallyFileName(caption, 'csv'), [BOM, ...lines])

const today = () => new Date().toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' })

/** The day and the data of a picture, for the line below it. */
export function useSource(): () => string {
  const kind = useKind()
  const service = useService()
  const set = service?.data?.[kind]
  const data = set ? pictureMessages.dataSetOf(set.name, set.date) : service?.name
  return () => pictureMessages.source(today(), data)
}
