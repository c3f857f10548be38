import type { Kind } from '#contract/kind.ts'
import type { ReleaseSummary } from '#contract/releases.ts'
import { describeRelease } from '../releases/describe-release.ts'
import type { ColumnUse } from './columns/plan.ts'
import type { NoteLine } from './count-notes.ts'
import type { Figures } from './import-kind.ts'
import { importMessages } from './import-messages.ts'
import type { RejectKind } from './rejects.ts'

/** A category of the file, and how many records have it. */
export interface CategoryCount {
  category: string
  records: number
}

/** The result of an import, for the caller and for scripts. */
export interface Summary {
  kind: Kind
  version: string
  /** Whether the version waits to be used. */
  pending: boolean
  /** What differs from the release before, if there was one. */
  release: ReleaseSummary | undefined
  /** `CSV, semicolon between columns, utf-8`. */
  about: string
  /** Name of the preset that was used. */
  preset?: string
  /** The release before, where its mapping was used again. */
  columnsOf?: string
  columns: ColumnUse[]
  rows: number
  /** Rows that were imported. */
  records: number
  rejected: Record<RejectKind, number>
  /** Rejected rows by reason. */
  reasons: Record<string, number>
  /** Path of `rejects.csv`, when there are rejected rows. */
  rejectsFile?: string
  /** Path of `changes.csv`, when a value was corrected or removed. */
  changesFile?: string
  notes: NoteLine[]
  /**
   * Companies: `withTrade`, those whose row says what trade they are, by a code or a category, and `withSic`, how many of them have a
   * PrimarySic. People: `withAge`, and `households`.
   */
  figures: Figures
  /** Companies without a SIC code by their category in the file, the most frequent first. */
  categories: CategoryCount[]
  /** One sentence on the figures. */
  closing: string
  seconds: number
  /**
   * 0 when every row was imported, skipped by a rule of the mapping file, or repeats the Id of an earlier row. 3 when rows were rejected
   * because they cannot be read, have no name or are of a child. (1, nothing imported, is an error without a summary.)
   */
  exitCode: 0 | 3
}

const SAMPLE = 40

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text)

/** Beyond this many columns only those that are used are shown. */
const SHOWN_COLUMNS = 60

/** A table of what becomes of each column. */
export function describeColumns(all: readonly ColumnUse[]): string {
  const uses = all.length > SHOWN_COLUMNS ? all.filter((column) => column.uses.length > 0) : all
  const table = tableOf(uses)
  return uses.length < all.length
    ? `${table}\n  ${importMessages.unusedColumns(all.length - uses.length)}`
    : table
}

function tableOf(uses: readonly ColumnUse[]): string {
  const rows = uses.map(({ column, uses, sample }) => [
    cut(column, SAMPLE),
    uses.join(', ') || importMessages.notUsed,
    cut(sample, SAMPLE),
  ])
  const width = (i: number) => Math.max(...rows.map((row) => (row[i] ?? '').length))
  const [first, second] = [width(0), width(1)]
  return rows
    .map(([a = '', b = '', c = '']) => `  ${a.padEnd(first)}  ${b.padEnd(second)}  ${c}`.trimEnd())
    .join('\n')
}

function describeNotes(notes: readonly NoteLine[]): string[] {
  return Object.entries(importMessages.noteTitles).flatMap(([kind, title]) => {
    const own = notes.filter((note) => note.kind === kind)
    const lines = own.map(
      ({ note, count, text, line, file }) =>
        `  ${importMessages.note(count, optionFor(note, text), line, file)}`,
    )
    return lines.length ? [`${title}:`, ...lines] : []
  })
}

/** A note with the option of the command line that excludes such rows. */
function optionFor(note: NoteLine['note'], text: string): string {
  const excluded = importMessages.excludedBy[note]
  return excluded ? `${text} (${excluded})` : text
}

/** The summary as text. */
export function describeSummary(summary: Summary): string {
  const { rows, records, reasons, rejectsFile, changesFile, seconds, closing } = summary

  return [
    ...describeNotes(summary.notes),
    ...(changesFile ? [importMessages.changesFile(changesFile)] : []),
    importMessages.rows(rows, records, seconds),
    ...Object.entries(reasons).map(([reason, count]) => `  ${importMessages.reason(count, reason)}`),
    ...(rejectsFile ? [importMessages.rejectsFile(rejectsFile)] : []),
    closing,
    ...(summary.release ? [describeRelease(summary.release)] : []),
  ].join('\n')
}
