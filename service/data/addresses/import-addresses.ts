import { addressesFolder, addressFolder } from '#service/geocode/folder.ts'
import { type AddressKind, addressKinds } from '#service/geocode/stored-streets.ts'
import { type KeyedStreets, writeAddressInfo, writeStreets } from '#service/geocode/write.ts'
import { isZipPlus4Key } from '#service/geocode/zip-plus4.ts'
import { lockBuilds } from '#service/versions/build-lock.ts'
import { asDiskError, DataError } from '#service/versions/data-error.ts'
import {
  checkName,
  makeBuildingFolder,
  newVersion,
  removeLeftovers,
} from '#service/versions/version-folders.ts'
import { holdsShapefile } from '../boundaries/read/shapefile-parts.ts'
import { putIntoUse, versionNameOf } from '../replacing-versions.ts'
import { type AddressRow, type SkipReason, zipPlus4Row } from './address-row.ts'
import { addressMessages as messages } from './messages.ts'
import { pointsIn } from './points.ts'
import { rangesIn } from './ranges.ts'
import { rowSorter } from './sorted-streets.ts'

/** Files to import; the addresses of all files of a kind replace those of that kind. */
export interface AddressImport {
  files: readonly string[]
  dataDir: string
  /** Name of the version; that of the first file of the kind by default. */
  name?: string | undefined
  /** Called with the number of addresses of a kind that were read so far. */
  onRead?: ((kind: AddressKind, done: number) => void) | undefined
}

/** What was imported of a kind. */
export interface ImportedAddresses {
  kind: AddressKind
  version: string
  addresses: number
  streets: number
  skipped: Partial<Record<SkipReason, number>>
}

const readers: Record<AddressKind, typeof rangesIn> = { points: pointsIn, ranges: rangesIn }

/**
 * Imports addresses: ranges from shapefiles, points from all other files. Throws a DataError for what the caller can mend: a file that is damaged, or
 * has other fields; the addresses of that kind are then what they were.
 */
export async function importAddresses(given: AddressImport): Promise<ImportedAddresses[]> {
  const { files, dataDir } = given
  try {
    const fileKinds = await Promise.all(files.map(kindOfFile))
    const unlock = await lockBuilds(addressesFolder(dataDir))
    try {
      const imported: ImportedAddresses[] = []
      for (const kind of addressKinds) {
        const ofKind = files.filter((_, i) => fileKinds[i] === kind)
        if (ofKind.length > 0) imported.push(await importKind(kind, { ...given, files: ofKind }))
      }
      return imported
    } finally {
      await unlock()
    }
  } catch (error) {
    throw asDiskError(error, dataDir)
  }
}

const kindOfFile = async (file: string): Promise<AddressKind> =>
  (await holdsShapefile(file)) ? 'ranges' : 'points'

async function importKind(kind: AddressKind, given: AddressImport): Promise<ImportedAddresses> {
  const { files, dataDir, name = versionNameOf(files[0] as string, kind), onRead } = given
  checkName(name)
  const folder = addressFolder(dataDir, kind)
  const now = new Date()
  const version = newVersion(name, now)
  const building = await makeBuildingFolder(folder, version)
  const sorter = await rowSorter(kind, building)
  try {
    const { addresses, skipped } = await readAll(kind, files, sorter.add, (done) => onRead?.(kind, done))
    if (addresses === 0) throw new DataError(messages.empty(files.join(', ')))
    const counted = countStreets(sorter.streets())
    await writeStreets(building, counted.all)
    const date = now.toISOString().slice(0, 10)
    const info = { kind, name, version, date, addresses: counted.addresses(), streets: counted.streets() }
    await writeAddressInfo(building, info)
    await putIntoUse(folder, version)
    return { kind, version, addresses: info.addresses, streets: info.streets, skipped }
  } finally {
    sorter.close()
    await removeLeftovers(folder)
  }
}

async function readAll(
  kind: AddressKind,
  files: readonly string[],
  add: (row: AddressRow) => void,
  onRead: (done: number) => void,
) {
  let addresses = 0
  const skipped: Partial<Record<SkipReason, number>> = {}
  const onSkipped = (reason: SkipReason) => {
    skipped[reason] = (skipped[reason] ?? 0) + 1
  }
  for (const file of files)
    for await (const row of readers[kind](file, onSkipped)) {
      add(row)
      if (row.zipPlus4) add(zipPlus4Row(row, row.zipPlus4))
      onRead(++addresses)
    }
  return { addresses, skipped }
}

/** Counts what is stored while it passes. */
function countStreets(all: AsyncIterable<KeyedStreets>) {
  let [addresses, streets] = [0, 0]
  async function* counting(): AsyncGenerator<KeyedStreets> {
    for await (const keyed of all) {
      yield keyed
      if (isZipPlus4Key(keyed.key)) continue
      streets += keyed.streets.length
      for (const [, , , items] of keyed.streets) addresses += items.length
    }
  }
  return { all: counting(), addresses: () => addresses, streets: () => streets }
}
