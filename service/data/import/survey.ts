import { readDate } from '#service/normalize/date.ts'
import { fold } from '#shared/text/fold.ts'
import { columnOf, type Plan } from './columns/plan-readers.ts'
import type { ImportKind, Listener, Relations } from './import-kind.ts'
import { importMessages } from './import-messages.ts'
import { type BadRow, isBad, type Source, type SourceRow } from './read/source.ts'
import {
  assignIds,
  enter,
  keepOut,
  newRegister,
  placeFinder,
  type Register,
  type RowIds,
  rowsIn,
} from './register.ts'
import type { Reject } from './rejects.ts'

/** What a first reading of the whole file finds: which rows are in, under which Id, and what only all rows together show. */
export interface Survey<Found> {
  ids: RowIds
  /** Rows that are in. */
  records: number
  /** ISO date up to which the file holds. */
  date: string
  found: Found
  /** What the row at a place has from others. */
  relationsOf?: ((place: number) => Relations | undefined) | undefined
}

interface Findings<Found> {
  register: Register
  latest: string
  /** A date after it is a slip. */
  today: string
  listener: Listener<Found>
  /** Where each of several files begins, by the position of its first row. */
  files: { name: string; from: number }[]
}

const fileAt = (files: Findings<unknown>['files'], place: number) =>
  files.findLast(({ from }) => from <= place)?.name

export interface ImportListener {
  onRejects: (rejects: Reject[]) => Promise<void>
  onRows?: (rows: number, bytes: number) => void
  /** The data's date (ISO) when no row says when it was updated. */
  undated: string
  /** Whether `undated` is the date in any case. */
  isDated?: boolean
}

type AnyImport<Found> = Pick<
  ImportKind<never, Found>,
  'idDigits' | 'nameOf' | 'rejectionOf' | 'about' | 'listen'
>

const SHOWN = 200
/** A text without letter case, accents and marks. */
const plainWords = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

const shown = (text: string) => text.slice(0, SHOWN)

/** Why a readable row is rejected, if it is; else it is added to the register. */
function admit<F>(
  { line, cells, file }: SourceRow,
  plan: Plan,
  kind: AnyImport<F>,
  { register, files }: Findings<F>,
): Reject | undefined {
  const skipped = plan.skip(cells)
  if (skipped) return { kind: 'skipped', file, line, ...skipped, value: shown(skipped.value) }
  const rejection = kind.rejectionOf(cells, plan)
  if (rejection) {
    const { field, reason } = rejection
    const value = plan.read[field](cells).trim() || cells.join(' ').trim()
    return { kind: 'invalid', file, line, column: columnOf(plan, field), reason, value: shown(value), cells }
  }
  const id = plan.read.Id(cells)
  const name = () => kind.nameOf(cells, plan)
  const about = () => [name(), ...kind.about(cells, plan)].map(plainWords).join('|')
  const same = enter(register, { id, about, whole: () => cells.join('\u001f') }, line)
  if (!same) return undefined
  const reason = importMessages.sameAs(id.trim() !== '', same.sameAs, fileAt(files, same.place))
  return {
    kind: 'repeated',
    file,
    line,
    column: columnOf(plan, 'Id'),
    reason,
    value: shown(id.trim() || name()),
    cells,
  }
}

function note<F>(findings: Findings<F>, { read }: Plan, { cells, line }: SourceRow): void {
  findings.listener.hear(cells, rowsIn(findings.register) - 1, line)
  const updated = readDate(read.UpdateDate(cells)).value
  if (updated && updated > findings.latest && updated <= findings.today) findings.latest = updated
}

function visit<F>(
  row: SourceRow | BadRow,
  plan: Plan,
  kind: AnyImport<F>,
  findings: Findings<F>,
): Reject | undefined {
  const { register, files } = findings
  const before = rowsIn(register)
  if (row.file !== undefined && row.file !== files.at(-1)?.name) files.push({ name: row.file, from: before })
  const reject: Reject | undefined = isBad(row)
    ? { ...row, kind: row.isSkipped ? 'skipped' : 'invalid' }
    : admit(row, plan, kind, findings)
  if (!reject && !isBad(row)) note(findings, plan, row)
  else if (rowsIn(register) === before) keepOut(register)
  return reject
}

/** Reads the whole file once, before anything is built. Throws a `DataError` when it is cut off. */
export async function surveyFile<F>(
  source: Source,
  plan: Plan,
  kind: AnyImport<F>,
  { onRejects, onRows, undated, isDated }: ImportListener,
): Promise<Survey<F>> {
  const register = newRegister(kind.idDigits)
  const today = new Date().toISOString().slice(0, 10)
  const findings: Findings<F> = { register, latest: '', today, listener: kind.listen(plan), files: [] }
  let bytes = 0
  for await (const batch of source.read((read) => (bytes = read))) {
    await onRejects(batch.flatMap((row) => visit(row, plan, kind, findings) ?? []))
    onRows?.(rowsIn(register), bytes)
  }
  if (isDated) findings.latest = undated
  const { late, survey } = conclude(findings, undated)
  for await (const found of withCells(source, late)) await onRejects(found)
  return survey
}

function conclude<F>({ register, latest, listener }: Findings<F>, undated: string) {
  const ids = assignIds(register)
  const date = latest || undated
  const { found, relationsOf, late } = listener.conclude({ ids, placeOf: placeFinder(register), date })
  for (const { place } of late) ids.reject(place)
  const survey: Survey<F> = { ids, records: ids.records(), date, found, relationsOf }
  return { survey, late: new Map(late.map(({ place, reject }) => [place, reject])) }
}

/** Rows that are rejected once all are read, with their cells, which are read again. */
async function* withCells(source: Source, rejects: ReadonlyMap<number, Reject>): AsyncGenerator<Reject[]> {
  if (rejects.size === 0) return
  let place = 0
  for await (const batch of source.read())
    yield batch.flatMap(({ cells, file }) => {
      const reject = rejects.get(place++)
      return reject ? { ...reject, file, cells } : []
    })
}
