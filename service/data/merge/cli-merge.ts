import { join } from 'node:path'
import type { Kind } from '#contract/kind.ts'
import { kinds } from '#contract/kind.ts'
import { DataError } from '#service/versions/data-error.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { versionFiles } from '#service/versions/layout.ts'
import { versionFolder } from '#service/versions/version-folders.ts'
import { progressBar } from '../progress-bar.ts'
import { describeRelease } from '../releases/describe-release.ts'
import { releaseMessages } from '../releases/messages.ts'
import { mergeSets, previewMerge } from './merge-sets.ts'
import { mergeMessages as messages } from './messages.ts'
import type { MergeOptions } from './selected-sets.ts'
import type { MergeResult } from './stored-merge.ts'
import { choosable, type Side, sides, type Winners } from './units.ts'

/** What the command line says of a merge, as text. */
interface Given {
  from: string
  into: string
  dataDir: string
  kind: Kind | undefined
  threshold: string | undefined
  doubt: string | undefined
  prefer: string | undefined
  decisions: string | undefined
  hold: boolean | undefined
  dryRun: boolean | undefined
  say(text: string): void
}

/** Merges a data set into another one and prints the report; with `dryRun` prints what would be at each threshold. Throws a DataError for options that are none. */
export async function sayMerge(given: Given): Promise<MergeResult | undefined> {
  const { dataDir, from, into, kind, decisions, hold, say } = given
  const bar = progressBar(messages.progress)
  const options: MergeOptions = {
    ...{ dataDir, from, into, kind, decisions, hold, onProgress: bar.show },
    threshold: probabilityOf('threshold', given.threshold),
    doubt: probabilityOf('doubt', given.doubt),
    winners: winnersOf(given.prefer, kind ? [kind] : kinds),
  }
  if (given.dryRun) {
    say(messages.preview(await previewMerge(options).finally(bar.stop)))
    return undefined
  }
  const result = await mergeSets(options).finally(bar.stop)
  if (result.release) say(describeRelease(result.release))
  say(messages.result(result))
  const folder = versionFolder(kindFolder(dataDir, result.kind), result.version)
  say(messages.list(join(folder, versionFiles.mergeList)))
  if (result.counts.inDoubt > 0) say(messages.review(versionFiles.mergeList))
  say(result.pending ? releaseMessages.waiting(result.version) : messages.undo(result.into))
  return result
}

function probabilityOf(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^(0?\.\d+|0|1|1\.0+|0\.)$/.test(text)) throw new DataError(messages.notAProbability(option, text))
  return Number(text)
}

function winnersOf(text: string | undefined, of: readonly Kind[]): Winners {
  const known = [...new Set(of.flatMap(choosable))]
  const pairs = (text ?? '').split(',').flatMap((part) => {
    if (part.trim() === '') return []
    const [name = '', side = ''] = part.split('=').map((word) => word.trim())
    const found = known.find((one) => one.toLowerCase() === name.toLowerCase())
    if (!found || !sides.includes(side as Side)) throw new DataError(messages.notAWinner(part, known))
    return [[found, side as Side]]
  })
  return Object.fromEntries(pairs)
}
