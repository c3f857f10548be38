import type { Kind } from '#contract/kind.ts'
import type { Batch } from '../build-batch.ts'
import { addToList } from '../import/csv-list.ts'
import type { OnProgress } from '../progress.ts'
import {
  comparedCells,
  fieldCells,
  type MergeLine,
  type MergeList,
  type SourceLine,
  type SourceList,
} from './merge-lists.ts'
import { type MergedRow, mergeRows } from './merge-rows.ts'
import { mergedSources } from './merged-sources.ts'
import { newIdOf, type Outcome } from './new-ids.ts'
import { anyOf, byPlace, type OpenedSets, type SetRecord, slicesOf } from './opened-sets.ts'
import { withoutOwnParent, withParents } from './parents.ts'
import { storedBatches } from './stored-batches.ts'
import { carriedCells, type StoredRow } from './stored-rows.ts'
import type { Winners } from './units.ts'

/** Records of a batch. */
const SLICE = 10_000

/** How two sets are merged once it is decided which records are one. */
export interface MergePlan {
  /** The name of the set that is merged into the other one. */
  from: string
  winners: Winners
  /** ISO date of the merged data. */
  date: string
  /** How many records each set has, and how many pairs are in doubt. */
  records: { into: number; from: number; inDoubt: number }
  lists: { merge: MergeList; sources: SourceList }
  /** Counts the fields of each merged record. */
  onMerged(fields: Pick<MergedRow<Kind>, 'completed' | 'conflicts'>): void
  onProgress?: OnProgress | undefined
}

interface MergedPair {
  pos: number
  fromPos: number
  probability: number
  isListed: boolean
}

/** The records of the merged set, ready to be stored, in batches; the lists get a line for each record of `from`. */
export async function* mergedBatches<K extends Kind>(
  opened: OpenedSets<K>,
  plan: MergePlan,
): AsyncGenerator<Batch> {
  const batchFrom = storedBatches(opened.kind, plan.date)
  for (const { condition } of slicesOf(plan.records.into, SLICE))
    yield batchFrom(await completedRows(opened, plan, condition))
  for (const { condition } of slicesOf(plan.records.from, SLICE)) {
    const rows = await addedRows(opened, plan, condition)
    if (rows.length > 0) yield batchFrom(rows)
  }
  for (const { condition } of slicesOf(plan.records.inDoubt, SLICE)) await listDoubts(opened, plan, condition)
}

/** Records of `into`, completed with those of `from` that are the same. */
async function completedRows<K extends Kind>(
  opened: OpenedSets<K>,
  plan: MergePlan,
  condition: string,
): Promise<StoredRow<K>[]> {
  const { kind, runSql, records } = opened
  const into = await records('into', condition)
  const pairs = (await runSql(
    `select pos, fromPos, probability, isListed from merged where ${condition}`,
  )) as unknown as MergedPair[]
  const from = byPlace(
    pairs.length > 0
      ? await withParents(
          opened,
          plan.from,
          await records('from', anyOf(pairs.map(({ fromPos }) => fromPos))),
        )
      : [],
  )
  const pairsOf = new Map<number, MergedPair[]>()
  for (const pair of pairs) pairsOf.set(pair.pos, [...(pairsOf.get(pair.pos) ?? []), pair])
  const lines: MergeLine[] = []
  const sources: SourceLine[] = []
  const rows = into.map((record): StoredRow<K> => {
    let stored: StoredRow<K> = record
    for (const { fromPos, probability, isListed } of pairsOf.get(record.pos) ?? []) {
      const other = from.get(fromPos) as SetRecord<K>
      const merged = withoutOwnParent(mergeRows(kind, stored.row, other.row, plan.winners))
      const rows = { into: stored.row, from: other.row, merged: merged.row }
      const MergedSources = mergedSources(kind, rows, plan.from)
      stored = {
        row: { ...merged.row, MergedSources },
        carried: carriedCells(stored.carried, other.carried),
      }
      plan.onMerged(merged)
      lines.push(lineOf('merged', record.row.Id, other, probability, record, merged))
      if (!isListed) sources.push(sourceOf(plan.from, record.row.Id, other))
    }
    return stored
  })
  await addToList(plan.lists.merge, lines)
  await addToList(plan.lists.sources, sources)
  return rows
}

/** Records of `from` that are new in the merged set, first seen on its date unless their own source says otherwise. */
async function addedRows<K extends Kind>(
  opened: OpenedSets<K>,
  plan: MergePlan,
  condition: string,
): Promise<StoredRow<K>[]> {
  const { kind, runSql, records } = opened
  const outcomes = (await runSql(
    `select pos, fromId, intoId, isTaken from outcomes where what = 'added' and ${condition}`,
  )) as unknown as (Outcome & { pos: number })[]
  if (outcomes.length === 0) return []
  const ids = new Map(outcomes.map((outcome) => [outcome.pos, newIdOf(kind, plan.from, outcome)]))
  const from = await withParents(opened, plan.from, await records('from', anyOf([...ids.keys()])))
  const added = from.map((record) => ({ record, Id: ids.get(record.pos) as string }))
  await addToList(
    plan.lists.merge,
    added.map(({ record, Id }) => lineOf('added', Id, record)),
  )
  await addToList(
    plan.lists.sources,
    added.map(({ record, Id }) => sourceOf(plan.from, Id, record)),
  )
  return added.map(({ record: { row, carried }, Id }) => ({
    row: { ...row, Id, FirstSeen: row.FirstSeen ?? plan.date },
    carried,
  }))
}

/** Lists pairs that a person has to look at, the most probable first. */
async function listDoubts<K extends Kind>(
  { runSql, records }: OpenedSets<K>,
  { lists }: MergePlan,
  condition: string,
): Promise<void> {
  const pairs = (await runSql(
    `select fromPos, intoPos, probability from doubted where ${condition} order by pos`,
  )) as unknown as { fromPos: number; intoPos: number; probability: number }[]
  const from = byPlace(await records('from', anyOf(pairs.map(({ fromPos }) => fromPos))))
  const into = byPlace(await records('into', anyOf(pairs.map(({ intoPos }) => intoPos))))
  const lines = pairs.map(({ fromPos, intoPos, probability }) => {
    const other = into.get(intoPos) as SetRecord<K>
    return lineOf('in doubt', other.row.Id, from.get(fromPos) as SetRecord<K>, probability, other)
  })
  await addToList(lists.merge, lines)
}

function lineOf<K extends Kind>(
  what: MergeLine['what'],
  Id: string,
  from: SetRecord<K>,
  probability?: number,
  into?: SetRecord<K>,
  fields?: Pick<MergedRow<K>, 'completed' | 'conflicts'>,
): MergeLine {
  return {
    what,
    Id,
    FromId: from.record.Id,
    probability: probability === undefined ? '' : String(probability),
    decision: '',
    ...comparedCells(into?.record, from.record),
    ...(fields ? fieldCells(fields) : { completed: '', conflicts: '' }),
  }
}

const sourceOf = <K extends Kind>(name: string, Id: string, { record }: SetRecord<K>): SourceLine => ({
  Id,
  Set: name,
  SetId: record.Id,
  Source: record.Source ?? '',
  SourceId: record.SourceId ?? '',
})
