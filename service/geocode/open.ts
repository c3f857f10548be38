import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Checksums, findDamage, someBlocks } from '../versions/checksums.ts'
import { DataError } from '../versions/data-error.ts'
import { currentVersion, versionFolder } from '../versions/version-folders.ts'
import { addressFiles, addressFolder, LAYOUT } from './folder.ts'
import { type AddressKind, addressKinds, type StoredStreet } from './stored-streets.ts'
import { namesInArea, openStreetFile, streetKey } from './street-file.ts'

/** What a version of addresses is. */
const AddressInfo = z.object({
  layout: z.literal(LAYOUT),
  kind: z.enum(addressKinds),
  name: z.string(),
  version: z.string(),
  /** ISO date of the import. */
  date: z.string(),
  /** Points, or ranges of one side. */
  addresses: z.int().min(0),
  streets: z.int().min(0),
  files: Checksums,
})
export type AddressInfo = z.infer<typeof AddressInfo>

/** Streets that can be looked up. */
export interface StreetIndex {
  /** The streets of a name in a postal area; `near` for those whose area is only the nearest one. */
  streets(area: string, name: string, near: boolean): readonly StoredStreet[]
  /** The names of all streets of an area. */
  names(area: string, near: boolean): readonly string[]
}

/** The addresses that are in use, by their kinds; a kind without any is absent. */
export type AddressSets<T = StreetIndex> = { [K in AddressKind]?: T | undefined }

/** A version of addresses that is open. */
export interface OpenAddresses extends StreetIndex {
  info: AddressInfo
  close(): Promise<void>
}

/** Areas whose names of streets are in memory: some 500 names each. */
const MAX_AREAS = 1000

/** What a version is. Throws a DataError when that is missing or of another layout. */
export async function readAddressInfo(folder: string): Promise<AddressInfo> {
  const text = await readFile(join(folder, addressFiles.info), 'utf8').catch(() => '{}')
  const parsed = AddressInfo.safeParse(parse(text))
  if (!parsed.success) throw unusable(folder, `${addressFiles.info} does not describe addresses`)
  return parsed.data
}

/** Opens a version after a check of some of its bytes. Throws a DataError when it is damaged. */
export async function openAddresses(folder: string): Promise<OpenAddresses> {
  const info = await readAddressInfo(folder)
  const damage = await findDamage(folder, info.files, { pick: someBlocks })
  if (damage) throw unusable(folder, damage.message)
  return { info, ...openStreets(folder) }
}

/** Opens the streets of a version that was checked. */
export function openStreets(folder: string): Omit<OpenAddresses, 'info'> {
  const file = openStreetFile(join(folder, addressFiles.streets))
  const known = new Map<string, string[]>()
  return {
    streets: (area, name, near) => file.get(streetKey(area, name, near)) ?? [],
    names(area, near) {
      const key = streetKey(area, '', near)
      const names = known.get(key) ?? namesInArea(file, area, near)
      if (known.size >= MAX_AREAS) known.clear()
      known.set(key, names)
      return names
    },
    close: () => file.close(),
  }
}

/** The folders of the addresses in use, by their kinds, each checked. Throws a DataError when one is damaged. */
export async function addressFoldersInUse(dataDir: string): Promise<AddressSets<string>> {
  const folders: AddressSets<string> = {}
  for (const kind of addressKinds) {
    const version = await currentVersion(addressFolder(dataDir, kind))
    if (version === undefined) continue
    const folder = versionFolder(addressFolder(dataDir, kind), version)
    await (await openAddresses(folder)).close()
    folders[kind] = folder
  }
  return folders
}

const unusable = (folder: string, message: string) =>
  new DataError(`The addresses in ${folder} cannot be used: ${message}. Import them again`)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
