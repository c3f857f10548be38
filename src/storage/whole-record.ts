import { queryOptions } from '@tanstack/react-query'
import { callsOf } from '#api/kinds.ts'
import type { Kind } from '#contract/kind.ts'
import { type AnyRecord, fieldsOf, type RecordField } from '#records/record.ts'
import { cachedRecords, coversFields } from './record-cache.ts'

/** A record with every field that one answer can hold. */
export interface WholeRecord {
  record: AnyRecord
  /** When it was loaded, in milliseconds. */
  loadedAt: number
  /** Whether it was loaded earlier and is still the service's version, so that nothing was billed for it now. */
  isUnchanged: boolean
}

/** The fields of a whole record. */
export const wholeRecordFields = (kind: Kind): readonly RecordField[] => {
  const known = fieldsOf[kind]
  return [...new Set([...(known.LifeStyle ?? []), ...(known.Enhanced ?? []), ...(known.TargetReady ?? [])])]
}

/** One record with every field: the loaded one while the service has no other version, else loaded and billed. */
export const wholeRecordQuery = (kind: Kind, id: string) =>
  queryOptions({
    queryKey: ['record', kind, id],
    queryFn: async ({ signal }) =>
      (await unchangedRecord(kind, id, signal)) ?? {
        record: await callsOf[kind].record(id, signal),
        loadedAt: Date.now(),
        isUnchanged: false,
      },
  })

/** The loaded record, if it has every field and the version that the service names without a bill. */
async function unchangedRecord(
  kind: Kind,
  id: string,
  signal: AbortSignal,
): Promise<WholeRecord | undefined> {
  // Without storage nothing is loaded before.
  const [cached] = await cachedRecords(kind, [id]).catch(() => [])
  if (!cached || !coversFields(cached, wholeRecordFields(kind))) return undefined
  const [core] = await callsOf[kind].search({ Id: [id], ResourceType: 'Core', Limit: 1 }, signal)
  if (core?.ETag !== cached.record.ETag) return undefined
  return { record: cached.record, loadedAt: Date.parse(cached.at), isUnchanged: true }
}
