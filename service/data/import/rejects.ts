import { addToList, type CsvList, newCsvList } from './csv-list.ts'
import type { BadRow } from './read/source.ts'

/**
 * Why a row is rejected: `skipped` by a rule of the mapping file or the command, `repeated` when it has the Id of an earlier row,
 * `invalid` when it cannot be read or has no name.
 */
export type RejectKind = 'skipped' | 'repeated' | 'invalid'

export type Reject = BadRow & { kind: RejectKind }

/** The list of rejected rows during an import, and the counts. */
export interface Rejects {
  list: CsvList<Reject>
  counts: Record<RejectKind, number>
  /** Rows by reason, without its line numbers. */
  reasons: Map<string, number>
}

/** An empty list; each row of several files has the name of its file. */
export async function newRejects(several: boolean): Promise<Rejects> {
  const columns = ['line', 'column', 'reason', 'value'] as const
  const list = await newCsvList<Reject>('rejects.csv', several ? ['file', ...columns] : columns)
  return { list, counts: { skipped: 0, repeated: 0, invalid: 0 }, reasons: new Map() }
}

export async function addRejects(rejects: Rejects, found: readonly Reject[]): Promise<void> {
  await addToList(rejects.list, found)
  for (const { kind, reason } of found) {
    const plain = reason
      .replace(/ line \d+( of .*)?$/, ' an earlier line')
      .replace(/^\d+ (of|cells for) \d+ .*/, 'wrong number of cells')
      .replace(/^a cell of [\d,]+ /, 'a cell of too many ')
    rejects.counts[kind] += 1
    rejects.reasons.set(plain, (rejects.reasons.get(plain) ?? 0) + 1)
  }
}
