import type { Kind } from '#contract/kind.ts'
import type { TallyItem } from '#contract/tally.ts'
import { type TallyField, tallyText } from '#criteria/tallies.ts'
import { percent } from '#shared/text/format.ts'
import { reportMessages as messages } from '../messages.ts'
import { type ReportRow, reportRows } from './rows.ts'
import type { Scopes } from './scopes.ts'

/** How many records there are in each scope. */
export interface CountRow {
  label: string
  counts: Scopes<number>
}

/** The rows of one field under a title. */
export interface ReportSection {
  title: string
  rows: readonly ReportRow[]
}

/** What is on the page besides the map: the same for the screen and the PDF. */
export interface AreaReport {
  counts: readonly CountRow[]
  sections: readonly ReportSection[]
  notes: readonly string[]
  /** Whether there is a county to compare with. */
  hasCounty: boolean
}

/** A field of the report, with its title and how many rows it has at most. */
export interface ReportField {
  kind: Kind
  field: TallyField
  title: string
  max: number
}

const TOP = 8
const ALL = Number.POSITIVE_INFINITY

/** What is tallied, in the order of the page. */
export const reportFields: readonly ReportField[] = [
  { kind: 'companies', field: 'sic2', title: messages.industries, max: TOP },
  { kind: 'companies', field: 'locationemployeessizerange', title: messages.employees, max: ALL },
  { kind: 'companies', field: 'locationsalesvolumerange', title: messages.sales, max: ALL },
  { kind: 'people', field: 'agerange', title: messages.age, max: ALL },
  { kind: 'people', field: 'incomerange', title: messages.income, max: ALL },
]

/** The section of a field; undefined where no record of the area has the field. */
export function sectionOf(
  { kind, field, title, max }: ReportField,
  tallies: Scopes<readonly TallyItem[]>,
  industry: (code: string) => string,
): ReportSection | undefined {
  const label = (value: string) => tallyText(kind, field, value, industry)
  const rows = reportRows({ field, tallies, label, max })
  return rows.length > 0 ? { title, rows } : undefined
}

/** Lines that the head of a section takes. */
const HEAD_LINES = 2
const linesOf = (sections: readonly ReportSection[]) =>
  sections.reduce((lines, { rows }) => lines + HEAD_LINES + rows.length, 0)

/** The sections in two columns of about the same height, in their order. */
export function inTwoColumns(
  sections: readonly ReportSection[],
): [left: readonly ReportSection[], right: readonly ReportSection[]] {
  const splits = sections.map((_, i) => i + 1)
  const height = (at: number) => Math.max(linesOf(sections.slice(0, at)), linesOf(sections.slice(at)))
  const best = splits.reduce((a, b) => (height(b) < height(a) ? b : a), splits[0] ?? 0)
  return [sections.slice(0, best), sections.slice(best)]
}

/** A share as the page shows it: "26.8%". */
export const shareText = (share: number | undefined): string =>
  percent(share ?? 0, share === undefined ? 0 : 1)

/** An index as the page shows it: "112". */
export const indexText = (index: number | undefined): string =>
  index === undefined ? percent(0, 0) : messages.exactCount(index)

/** The heads of the columns of figures. */
export const figureHeads = (hasCounty: boolean): string[] => [
  messages.count,
  messages.area,
  ...(hasCounty ? [messages.county] : []),
  messages.country,
  messages.index,
]

/** The figures of a row in the order of their heads. */
export const figuresOf = ({ count, shares, index }: ReportRow, hasCounty: boolean): string[] => [
  messages.exactCount(count),
  shareText(shares.area),
  ...(hasCounty ? [shareText(shares.county)] : []),
  shareText(shares.country),
  indexText(index),
]

/** The heads of the columns of counts, and the counts of a row in their order. */
export const countHeads = (hasCounty: boolean): string[] => [
  messages.area,
  ...(hasCounty ? [messages.county] : []),
  messages.country,
]
export const countsText = ({ counts }: CountRow, hasCounty: boolean): string[] => [
  messages.exactCount(counts.area),
  ...(hasCounty ? [messages.exactCount(counts.county ?? 0)] : []),
  messages.exactCount(counts.country),
]
