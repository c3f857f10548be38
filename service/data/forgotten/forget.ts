import { randomBytes } from 'node:crypto'
import type { ForgetRecord, ForgottenEntry } from '#contract/forgotten.ts'
import type { Kind } from '#contract/kind.ts'
import { type IdentifyingRow, identifyingCellsOf } from '#service/store/duckdb/forgotten/identifying-cells.ts'
import { hashedDetails } from '#service/store/forgotten/hashes.ts'
import { DataError } from '#service/versions/data-error.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { removeCorrectionsOf } from '../corrections/change-corrections.ts'
import { nameInUse, withSourceRecords } from '../corrections/source-records.ts'
import { WrongValues } from '../corrections/values.ts'
import { changeForgotten } from './change-forgotten.ts'
import { forgottenMessages as messages } from './messages.ts'
import { readDetails } from './read-details.ts'

/**
 * Stores that a record, or anyone who has some details, is forgotten; `by` is who did it. The details are stored as keyed hashes only, so that the record is recognized in later
 * releases and in other data sets, where its Id may be another one. Corrections of the record are removed, as they have its details in clear. Throws `WrongValues`, and a DataError where
 * nothing can be stored.
 */
export async function forget(
  dataDir: string,
  { kind, id, details, reason }: ForgetRecord,
  by: string,
  now = new Date(),
): Promise<ForgottenEntry> {
  if ((id === undefined) === (details === undefined))
    throw new WrongValues([{ field: id === undefined ? 'id' : 'details', message: messages.oneOf }])
  const row = details ? readDetails(kind, details) : await recordOf(dataDir, kind, id as string)
  const entry: ForgottenEntry = {
    entry: randomBytes(6).toString('hex'),
    ...(id !== undefined && { id }),
    forgotten: now.toISOString(),
    by,
    ...(reason && { reason }),
  }
  await changeForgotten(kindFolder(dataDir, kind), (entries, key) => {
    if (id !== undefined && entries.some((other) => other.id === id))
      throw new DataError(messages.alreadyForgotten(id))
    return [...entries, { ...entry, details: hashedDetails(key, kind, identifyingCellsOf(kind, row)) }]
  })
  if (id !== undefined) await removeCorrectionsOf(kindFolder(dataDir, kind), id)
  return entry
}

/** Ends an entry. Throws a DataError when there is none. */
export async function liftForgotten(dataDir: string, kind: Kind, entry: string): Promise<void> {
  await changeForgotten(kindFolder(dataDir, kind), (entries) => {
    const rest = entries.filter((other) => other.entry !== entry)
    if (rest.length === entries.length) throw new DataError(messages.noEntry(entry))
    return rest
  })
}

async function recordOf(dataDir: string, kind: Kind, id: string): Promise<IdentifyingRow> {
  const name = await nameInUse(dataDir, kind)
  const record = await withSourceRecords(dataDir, kind, name, (records) => records.find(id))
  if (!record) throw new DataError(messages.noRecord(id))
  return record as IdentifyingRow
}
