import type { QualityReport } from '#contract/quality.ts'
import { count, percent } from '#shared/text/format.ts'
import { qualityMessages as messages } from './messages.ts'
import { labelOf, missingByCategory, perThousand } from './quality-csv.ts'

/** Groups of duplicates that the text lists; the CSV file has more. */
const SHOWN_GROUPS = 10

/** Lines of a table whose first column is as wide as its widest cell, and whose second is a number. */
function tableOf(rows: readonly (readonly [name: string, number: number, ...rest: string[]])[]): string[] {
  const width = Math.max(0, ...rows.map(([name]) => name.length))
  const digits = Math.max(0, ...rows.map(([, number]) => count(number).length))
  return rows.map(([name, number, ...rest]) =>
    `  ${name.padEnd(width)}  ${count(number).padStart(digits)}  ${rest.filter(Boolean).join('  ')}`.trimEnd(),
  )
}

const section = (name: keyof typeof messages.sections, lines: readonly string[]) => [
  '',
  messages.sections[name],
  ...lines,
]

/** The report as text. */
export function qualityText(version: string, report: QualityReport): string {
  const { kind, records, fields, points } = report
  const share = (part: number) => percent(part, records).padStart(6)
  const empty = fields.filter(({ records: filled }) => filled === 0).map(({ field }) => field)
  const fieldRows = fields
    .filter(({ records: filled }) => filled > 0)
    .map(
      ({ field, records: filled, onlySearched }) =>
        [field, filled, share(filled), onlySearched ? messages.onlySearched : ''] as const,
    )
  const pointRows = Object.entries(points).map(
    ([grade, n]) => [messages.points[grade as keyof typeof points], n, share(n)] as const,
  )
  return [
    messages.title(version, kind, records),
    ...section('fields', [
      ...tableOf(fieldRows),
      ...(empty.length > 0 ? [`  ${messages.noValues(empty)}`] : []),
    ]),
    ...importLines(report),
    ...section('points', tableOf(pointRows)),
    ...industryLines(report),
    ...duplicateLines(report),
    ...stateLines(report),
  ].join('\n')
}

function importLines({ import: imported }: QualityReport): string[] {
  if (!imported) return section('rejected', [`  ${messages.noImport}`])
  const { rows, rejected, changes } = imported
  const reasons = rejected.map(({ reason, rows: n }) => [reason, n, percent(n, rows).padStart(6)] as const)
  return [
    ...section('rejected', reasons.length > 0 ? tableOf(reasons) : [`  ${messages.noneRejected(rows)}`]),
    ...section(
      'changes',
      tableOf(changes.map(({ kind, text, values }) => [`${messages.changes[kind]}: ${text}`, values])),
    ),
  ]
}

function industryLines(report: QualityReport): string[] {
  const { industries, records } = report
  if (!industries) return []
  const { missing, further = 0 } = industries
  const rows = missingByCategory(report).map(({ category, records: n }) => [category, n] as const)
  return section('industries', [
    `  ${messages.missingIndustry(missing, records)}`,
    ...tableOf(rows),
    ...(further > 0 ? [`  ${messages.further(further)}`] : []),
  ])
}

function duplicateLines({ duplicates, records }: QualityReport): string[] {
  const { groups, records: suspected, atOneAddress, listed } = duplicates
  const shown = listed.slice(0, SHOWN_GROUPS)
  const rows = shown.map(
    ({ records: n, shared, members }) => [labelOf(members), n, messages.shared[shared]] as const,
  )
  return section('duplicates', [
    `  ${messages.rule}`,
    `  ${messages.duplicates(groups, suspected, records, atOneAddress)}`,
    ...tableOf(rows),
    ...(groups > shown.length ? [`  ${messages.moreGroups(groups - shown.length)}`] : []),
  ])
}

function stateLines({ states, stateless, records }: QualityReport): string[] {
  const isCompared = states.some(({ mark }) => mark === 'many' || mark === 'few')
  const empty = states.filter(({ mark }) => mark === 'none').map(({ state }) => state)
  const rows = states
    .filter(({ mark }) => mark !== 'none')
    .map((row) => {
      const rate = perThousand(row)
      const perPeople = rate === undefined ? '' : messages.perThousand(rate)
      return [row.state, row.records, perPeople, row.mark ? messages.marks[row.mark] : ''] as const
    })
  const without = [messages.stateless, stateless, percent(stateless, records)] as const
  return section('states', [
    ...(isCompared ? [`  ${messages.expected}`] : []),
    ...tableOf(stateless > 0 ? [...rows, without] : rows),
    ...(empty.length > 0 ? [`  ${messages.noRecords(empty)}`] : []),
  ])
}
