import Papa from 'papaparse'
import type { DuplicateGroup, QualityReport, StateRows } from '#contract/quality.ts'
import { FORMULA } from '../import/csv-list.ts'
import { qualityMessages as messages } from './messages.ts'

/** A line of the report: what was counted in which section, how many, of how many, and what else is known. */
interface Line {
  section: string
  item: string
  count: number
  percent?: string
  note?: string
}

const shareOf = (part: number, total: number) => (total > 0 ? ((100 * part) / total).toFixed(2) : '')

/** Records for each thousand residents; undefined where there are none. */
export const perThousand = ({ records, population }: StateRows): number | undefined =>
  population === undefined ? undefined : (1000 * records) / population

/** The report as CSV, one line a figure. Cells that a spreadsheet would run as formulas are escaped. */
export function qualityCsv(report: QualityReport): string {
  const columns = ['section', 'item', 'count', 'percent', 'note']
  return `${Papa.unparse(linesOf(report), { columns, newline: '\n', escapeFormulae: FORMULA })}\n`
}

function linesOf(report: QualityReport): Line[] {
  const { records, fields, points } = report
  const { sections } = messages
  return [
    { section: sections.records, item: report.kind, count: records },
    ...fields.map(({ field, records: filled, onlySearched }) => ({
      section: sections.fields,
      item: field,
      count: filled,
      percent: shareOf(filled, records),
      ...(onlySearched && { note: messages.onlySearched }),
    })),
    ...importLines(report),
    ...Object.entries(points).map(([grade, count]) => ({
      section: sections.points,
      item: messages.points[grade as keyof typeof points],
      count,
      percent: shareOf(count, records),
    })),
    ...industryLines(report),
    ...duplicateLines(report),
    ...stateLines(report),
  ]
}

function importLines({ import: imported }: QualityReport): Line[] {
  if (!imported) return []
  const { rows, rejected, changes } = imported
  return [
    ...rejected.map(({ reason, rows: count }) => ({
      section: messages.sections.rejected,
      item: reason,
      count,
      percent: shareOf(count, rows),
    })),
    ...changes.map(({ kind, text, values }) => ({
      section: messages.sections.changes,
      item: text,
      count: values,
      note: messages.changes[kind],
    })),
  ]
}

/** The categories with the number of companies without an industry in each; what has no category comes last. */
export function missingByCategory({ industries }: QualityReport): { category: string; records: number }[] {
  if (industries?.further === undefined) return []
  const { missing, categories, further } = industries
  const rest = missing - categories.reduce((sum, { records }) => sum + records, further)
  return rest > 0 ? [...categories, { category: messages.noCategory, records: rest }] : categories
}

const industryLines = (report: QualityReport): Line[] =>
  missingByCategory(report).map(({ category, records }) => ({
    section: messages.sections.industries,
    item: category,
    count: records,
    percent: shareOf(records, report.records),
  }))

function duplicateLines({ duplicates, records: total }: QualityReport): Line[] {
  const section = messages.sections.duplicates
  const { groups, records, atOneAddress, listed } = duplicates
  return [
    { section, item: messages.allGroups(groups), count: records, percent: shareOf(records, total) },
    { section, item: messages.atOneAddress, count: atOneAddress, percent: shareOf(atOneAddress, total) },
    ...listed.map(({ records: count, shared, members }) => ({
      section,
      item: labelOf(members),
      count,
      note: `${messages.shared[shared]}: ${members.map(({ Id }) => Id).join(' ')}`,
    })),
  ]
}

/** What a group of duplicates is called: name and address of its first record. */
export const labelOf = ([first]: DuplicateGroup['members']): string =>
  [first?.name, first?.address].filter(Boolean).join('; ')

function stateLines({ states, stateless, records }: QualityReport): Line[] {
  const section = messages.sections.states
  const lines = states.map((row): Line => {
    const rate = perThousand(row)
    const notes = [rate === undefined ? '' : messages.perThousand(rate), row.mark && messages.marks[row.mark]]
    return {
      section,
      item: row.state,
      count: row.records,
      percent: shareOf(row.records, records),
      note: notes.filter(Boolean).join('; '),
    }
  })
  const without = {
    section,
    item: messages.stateless,
    count: stateless,
    percent: shareOf(stateless, records),
  }
  return stateless > 0 ? [...lines, without] : lines
}
