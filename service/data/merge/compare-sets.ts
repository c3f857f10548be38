import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kind } from '#contract/kind.ts'
import { MergePreview } from '#contract/merges.ts'
import { asDiskError } from '#service/versions/data-error.ts'
import { readStored } from '#service/versions/stored-json.ts'
import { newBins } from './bins.ts'
import { type OpenedSets, slicesOf, tableOf } from './opened-sets.ts'
import { previewFields } from './preview-fields.ts'
import { withRankedPairs } from './ranked-pairs.ts'
import { type MergeOptions, type SelectedSets, selectSets } from './selected-sets.ts'
import { comparisonFiles, pairBytes, type StoredPair, storeNoDecisions, storeRanked } from './stored-pairs.ts'

/** Pairs that are written at a time. */
const SLICE = 50_000

type Options = Pick<MergeOptions, 'dataDir' | 'into' | 'from' | 'kind' | 'onProgress'> & { folder: string }

/**
 * Compares two sets and stores the comparison in `folder`: all pairs, from which a merge can be made at any threshold, and what it would do (`MergePreview`). Changes no
 * data set. Throws a DataError as `mergeSets`.
 */
export async function compareSets({ folder, ...options }: Options): Promise<void> {
  const selected = await selectSets(options)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await withRankedPairs(selected, options, (opened) => store(opened, selected, folder, options))
  } catch (error) {
    throw asDiskError(error, options.dataDir)
  }
}

/** What the merge of a stored comparison would do; undefined where it is not complete. */
export const readPreview = (folder: string): Promise<MergePreview | undefined> =>
  readStored(join(folder, comparisonFiles.preview), MergePreview)

async function store(
  opened: OpenedSets<Kind>,
  { into, from, bounds, winners }: SelectedSets,
  folder: string,
  { onProgress }: Pick<Options, 'onProgress'>,
): Promise<void> {
  await storeRanked(opened.runSql, folder)
  const fields = await previewFields(opened, from.info.records, onProgress)
  await storeNoDecisions(folder, await storePairs(opened, folder))
  const percent = (probability: number) => Math.round(100 * probability)
  const preview: MergePreview = {
    records: { into: into.info.records, from: from.info.records },
    ...(await bins(opened)),
    fields,
    settings: { threshold: percent(bounds.threshold), doubt: percent(bounds.doubt), winners },
  }
  await writeFile(join(folder, comparisonFiles.preview), JSON.stringify(preview), { mode: 0o600 })
}

/** Writes the pairs, in their order, and gives their number. */
async function storePairs({ kind, runSql }: OpenedSets<Kind>, folder: string): Promise<number> {
  await runSql(`create temp table listed as select
      (row_number() over (order by r.isFirst desc, r.probability desc, r.fromId) - 1)::integer as pos,
      r.pos as fromPos, f.seq as fromSeq, i.seq as intoSeq, round(1000 * r.probability)::integer as thousandths
    from ranked r join ${tableOf(kind, 'from')} f on f.pos = r.pos join ${tableOf(kind, 'into')} i on i.pos = r.intoPos
    where not r.isKnown order by 1`)
  const [counted] = await runSql('select count(*)::integer as pairs from listed')
  const pairs = counted?.pairs as number
  const file = join(folder, comparisonFiles.pairs)
  await writeFile(file, '', { mode: 0o600 })
  for (const { condition } of slicesOf(pairs, SLICE)) {
    const some = await runSql(
      `select fromPos, fromSeq, intoSeq, thousandths from listed where ${condition} order by pos`,
    )
    await writeFile(file, pairBytes(some as unknown as StoredPair[]), { flag: 'a' })
  }
  return pairs
}

async function bins({ runSql }: OpenedSets<Kind>) {
  const rows =
    (await runSql(`select isKnown, isFirst, floor(round(1000 * probability) / 10)::integer as percent,
    count(*)::integer as pairs from ranked where intoPos is not null group by all`)) as unknown as {
      isKnown: boolean
      isFirst: boolean
      percent: number
      pairs: number
    }[]
  const [first, further] = [newBins(), newBins()]
  let known = 0
  for (const { isKnown, isFirst, percent, pairs } of rows) {
    if (isKnown) known += pairs
    else (isFirst ? first : further)[percent] = pairs
  }
  return { known, first, further }
}
