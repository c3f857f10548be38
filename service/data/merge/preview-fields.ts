import type { Kind } from '#contract/kind.ts'
import type { MergedField } from '#contract/merges.ts'
import { percentOf } from '#shared/pair-counts.ts'
import type { OnProgress } from '../progress.ts'
import { fieldText, recordName } from '../releases/differing-fields.ts'
import { newBins } from './bins.ts'
import { mergeRows } from './merge-rows.ts'
import { anyOf, byPlace, type OpenedSets, type SetRecord, slicesOf } from './opened-sets.ts'
import { type Unit, units } from './units.ts'

/** Records that are read at a time. */
const SLICE = 5000

/** Fields that follow from others of their unit. */
const derived: ReadonlySet<string> = new Set([
  ...['AddressParsed', 'AreaCode', 'CarrierRoute', 'LocationGrade', 'LocationId', 'SicGrade', 'SicList'],
  ...['NaicsList', 'UpdateDate'],
])

interface Pair {
  pos: number
  intoPos: number
  probability: number
}

/** A field as it is counted: of the best example so far, the probability. */
type CountedField = MergedField & { completedAt: number; conflictAt: number }

/** Merges every pair that a merge at any threshold would, by itself, and counts by field what is completed and in conflict, in the order of the record. */
export async function previewFields(
  opened: OpenedSets<Kind>,
  total: number,
  onProgress?: OnProgress,
): Promise<MergedField[]> {
  const fields = new Map<string, CountedField>()
  for (const { from: done, condition } of slicesOf(total, SLICE)) {
    onProgress?.({ phase: 'compare', done, total })
    const pairs = (await opened.runSql(
      `select pos, intoPos, probability from ranked where (isKnown or isFirst) and intoPos is not null and ${condition}`,
    )) as unknown as Pair[]
    if (pairs.length === 0) continue
    const from = byPlace(await opened.records('from', anyOf(pairs.map(({ pos }) => pos))))
    const into = byPlace(await opened.records('into', anyOf(pairs.map(({ intoPos }) => intoPos))))
    for (const { pos, intoPos, probability } of pairs)
      countPair(opened.kind, fields, probability, into.get(intoPos), from.get(pos))
  }
  return units[opened.kind]
    .flatMap((unit) => unit.fields)
    .flatMap((name): MergedField[] => {
      const found = fields.get(name)
      if (!found) return []
      const { completedAt, conflictAt, ...field } = found
      return [field]
    })
}

function countPair(
  kind: Kind,
  fields: Map<string, CountedField>,
  probability: number,
  into: SetRecord<Kind> | undefined,
  from: SetRecord<Kind> | undefined,
): void {
  if (!into || !from) return
  const { row, completed, conflicts } = mergeRows(kind, into.row, from.row, {})
  const percent = percentOf(probability)
  const name = recordName(into.record)
  for (const field of completed.filter((one) => !derived.has(one))) {
    const counted = fieldOf(kind, fields, field)
    counted.completes[percent] = (counted.completes[percent] ?? 0) + 1
    if (probability <= counted.completedAt) continue
    const value = fieldText((row as unknown as Record<string, unknown>)[field])
    Object.assign(counted, { completed: { name, into: '', from: value }, completedAt: probability })
  }
  for (const { field, into, from } of conflicts.filter(({ field }) => !derived.has(field))) {
    const counted = fieldOf(kind, fields, field)
    counted.conflicts[percent] = (counted.conflicts[percent] ?? 0) + 1
    if (probability <= counted.conflictAt) continue
    Object.assign(counted, { conflict: { name, into, from }, conflictAt: probability })
  }
}

function fieldOf(kind: Kind, fields: Map<string, CountedField>, field: string): CountedField {
  const known = fields.get(field)
  if (known) return known
  const { group, fields: together } = units[kind].find((unit) => unit.fields.includes(field)) as Unit
  const counted: CountedField = {
    ...{ field, group, unit: together[0] ?? field, completes: newBins(), conflicts: newBins() },
    ...{ completedAt: -1, conflictAt: -1 },
  }
  fields.set(field, counted)
  return counted
}
