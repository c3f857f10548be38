import { type Kind, kinds } from '#contract/kind.ts'
import { DataError } from '#service/versions/data-error.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { currentVersion, versionFolder, versionNames } from '#service/versions/version-folders.ts'
import { nameOf } from '#service/versions/versions.ts'
import type { ComparedVersion } from './compare.ts'
import { releaseMessages as messages } from './messages.ts'

/** Two versions of a kind to compare. */
export interface VersionPair {
  kind: Kind
  before: ComparedVersion
  after: ComparedVersion
}

/**
 * The versions to compare, of each kind that has them: two that are named, or of a data set the newest one with the one in use, or with
 * the one before where the newest is in use. Throws a DataError when there are no two.
 */
export async function versionsToCompare(
  dataDir: string,
  wanted: string,
  later: string | undefined,
  of: readonly Kind[] = kinds,
): Promise<VersionPair[]> {
  const pairs = await Promise.all(
    of.map((kind) =>
      later === undefined ? newestPair(dataDir, kind, wanted) : namedPair(dataDir, kind, wanted, later),
    ),
  )
  const found = pairs.filter((pair) => pair !== undefined)
  if (found.length > 0) return found
  throw new DataError(await whyNone(dataDir, wanted, later, of))
}

const versionsIn = (dataDir: string, kind: Kind) => versionNames(kindFolder(dataDir, kind))

const compared = (dataDir: string, kind: Kind, version: string): ComparedVersion => ({
  version,
  folder: versionFolder(kindFolder(dataDir, kind), version),
})

async function newestPair(dataDir: string, kind: Kind, name: string): Promise<VersionPair | undefined> {
  const versions = (await versionsIn(dataDir, kind)).filter((version) => nameOf(version) === name)
  const [before, newest] = versions.slice(-2)
  if (before === undefined || newest === undefined) return undefined
  const current = await currentVersion(kindFolder(dataDir, kind)).catch(() => undefined)
  const inUse = versions.find((version) => version === current && version !== newest)
  return {
    kind,
    before: compared(dataDir, kind, inUse ?? before),
    after: compared(dataDir, kind, newest),
  }
}

/** A version by its whole name, or the newest one of a data set. */
const versionNamed = (versions: readonly string[], wanted: string) =>
  versions.find((version) => version === wanted) ?? versions.findLast((version) => nameOf(version) === wanted)

async function namedPair(
  dataDir: string,
  kind: Kind,
  earlier: string,
  later: string,
): Promise<VersionPair | undefined> {
  const versions = await versionsIn(dataDir, kind)
  const [before, after] = [versionNamed(versions, earlier), versionNamed(versions, later)]
  if (before === undefined || after === undefined) return undefined
  return { kind, before: compared(dataDir, kind, before), after: compared(dataDir, kind, after) }
}

async function whyNone(dataDir: string, wanted: string, later: string | undefined, of: readonly Kind[]) {
  const versions = (await Promise.all(of.map((kind) => versionsIn(dataDir, kind)))).flat()
  const missing = [wanted, later].find(
    (name) => name !== undefined && versionNamed(versions, name) === undefined,
  )
  if (missing !== undefined) return messages.noVersion(missing)
  return later === undefined ? messages.oneVersion(wanted) : messages.otherKinds(wanted, later)
}
