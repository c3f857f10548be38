import { basename, dirname, resolve } from 'node:path'
import type { Kind } from '#contract/kind.ts'
import { DataError } from '#service/versions/data-error.ts'
import { closeList } from '../import/csv-list.ts'
import { phases } from '../progress.ts'
import { progressBar } from '../progress-bar.ts'
import { versionsToCompare } from './choose-versions.ts'
import { compareReleases } from './compare.ts'
import { describeRelease } from './describe-release.ts'
import { releaseMessages as messages } from './messages.ts'
import { addDifferences, newReleaseList } from './release-list.ts'

interface DiffOptions {
  dataDir: string
  kind: Kind | undefined
  /** Where all differences are written as CSV, if anywhere. */
  csv: string | undefined
  say(text: string): void
}

/** Prints what differs between two versions of a data set, and writes all of it to a file if one is named. */
export async function sayDifferences(
  [wanted, later]: readonly [string, string?],
  { dataDir, kind, csv, say }: DiffOptions,
): Promise<void> {
  const pairs = await versionsToCompare(dataDir, wanted, later, kind && [kind])
  if (csv !== undefined && pairs.length > 1) throw new DataError(messages.csvOfOneKind)
  for (const pair of pairs) {
    const list = csv === undefined ? undefined : newReleaseList(dirname(resolve(csv)), basename(csv))
    const bar = progressBar(phases.compare)
    const summary = await compareReleases(pair.kind, pair.before, pair.after, {
      onProgress: (done) => bar.show({ phase: 'compare', done }),
      onDifferences: async (some) => list && addDifferences(list, some),
    }).finally(bar.stop)
    say(describeRelease(summary))
    if (!list) continue
    await closeList(list)
    if (list.handle) say(messages.list(list.file))
  }
}
