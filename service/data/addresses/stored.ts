import { addressesFolder, addressFolder } from '#service/geocode/folder.ts'
import { type AddressInfo, readAddressInfo } from '#service/geocode/open.ts'
import { type AddressKind, addressKinds } from '#service/geocode/stored-streets.ts'
import { lockBuilds } from '#service/versions/build-lock.ts'
import { DataError } from '#service/versions/data-error.ts'
import { currentVersion, versionFolder } from '#service/versions/version-folders.ts'
import { nameOfVersion, removeAll } from '../replacing-versions.ts'
import { addressMessages as messages } from './messages.ts'

/** The addresses in use of a kind: what they are, or why that cannot be read. */
export type Listed = { kind: AddressKind; version: string } & ({ info: AddressInfo } | { error: string })

/** The addresses in use of each kind that has some. */
export async function listAddresses(dataDir: string): Promise<Listed[]> {
  const lists = await Promise.all(
    addressKinds.map(async (kind): Promise<Listed[]> => {
      const folder = addressFolder(dataDir, kind)
      const version = await currentVersion(folder)
      if (version === undefined) return []
      return readAddressInfo(versionFolder(folder, version)).then(
        (info) => [{ kind, version, info }],
        (error: Error) => [{ kind, version, error: error.message }],
      )
    }),
  )
  return lists.flat()
}

/** Removes the addresses in use with this name, NAME or NAME@STAMP; their kinds have none then. Throws a DataError when there are none. */
export async function removeAddresses(
  dataDir: string,
  name: string,
): Promise<{ kind: AddressKind; version: string }[]> {
  const listed = await listAddresses(dataDir)
  const found = listed.filter(({ version }) => version === name || nameOfVersion(version) === name)
  if (found.length === 0) throw new DataError(messages.unknown(name))
  const unlock = await lockBuilds(addressesFolder(dataDir))
  try {
    for (const { kind } of found) await removeAll(addressFolder(dataDir, kind))
  } finally {
    await unlock()
  }
  return found
}
