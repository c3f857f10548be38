import { join } from 'node:path'
import type { Kind } from '#contract/kind.ts'
import type { Decided, MergePair, MergePairs, MergePreview } from '#contract/merges.ts'
import { openBodies } from '#service/store/duckdb/body-files.ts'
import { descriptions } from '#service/store/duckdb/descriptions.ts'
import { versionFiles } from '#service/versions/layout.ts'
import { type PairRange, type PercentBounds, pairsFrom, rangesInDoubt } from '#shared/pair-counts.ts'
import { decidedPairs, decisionBytes, readDecisions, readPairs, type StoredPair } from './stored-pairs.ts'

/** A stored comparison, and the folders of its two versions. */
export interface StoredComparison {
  kind: Kind
  folder: string
  preview: MergePreview
  versions: { into: string; from: string }
}

/** Pairs on each side of the threshold. */
const NEAR = 3

interface Page {
  list: 'doubt' | 'near'
  bounds: PercentBounds
  offset: number
  limit: number
}

/** A page of the pairs in doubt, or the pairs around the threshold, with their records. Reads these alone. */
export async function pairsPage(
  comparison: StoredComparison,
  { list, bounds, offset, limit }: Page,
): Promise<MergePairs> {
  const { folder, preview } = comparison
  const ranges = list === 'doubt' ? rangesInDoubt(preview, bounds) : [rangeNear(preview, bounds)]
  const decisions = await readDecisions(folder)
  const numbers = numbersAt(ranges, offset, limit)
  const stored = await Promise.all(numbers.map(async (pair) => [pair, await pairAt(folder, pair)] as const))
  return {
    total: ranges.reduce((sum, { from, to }) => sum + to - from, 0),
    firstOpen: firstOpen(ranges, decisions),
    pairs: await withRecords(comparison, stored, decisions),
  }
}

function rangeNear({ first }: MergePreview, { threshold }: PercentBounds): PairRange {
  const at = pairsFrom(first, threshold)
  return { from: Math.max(0, at - NEAR), to: Math.min(pairsFrom(first, 0), at + NEAR) }
}

/** The numbers of the pairs at some places of a list. Pure. */
function numbersAt(ranges: readonly PairRange[], offset: number, limit: number): number[] {
  const numbers: number[] = []
  let before = 0
  for (const { from, to } of ranges) {
    const first = Math.max(0, offset - before)
    for (let i = first; i < to - from && numbers.length < limit; i++) numbers.push(from + i)
    before += to - from
  }
  return numbers
}

function firstOpen(ranges: readonly PairRange[], decisions: Uint8Array): number | undefined {
  let before = 0
  for (const { from, to } of ranges) {
    const at = decisions.subarray(from, to).indexOf(0)
    if (at >= 0) return before + at
    before += to - from
  }
  return undefined
}

async function pairAt(folder: string, pair: number): Promise<StoredPair> {
  const [stored] = await readPairs(folder, pair, 1)
  if (!stored) throw new Error(`The comparison in ${folder} has no pair ${pair}`)
  return stored
}

async function withRecords(
  { kind, versions }: StoredComparison,
  pairs: readonly (readonly [number, StoredPair])[],
  decisions: Uint8Array,
): Promise<MergePair[]> {
  const { decode } = descriptions[kind]
  const into = openBodies(join(versions.into, versionFiles.bodies))
  const from = openBodies(join(versions.from, versionFiles.bodies))
  try {
    return pairs.map(([pair, { intoSeq, fromSeq, thousandths }]) => ({
      pair,
      probability: thousandths / 1000,
      decision: decisionBytes[decisions[pair] ?? 0] ?? 'open',
      into: { ...decode(into.getBinary(intoSeq) as Buffer) },
      from: { ...decode(from.getBinary(fromSeq) as Buffer) },
    }))
  } finally {
    await Promise.all([into.close(), from.close()])
  }
}

/** All decisions, counted by the probability of their pairs. */
export async function decidedOf({
  folder,
  preview,
}: Pick<StoredComparison, 'folder' | 'preview'>): Promise<Decided> {
  const bytes = await readDecisions(folder)
  const firsts = pairsFrom(preview.first, 0)
  const counts = new Map<string, Decided['counts'][number]>()
  for await (const { pair, decision, stored } of decidedPairs(folder, bytes)) {
    const [percent, isFirst] = [Math.floor(stored.thousandths / 10), pair < firsts]
    const key = `${percent} ${isFirst} ${decision}`
    counts.set(key, { percent, isFirst, decision, pairs: (counts.get(key)?.pairs ?? 0) + 1 })
  }
  return { counts: [...counts.values()], notApplied: await notApplied(folder, bytes) }
}

/** A pair that is left for later is as one that is open. */
const effectOf = (byte: number | undefined) => {
  const decision = decisionBytes[byte ?? 0]
  return decision === 'same' || decision === 'different' ? decision : undefined
}

async function notApplied(folder: string, bytes: Uint8Array): Promise<number> {
  const applied = await readDecisions(folder, 'applied').catch(() => undefined)
  return bytes.reduce((sum, byte, pair) => sum + (effectOf(byte) === effectOf(applied?.[pair]) ? 0 : 1), 0)
}
