import { constants, openAsBlob } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { Duplex } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { DataError } from '#service/versions/data-error.ts'
import { type Bytes, lookAt, type Unpack } from '#shared/tabular/bytes.ts'
import { FileError, isUnreadable } from '#shared/tabular/file-error.ts'
import { importMessages } from '../import-messages.ts'
import { type OpenBytes, openArchive } from './archive/open-archive.ts'
import { openUnpacked } from './archive/unpack.ts'
import { withCheckedRows } from './check-rows.ts'
import { openParquet } from './parquet.ts'
import { openSheetSource } from './sheet-source.ts'
import type { NamedSource, SizedSource, Source } from './source.ts'
import { openCsvSource, openJsonSource, type TextOptions } from './text-source.ts'

/** A file as a `Blob` that is read from disk as it is needed. Throws a `DataError` when there is none that can be read. */
async function openBlob(path: string): Promise<Blob> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new DataError(importMessages.noFile(path))
  if (!found.isFile()) throw new DataError(importMessages.notAFile(path))
  await access(path, constants.R_OK).catch((error: Error) => {
    throw new DataError(importMessages.unreadable(path, error.message))
  })
  return openAsBlob(path)
}

/** In parts of 128 KB: half the work of the standard stream, which unpacks 16 KB at a time. */
const gunzip: Unpack = () =>
  Duplex.toWeb(createGunzip({ chunkSize: 2 ** 17 })) as unknown as ReturnType<Unpack>

/** How a file is read. */
export type SourceOptions = TextOptions & {
  /** The name of a sheet of a workbook. */
  sheet?: string | undefined
  /** The folder whose disk must have room for what an archive unpacks to. */
  disk?: string | undefined
  /** Whether the first files of an archive of many are enough. */
  onlyFirst?: boolean | undefined
}

/** A file, or the files of an archive, which are one set; `unread` names the files of the archive that are not in it. */
export interface OpenedPath {
  sources: NamedSource[]
  unread: string[]
  /** Files of the archive that were not opened, and their bytes. */
  left?: { files: number; bytes: number }
}

/**
 * Opens a file by its content, not its name: one source, or those of an archive. Throws a `DataError` or a `FileError` when its format is not
 * supported.
 */
export async function openPath(path: string, name: string, options: SourceOptions = {}): Promise<OpenedPath> {
  const bytes = await lookAt(await openBlob(path), gunzip)
  const { file } = bytes
  const open: OpenBytes = async (inner) => withCheckedRows(await openKind(inner, options))
  const archive =
    bytes.kind === 'xlsx' &&
    !bytes.packing &&
    (await openArchive({ path, file, disk: options.disk, onlyFirst: options.onlyFirst, open }))
  if (archive) return archive
  const source = withCheckedRows(await openKind(bytes, options, path))
  return { sources: [{ name, source: { ...source, size: file.size } }], unread: [] }
}

/** Opens a file that is one source. Throws as `openPath`. */
export async function openSource(path: string, options: SourceOptions = {}): Promise<SizedSource> {
  const { sources } = await openPath(path, path, options)
  return (sources[0] as NamedSource).source
}

/** `path` is where the bytes are, if they are not packed. */
async function openKind(bytes: Bytes, options: SourceOptions, path?: string): Promise<Source> {
  if (options.sheet !== undefined && bytes.kind !== 'xlsx') throw new DataError(importMessages.notAWorkbook)
  switch (bytes.kind) {
    case 'parquet':
      return path === undefined
        ? openUnpacked(bytes, async (unpacked) => openParquet(unpacked, bytes.file.size))
        : openParquet(path, bytes.file.size)
    case 'json':
    case 'geojson':
      return openJsonSource(bytes, options)
    case 'text':
      return openCsvSource(bytes, options)
    case 'json-list':
      throw new DataError(importMessages.jsonList)
    case 'xlsx':
      return bytes.packing
        ? openUnpacked(bytes, async (unpacked) => openSheetSource(await openAsBlob(unpacked), options.sheet))
        : openSheetSource(bytes.file, options.sheet)
  }
}

/** The error of a file that cannot be read as a `DataError`; any other as it is. */
export function asDataError(error: unknown): unknown {
  if (error instanceof FileError) return new DataError(error.message, { cause: error })
  return isUnreadable(error) ? new DataError(importMessages.changed, { cause: error }) : error
}
