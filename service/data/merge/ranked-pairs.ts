import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kind } from '#contract/kind.ts'
import type { DataInfo } from '#service/versions/data-info.ts'
import { versionFiles } from '#service/versions/layout.ts'
import { rankPairs } from './decide.ts'
import { findPairs } from './find-pairs.ts'
import { findKnown } from './known-pairs.ts'
import { type OpenedSets, withSets } from './opened-sets.ts'
import type { MergeOptions, SelectedSets } from './selected-sets.ts'
import { readRanked } from './stored-pairs.ts'

const hasSources = ({ filled }: DataInfo) => filled?.Source !== undefined && filled.SourceId !== undefined

/** Opens both sets with the table `ranked` of the pairs of their records, from a stored comparison where one is given. */
export async function withRankedPairs<T>(
  { kind, into, from }: SelectedSets,
  { decisions, comparison, onProgress }: MergeOptions,
  work: (opened: OpenedSets<Kind>) => Promise<T>,
): Promise<T> {
  const spill = join(tmpdir(), `catchment-merge-${randomUUID()}`)
  try {
    return await withSets(kind, { into, from }, spill, async (opened) => {
      if (comparison === undefined) {
        const sources = join(into.folder, versionFiles.sources)
        const both = hasSources(into.info) && hasSources(from.info)
        await findKnown(kind, opened.runSql, { decisions, sources, from, hasSources: both })
        await findPairs(opened, { into, from }, onProgress)
        await rankPairs(opened.runSql)
      } else await readRanked(opened.runSql, comparison)
      return work(opened)
    })
  } finally {
    await rm(spill, { recursive: true, force: true })
  }
}
