import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checksumsOf } from '../versions/checksums.ts'
import { makeFilesLasting } from '../versions/version-folders.ts'
import { addressFiles, LAYOUT } from './folder.ts'
import type { AddressInfo } from './open.ts'
import type { StoredStreet } from './stored-streets.ts'
import { createStreetFile } from './street-file.ts'

/** Values of one transaction. */
const BATCH = 5000

/** Streets of one name in one area, with their key. */
export interface KeyedStreets {
  key: string
  streets: StoredStreet[]
}

/** Writes the streets, which come in the order of their keys, into the folder of a version. */
export async function writeStreets(folder: string, all: AsyncIterable<KeyedStreets>): Promise<void> {
  const file = createStreetFile(join(folder, addressFiles.streets))
  try {
    let batch: KeyedStreets[] = []
    const flush = () => {
      const full = batch
      batch = []
      file.transactionSync(() => {
        for (const { key, streets } of full) file.putSync(key, streets, { append: true })
      })
    }
    for await (const streets of all) if (batch.push(streets) >= BATCH) flush()
    flush()
    await file.flushed
  } finally {
    await file.close()
  }
}

/** Writes what a version is, with the checksum of its streets; all files are lasting when it returns. */
export async function writeAddressInfo(
  folder: string,
  info: Omit<AddressInfo, 'files' | 'layout'>,
): Promise<void> {
  const files = await checksumsOf(folder, [addressFiles.streets])
  await writeFile(join(folder, addressFiles.info), JSON.stringify({ layout: LAYOUT, ...info, files }), {
    mode: 0o600,
  })
  await makeFilesLasting(folder, Object.values(addressFiles))
}
