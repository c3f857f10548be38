import { type BoundaryKind, type BoundarySet, boundaryKinds } from '#contract/boundaries.ts'
import { boundariesFolder, boundaryFolder } from '#service/boundaries/folder.ts'
import { readBoundaryInfo } from '#service/boundaries/open.ts'
import { lockBuilds } from '#service/versions/build-lock.ts'
import { DataError } from '#service/versions/data-error.ts'
import { currentVersion, versionFolder } from '#service/versions/version-folders.ts'
import { nameOfVersion, removeAll } from '../replacing-versions.ts'
import { boundaryMessages as messages } from './messages.ts'

/** The outlines in use of a kind: what they are, or why that cannot be read. */
export type Listed = { kind: BoundaryKind; version: string } & ({ info: BoundarySet } | { error: string })

/** The outlines in use of each kind that has some. */
export async function listBoundaries(dataDir: string): Promise<Listed[]> {
  const lists = await Promise.all(
    boundaryKinds.map(async (kind): Promise<Listed[]> => {
      const folder = boundaryFolder(dataDir, kind)
      const version = await currentVersion(folder)
      if (version === undefined) return []
      return readBoundaryInfo(versionFolder(folder, version)).then(
        (info) => [{ kind, version, info }],
        (error: Error) => [{ kind, version, error: error.message }],
      )
    }),
  )
  return lists.flat()
}

/** Removes the outlines in use with this name, NAME or NAME@STAMP; their kinds have none then. Throws a DataError when there are none. */
export async function removeBoundaries(
  dataDir: string,
  name: string,
): Promise<{ kind: BoundaryKind; version: string }[]> {
  const found = (await listBoundaries(dataDir)).filter(
    ({ version }) => version === name || nameOfVersion(version) === name,
  )
  if (found.length === 0) throw new DataError(messages.unknown(name))
  const unlock = await lockBuilds(boundariesFolder(dataDir))
  try {
    for (const { kind } of found) await removeAll(boundaryFolder(dataDir, kind))
  } finally {
    await unlock()
  }
  return found
}
