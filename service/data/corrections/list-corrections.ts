import {
  type Correction,
  type CorrectionList,
  correctableValue,
  type ListedCorrection,
  MAX_LISTED_CORRECTIONS,
} from '#contract/corrections.ts'
import type { Kind } from '#contract/kind.ts'
import { mapInSlices } from '#service/concurrency/slices.ts'
import { readCorrections } from '#service/store/corrections/stored-corrections.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { nameOrId } from './correct.ts'
import { type SourceRecords, withSourceRecords } from './source-records.ts'

interface Part {
  /** Only the correction of this record. */
  id?: string | undefined
  offset?: number
  limit?: number
}

/** The corrections of a data set beside what its data says, the latest first: a part of them, or that of one record. */
export async function listCorrections(
  dataDir: string,
  kind: Kind,
  name: string,
  { id, offset = 0, limit = MAX_LISTED_CORRECTIONS }: Part = {},
): Promise<CorrectionList> {
  const stored = await readCorrections(kindFolder(dataDir, kind), name)
  const wanted = id === undefined ? stored : stored.filter((correction) => correction.id === id)
  const part = wanted.toReversed().slice(offset, offset + limit)
  const of = { kind, name, total: wanted.length }
  // Of most records that a person opens nothing is corrected: then the data is not opened.
  if (part.length === 0) return { ...of, corrections: [] }
  const corrections = await withSourceRecords(dataDir, kind, name, (records) =>
    mapInSlices(part, (correction) => listed(correction, records)),
  )
  return { ...of, corrections }
}

function listed(correction: Correction, records: SourceRecords): ListedCorrection {
  const record = records.find(correction.id)
  const changed = correction.fields.flatMap(({ field, before }) => {
    const value = record && correctableValue(record, field)
    return value === undefined || value === before ? [] : [[field, value]]
  })
  const original = correction.duplicateOf ? records.find(correction.duplicateOf) : undefined
  return {
    ...correction,
    isMissing: !record,
    sourceNow: Object.fromEntries(changed),
    ...(original && { original: { name: nameOrId(original), sourceId: original.SourceId } }),
  }
}
