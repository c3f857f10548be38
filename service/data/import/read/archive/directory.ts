import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { DataError } from '#service/versions/data-error.ts'
import { archiveMessages as messages } from './messages.ts'

/** Files of an archive that are read at most: All The Places has some 4,000. */
const MAX_FILES = 20_000
/** Lists pack about 1 to 30; an archive that unpacks beyond 1 to 200 is made to fill memory or the disk. */
const MAX_RATIO = 200
const HARMLESS_BYTES = 64 * 2 ** 20
/** Ways of packing: none, and Deflate. */
const STORED = 0
const DEFLATED = 8

/** A file of an archive, and where its packed bytes are. */
export interface Member {
  name: string
  /** Position and number of its packed bytes in the archive. */
  from: number
  packed: number
  unpacked: number
  isDeflated: boolean
  /** Checksum of what it unpacks to. */
  sum: number
}

/** What is in an archive; it is read to the end before any of its files is. */
export interface Directory {
  entries: readonly Entry[]
  /** Where and how a file of it is packed. */
  find(entry: Entry): Promise<Member>
  close(): void
}

/** The directory of an archive. Throws a `DataError` when it is damaged, has too many files, or names that lead out of a folder. */
export async function openDirectory(path: string): Promise<Directory> {
  const file = basename(path)
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error) => {
    throw asArchiveError(file, error)
  })
  try {
    if (archive.entryCount > MAX_FILES)
      throw new DataError(messages.tooMany(file, archive.entryCount, MAX_FILES))
    const entries: Entry[] = []
    for await (const entry of archive.eachEntry()) if (!entry.fileName.endsWith('/')) entries.push(entry)
    return { entries, find: (entry) => memberOf(file, archive, entry), close: () => archive.close() }
  } catch (error) {
    archive.close()
    throw asArchiveError(file, error as Error)
  }
}

function asArchiveError(file: string, error: Error): DataError {
  if (error instanceof DataError) return error
  const isName = /relative path|absolute path|invalid characters in fileName/.test(error.message)
  return new DataError(
    isName
      ? messages.unsafeName(file, error.message)
      : messages.damaged(file, error.message.replace(/\.$/, '')),
  )
}

async function memberOf(file: string, archive: ZipFile, entry: Entry): Promise<Member> {
  const { fileName: name, compressionMethod, compressedSize, uncompressedSize, crc32 } = entry
  if (compressionMethod !== STORED && compressionMethod !== DEFLATED)
    throw new DataError(messages.unknownMethod(file, name, compressionMethod))
  const { fileDataStart } = await archive
    .readLocalFileHeaderPromise(entry, { minimal: true })
    .catch((error) => {
      throw asArchiveError(file, error)
    })
  return {
    name,
    from: fileDataStart,
    packed: compressedSize,
    unpacked: uncompressedSize,
    isDeflated: compressionMethod === DEFLATED,
    sum: crc32,
  }
}

/** A folder, or the nearest one above it that is there. */
const existing = (folder: string): string =>
  existsSync(folder) ? folder : existing(dirname(resolve(folder)))

const sumOf = (entries: readonly Sized[], size: 'compressedSize' | 'uncompressedSize') =>
  entries.reduce((sum, entry) => sum + entry[size], 0)

/** What is compared with the sizes of files: bytes of the archive, and those that the disk has free, if that matters. */
interface Room {
  size: number
  free: number | undefined
}

type Sized = Pick<Entry, 'fileName' | 'compressedSize' | 'uncompressedSize' | 'isEncrypted'>

/**
 * Throws a `DataError` for files of an archive that must not be read: encrypted ones, ones that unpack without end, or to more than the disk has
 * free.
 */
export function checkEntries(path: string, entries: readonly Sized[], { size, free }: Room): void {
  const file = basename(path)
  const encrypted = entries.filter((entry) => entry.isEncrypted()).map(({ fileName }) => fileName)
  if (encrypted.length > 0) throw new DataError(messages.encrypted(file, encrypted))
  const [packed, unpacked] = [sumOf(entries, 'compressedSize'), sumOf(entries, 'uncompressedSize')]
  if (packed > size) throw new DataError(messages.overlapping(file))
  if (unpacked > Math.max(HARMLESS_BYTES, packed * MAX_RATIO))
    throw new DataError(messages.bomb(file, unpacked, packed))
  if (free !== undefined && unpacked > free) throw new DataError(messages.noRoom(file, unpacked, free))
}

/** Bytes that are free on the disk of a folder, which need not be there yet. */
export async function freeOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(existing(folder))
  return bavail * bsize
}
