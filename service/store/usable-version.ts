import type { Kind } from '#contract/kind.ts'
import { earlierVersions, versionToUse } from '../versions/versions.ts'
import { NotPublished } from './clickhouse/not-published.ts'
import { type DataProblem, noneBefore, shortMessage } from './data-problem.ts'
import { emptyVersion, type OpenVersion } from './open-version.ts'

/** How the versions of a kind are opened, with their corrections. */
export interface Opening<K extends Kind> {
  kind: K
  dataDir: string
  problem: DataProblem
  /** Whether it begins without data where no version opens: another copy of it may come. */
  mayStartEmpty: boolean
  open(version: string): Promise<OpenVersion<K>>
}

/** A version to answer from, and the version that was refused for it. */
export interface UsableVersion<K extends Kind> {
  opened: OpenVersion<K>
  refused?: string
}

/** The version to begin with: the one to use, else the one before it; an empty one where there is none. */
export async function openFirst<K extends Kind>(opening: Opening<K>): Promise<UsableVersion<K>> {
  const { kind, dataDir, problem, open, mayStartEmpty } = opening
  const { version, error } = await versionToUse(dataDir)
  if (version === undefined) return { opened: emptyVersion(kind) }
  if (error) problem.note(`nothing says which version of the data is in use; ${version} is used`, error)
  try {
    return { opened: await open(version) }
  } catch (failure) {
    const before = openBefore(opening, version, failure as Error)
    return mayStartEmpty ? before.catch(() => startEmpty(opening, version, failure as Error)) : before
  }
}

/** The newest version before one that failed; rejects with that failure when there is none that opens. */
export async function openBefore<K extends Kind>(
  { dataDir, problem, open }: Opening<K>,
  failed: string,
  failure: Error,
): Promise<UsableVersion<K>> {
  for (const version of await earlierVersions(dataDir, failed)) {
    const opened = await open(version).catch((error) => problem.log(error, version))
    if (!opened) continue
    problem.note(`${shortMessage(failed, failure)}; ${version} is used`, failure)
    return { opened, ...refusal(failed, failure) }
  }
  throw failure
}

/** No data until there is another version, or another copy of this one. */
function startEmpty<K extends Kind>(
  { kind, problem }: Opening<K>,
  refused: string,
  failure: Error,
): UsableVersion<K> {
  problem.note(noneBefore(refused, failure), failure)
  return { opened: emptyVersion(kind), ...refusal(refused, failure) }
}

/** A version that failed is not opened again; one that servers lack is, as they may get it. */
const refusal = (refused: string, failure: Error) => (failure instanceof NotPublished ? {} : { refused })
