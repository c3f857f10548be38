import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataInfo } from '#service/versions/data-info.ts'
import { continueSources, type MergeList, newMergeList, type SourceList } from './merge-lists.ts'

/** The lists of a merge into the version in `before`, in a new folder until the version is built. */
export async function newLists(
  before: string,
  folder: string,
): Promise<{ merge: MergeList; sources: SourceList }> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return { merge: newMergeList(folder), sources: await continueSources(before, folder) }
}

/** Copies the lists into the folder of the new version. */
export async function storeLists(
  lists: { merge: MergeList; sources: SourceList },
  folder: string,
): Promise<void> {
  for (const { handle, file, name } of [lists.merge, lists.sources])
    if (handle) await copyFile(file, join(folder, name))
}

const bothOf = (a: string | undefined, b: string | undefined) =>
  [...new Set([a, b].flatMap((text) => text?.split('; ') ?? []))].join('; ') || undefined

/** Where the records of a merged set are from, and on what terms: those of both sets. */
export const termsOf = (into: DataInfo, from: DataInfo) => ({
  sample: into.sample && from.sample,
  source: bothOf(into.source, from.source),
  license: bothOf(into.license, from.license),
  since: into.since ?? into.date,
})
