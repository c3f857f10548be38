import { DataError } from '../versions/data-error.ts'
import { currentVersion, versionNames } from '../versions/version-folders.ts'
import { decidedVersions, nameOf } from '../versions/versions.ts'
import { publishedMessages as messages } from './messages.ts'
import { type DataPart, partFolder, parts } from './parts.ts'

/** A version of a part that is to be published. */
export interface PartVersion {
  part: DataPart
  version: string
}

/**
 * What is to be published: the versions in use; with names of data sets (NAME or NAME@STAMP) the newest versions of these. Throws a DataError
 * where there is none, a name is not known, or two names are of one part.
 */
export async function selectPublished(dataDir: string, wanted: readonly string[]): Promise<PartVersion[]> {
  const found = new Map<DataPart, string[]>(parts.map((part) => [part, []]))
  const add = (part: DataPart, version: string | undefined) => version && found.get(part)?.push(version)
  if (wanted.length === 0)
    for (const part of parts) add(part, await currentVersion(partFolder(dataDir, part)))
  for (const name of wanted) {
    const before = countOf(found)
    for (const part of parts) add(part, await newestOf(partFolder(dataDir, part), name))
    if (countOf(found) === before) throw new DataError(messages.unknownSet(name))
  }
  const selected = [...found].flatMap(([part, versions]) => {
    if (new Set(versions).size > 1) throw new DataError(messages.severalSets(part, versions))
    return versions.slice(0, 1).map((version) => ({ part, version }))
  })
  if (selected.length === 0) throw new DataError(messages.nothingToPublish(dataDir))
  return selected
}

const countOf = (found: ReadonlyMap<DataPart, readonly string[]>) =>
  [...found.values()].reduce((sum, versions) => sum + versions.length, 0)

/** The newest version of a name that does not wait for a decision, or exactly NAME@STAMP. */
async function newestOf(folder: string, name: string): Promise<string | undefined> {
  if (name.includes('@')) return (await versionNames(folder)).find((version) => version === name)
  return (await decidedVersions(folder)).filter((version) => nameOf(version) === name).at(-1)
}
