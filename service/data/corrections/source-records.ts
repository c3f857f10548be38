import { join } from 'node:path'
import type { Kind, RecordOf } from '#contract/kind.ts'
import { openBodies } from '#service/store/duckdb/body-files.ts'
import { descriptions } from '#service/store/duckdb/descriptions.ts'
import { suppressedBy } from '#service/store/duckdb/forgotten/suppressed-by.ts'
import { idFinder } from '#service/store/duckdb/id-finder.ts'
import { readSuppressions } from '#service/store/forgotten/stored-forgotten.ts'
import { DataError } from '#service/versions/data-error.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { versionFiles } from '#service/versions/layout.ts'
import { currentVersion, versionFolder } from '#service/versions/version-folders.ts'
import { decidedVersions, nameOf } from '#service/versions/versions.ts'
import { correctionMessages as messages } from './messages.ts'

/** The records of a version as the source has them, without corrections. */
export interface SourceRecords<K extends Kind = Kind> {
  find(id: string): RecordOf<K> | undefined
}

/** Runs work with the records of a data set, without those that are forgotten: of the version in use, else of its newest; of no records where there is no version. */
export async function withSourceRecords<T>(
  dataDir: string,
  kind: Kind,
  name: string,
  work: (records: SourceRecords) => T | Promise<T>,
): Promise<T> {
  const version = await versionOf(kindFolder(dataDir, kind), name)
  if (version === undefined) return work({ find: () => undefined })
  const folder = versionFolder(kindFolder(dataDir, kind), version)
  const finder = idFinder(folder)
  const bodies = openBodies(join(folder, versionFiles.bodies))
  const { decode } = descriptions[kind]
  try {
    const isSuppressed = suppressedBy(kind, await readSuppressions(kindFolder(dataDir, kind)))
    return await work({
      find(id) {
        const [place] = finder.find([id])
        const record = place && decode(bodies.getBinary(place[1]) as Buffer)
        return record && !isSuppressed(record) ? record : undefined
      },
    })
  } finally {
    await finder.close()
    await bodies.close()
  }
}

async function versionOf(folder: string, name: string): Promise<string | undefined> {
  const current = await currentVersion(folder)
  if (current !== undefined && nameOf(current) === name) return current
  return (await decidedVersions(folder)).filter((version) => nameOf(version) === name).at(-1)
}

/** The data set in use of a kind. Throws a DataError when there is none. */
export async function nameInUse(dataDir: string, kind: Kind): Promise<string> {
  const version = await currentVersion(kindFolder(dataDir, kind))
  if (version === undefined) throw new DataError(messages.noData)
  return nameOf(version)
}
