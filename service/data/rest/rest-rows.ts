import type { Kind } from '#contract/kind.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import type { RowOf } from '#service/store/row.ts'
import type { Batch } from '../build-batch.ts'
import { columnOf, type Plan } from '../import/columns/plan-readers.ts'
import type { Converter } from '../import/import-kind.ts'
import { isBad, type Source } from '../import/read/source.ts'
import { keyOfId, type RowIds } from '../import/register.ts'
import type { Reject } from '../import/rejects.ts'
import { spellId } from '../import/stable-id.ts'
import { type OpenedSets, slicesOf } from '../merge/opened-sets.ts'
import { storedBatches } from '../merge/stored-batches.ts'
import type { Release } from '../releases/open-release.ts'
import type { PriorRelease } from '../releases/prior-release.ts'
import { restMessages as messages } from './messages.ts'

/** Records of a batch. */
const SLICE = 10_000

/** Rejects the rows whose Id a record of the version has already. */
export async function* rejectKnown(
  source: Source,
  { ids, plan, base, release }: { ids: RowIds; plan: Plan; base: PriorRelease; release: Release },
): AsyncGenerator<Reject[]> {
  let place = 0
  for await (const batch of source.read()) {
    const found: Reject[] = []
    for (const row of batch) {
      const at = place++
      const id = ids.idAt(at)
      if (id === undefined || isBad(row) || release.keyOf(id) === undefined) continue
      ids.reject(at)
      const value = plan.read.Id(row.cells).trim() || id
      const reason = messages.known(base.info.name)
      found.push({
        kind: 'repeated',
        line: row.line,
        column: columnOf(plan, 'Id'),
        reason,
        value,
        cells: row.cells,
      })
    }
    yield found
  }
}

/** The records of the version as they are, then the new ones, in batches for a build. */
export async function* completedBatches<K extends Kind>(
  opened: OpenedSets<K>,
  base: PriorRelease,
  added: AsyncIterable<readonly RowOf<K>[]>,
  remember: ((row: RowOf<K>) => void) | undefined,
): AsyncGenerator<Batch> {
  const batchFrom = storedBatches<K>(opened.kind, base.info.date)
  for (const { condition } of slicesOf(base.info.records, SLICE)) {
    const rows = await opened.records('into', condition)
    if (remember) for (const { row } of rows) remember(row)
    yield batchFrom(rows)
  }
  for await (const rows of added) yield batchFrom(rows.map((row) => ({ row, carried: {} })))
}

/** A converter of companies that also finds parents among the records of the version. */
export function withParentsOf<Row>(
  converter: Converter<Row>,
  { read }: Plan,
  release: Release,
  digits: number,
): Converter<Row> {
  return {
    ...converter,
    convert(cells, id, relations) {
      const converted = converter.convert(cells, id, relations)
      const row = converted.row as CompanyRow
      const key = row.ParentCompany === undefined ? keyOfId(read.ParentCompany(cells), digits) : undefined
      const parent = key && spellId(key, digits)
      if (parent === undefined || parent === id || release.keyOf(parent) === undefined) return converted
      row.ParentCompany = parent
      return { ...converted, notes: converted.notes.filter((note) => note !== 'parentMissing') }
    },
  }
}
