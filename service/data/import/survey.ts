import type { Plan } from './columns/plan.ts'
import { readDate } from './normalise/date.ts'
import { countSic, newSicHabit, type SicHabit } from './normalise/sic.ts'
import { cleanText } from './normalise/text.ts'
import { type Parents, settleParents } from './parents.ts'
import { type BadRow, isBad, type Row, type Source } from './read/source.ts'
import { assignIds, enter, keepOut, newRegister, type Register } from './register.ts'
import type { Reject } from './rejects.ts'
import { nameOf } from './to-row.ts'

/** What a first reading of the whole file finds: which rows are in, under which Id, and what only all rows together show. */
export interface Survey extends Parents {
  /** By place in the file; 0 for a row that stays out. */
  ids: readonly number[]
  rows: number
  companies: number
  /** Rows whose Id had to be made. */
  made: number
  /** ISO date of the latest update, if the file has any. */
  latest?: string
  sicHabit: SicHabit
}

interface Findings {
  register: Register
  wanted: { row: number; parent: string }[]
  latest: string
  /** A date after it is a slip. */
  today: string
  sicHabit: SicHabit
}

export interface Hearer {
  onRejects: (rejects: Reject[]) => Promise<void>
  onRows?: (rows: number, bytes: number) => void
}

const SHOWN = 200
const shown = (text: string) => text.slice(0, SHOWN)

const nameless = (line: number, cells: readonly string[], column: string): Reject => ({
  kind: 'faulty',
  line,
  column,
  reason: 'no company name',
  value: shown(cells.join(' ').trim()),
})

const aboutPlace = ({ read }: Plan, cells: readonly string[]) =>
  [read.Address, read.PostalCode, read.City, read.StateProvince].map((cell) => cleanText(cell(cells)))

/** Why a readable row stays out, if it does; else its place in the register is taken. */
function admit(
  { line, cells }: Row,
  plan: Plan,
  register: Register,
  columnOf: ColumnNames,
): Reject | undefined {
  const skipped = plan.skip(cells)
  if (skipped) {
    const { rule, value } = skipped
    return { kind: 'asked', line, column: rule.column, reason: rule.reason, value: shown(value) }
  }
  const { read } = plan
  const name = nameOf(read, cells)
  if (name === '') return nameless(line, cells, columnOf.name)
  const id = read.Id(cells)
  const about = () => [name, ...aboutPlace(plan, cells)].join('|').toLowerCase()
  const same = enter(register, { id, about, whole: () => cells.join('\u001f') }, line)
  if (!same) return undefined
  const reason = id.trim() ? `the same Id as line ${same.sameAs}` : `the same row as line ${same.sameAs}`
  return { kind: 'repeated', line, column: columnOf.id, reason, value: shown(id.trim() || name) }
}

interface ColumnNames {
  name: string
  id: string
}

function note(findings: Findings, plan: Plan, cells: readonly string[]): void {
  const { read } = plan
  const parent = read.ParentCompany(cells)
  if (cleanText(parent) !== '') findings.wanted.push({ row: findings.register.ids.length - 1, parent })
  countSic(findings.sicHabit, read.PrimarySic(cells))
  const updated = readDate(read.UpdateDate(cells)).value
  if (updated && updated > findings.latest && updated <= findings.today) findings.latest = updated
}

function visit(row: Row | BadRow, plan: Plan, findings: Findings, columnOf: ColumnNames): Reject | undefined {
  const { register } = findings
  const before = register.ids.length
  const reject: Reject | undefined = isBad(row)
    ? { ...row, kind: 'faulty' }
    : admit(row, plan, register, columnOf)
  if (!reject && !isBad(row)) note(findings, plan, row.cells)
  else if (register.ids.length === before) keepOut(register)
  return reject
}

const nameIn = (source: unknown) =>
  typeof source === 'string' ? source : Array.isArray(source) ? String(source[0]) : ''

/** Reads the whole file once, before anything is built. Throws a `DataError` when it is cut off. */
export async function surveyFile(source: Source, plan: Plan, { onRejects, onRows }: Hearer): Promise<Survey> {
  const register = newRegister()
  const today = new Date().toISOString().slice(0, 10)
  const findings: Findings = { register, wanted: [], latest: '', today, sicHabit: newSicHabit() }
  const columnOf = { name: nameIn(plan.columns.CompanyName), id: nameIn(plan.columns.Id) }
  let bytes = 0
  for await (const batch of source.read((read) => (bytes = read))) {
    await onRejects(batch.flatMap((row) => visit(row, plan, findings, columnOf) ?? []))
    onRows?.(register.ids.length, bytes)
  }
  return conclude(findings)
}

function conclude({ register, wanted, latest, sicHabit }: Findings): Survey {
  const idOf = assignIds(register)
  const { ids, made } = register
  const pairs = wanted.map(({ row, parent }): [number, number | undefined] => [
    ids[row] as number,
    idOf(parent),
  ])
  const companies = ids.reduce((count, id) => count + (id ? 1 : 0), 0)
  return {
    ...settleParents(pairs),
    ids,
    rows: ids.length,
    companies,
    made: made.size,
    latest: latest || undefined,
    sicHabit,
  }
}
