import { open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PairDecision } from '#contract/merges.ts'
import { quoted, type RunSql } from '../with-database.ts'

/** Files of a comparison of two sets, in a folder of their own. */
export const comparisonFiles = {
  /** The table `ranked`. */
  ranked: 'ranked.parquet',
  /** Pairs that a person may look at, each `PAIR_BYTES` long: the first ones, then further ones, each from the most probable on. */
  pairs: 'pairs.bin',
  /** One byte for each of them: what a person decided. */
  decisions: 'decisions.bin',
  /** The decisions that a merge takes when it begins, and those that the merged version has. */
  taken: 'taken.bin',
  applied: 'applied.bin',
  preview: 'preview.json',
} as const

/** A pair: places in the search tables, keys of the bodies, and the probability in thousandths. */
export interface StoredPair {
  fromPos: number
  fromSeq: number
  intoSeq: number
  thousandths: number
}

const PAIR_BYTES = 16

/** Pairs as they are stored. Pure. */
export function pairBytes(pairs: readonly StoredPair[]): Uint8Array {
  const cells = pairs.flatMap(({ fromPos, fromSeq, intoSeq, thousandths }) => [
    ...[fromPos, fromSeq, intoSeq, thousandths],
  ])
  return new Uint8Array(Uint32Array.from(cells).buffer)
}

/** The pairs of a comparison from a number on, up to `limit` of them. */
export async function readPairs(folder: string, from: number, limit: number): Promise<StoredPair[]> {
  const handle = await open(join(folder, comparisonFiles.pairs))
  try {
    const bytes = new Uint8Array(limit * PAIR_BYTES)
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, from * PAIR_BYTES)
    const cells = new Uint32Array(bytes.buffer, 0, Math.floor(bytesRead / PAIR_BYTES) * 4)
    return Array.from({ length: cells.length / 4 }, (_, i): StoredPair => {
      const [fromPos = 0, fromSeq = 0, intoSeq = 0, thousandths = 0] = cells.subarray(4 * i, 4 * i + 4)
      return { fromPos, fromSeq, intoSeq, thousandths }
    })
  } finally {
    await handle.close()
  }
}

/** Decisions by the byte that they are stored as. */
export const decisionBytes = ['open', 'same', 'different', 'later'] as const satisfies PairDecision[]
const OPEN = 0

/** All decisions, one byte for each pair, as they are now, or as a merge took them. */
export const readDecisions = (
  folder: string,
  file: 'decisions' | 'taken' | 'applied' = 'decisions',
): Promise<Uint8Array> => readFile(join(folder, comparisonFiles[file]))

/** Stores that no pair is decided. */
export const storeNoDecisions = (folder: string, pairs: number): Promise<void> =>
  writeFile(join(folder, comparisonFiles.decisions), new Uint8Array(pairs).fill(OPEN), { mode: 0o600 })

/** Stores decisions by the numbers of their pairs, which must be there. */
export async function storeDecisions(
  folder: string,
  decisions: readonly { pair: number; decision: PairDecision }[],
): Promise<void> {
  const handle = await open(join(folder, comparisonFiles.decisions), 'r+')
  try {
    for (const { pair, decision } of decisions)
      await handle.write(Uint8Array.of(decisionBytes.indexOf(decision)), 0, 1, pair)
  } finally {
    await handle.close()
  }
}

/** Pairs that are read at a time. */
const SLICE = 10_000

/** The pairs with a decision, by their numbers. */
export async function* decidedPairs(folder: string, bytes: Uint8Array) {
  for (let first = 0; first < bytes.length; first += SLICE) {
    if (bytes.subarray(first, first + SLICE).every((byte) => byte === OPEN)) continue
    for (const [i, stored] of (await readPairs(folder, first, SLICE)).entries()) {
      const decision = decisionBytes[bytes[first + i] ?? OPEN]
      if (decision !== undefined && decision !== 'open') yield { pair: first + i, decision, stored }
    }
  }
}

/** Stores the table `ranked`, without decisions. */
export const storeRanked = (runSql: RunSql, folder: string) =>
  runSql(
    `copy (select * exclude (isSame) from ranked) to ${quoted(join(folder, comparisonFiles.ranked))} (format parquet)`,
  )

/** Makes the table `ranked` of a stored comparison, with the decisions that a merge takes. */
export async function readRanked(runSql: RunSql, folder: string): Promise<void> {
  await runSql('create temp table taken (pos integer, isSame boolean)')
  const bytes = await readDecisions(folder, 'taken')
  const values: string[] = []
  for await (const { decision, stored } of decidedPairs(folder, bytes))
    if (decision !== 'later') values.push(`(${stored.fromPos}, ${decision === 'same'})`)
  if (values.length > 0) await runSql(`insert into taken values ${values.join(', ')}`)
  await runSql(`create temp table ranked as select r.*, t.isSame
    from read_parquet(${quoted(join(folder, comparisonFiles.ranked))}) r left join taken t on t.pos = r.pos order by r.pos`)
}
