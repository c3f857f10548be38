import { constants, openAsBlob } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { Duplex } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { DataError } from '#service/versions/data-error.ts'
import { type Bytes, type Gunzip, lookAt } from '#shared/tabular/bytes.ts'
import { FileError, isUnreadable } from '#shared/tabular/file-error.ts'
import { importMessages } from '../import-messages.ts'
import { withCheckedRows } from './check-rows.ts'
import { openParquet } from './parquet.ts'
import { openSheetSource } from './sheet-source.ts'
import type { Source } from './source.ts'
import { openCsvSource, openJsonSource, type TextOptions } from './text-source.ts'

/** A source, and how many bytes its file has. */
export type SizedSource = Source & { size: number }

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
const gunzip: Gunzip = () =>
  Duplex.toWeb(createGunzip({ chunkSize: 2 ** 17 })) as unknown as ReturnType<Gunzip>

/** How a file is read; `sheet` is the name of a sheet of a workbook. */
export type SourceOptions = TextOptions & { sheet?: string | undefined }

/** Opens a file by its content, not its name. Throws a `DataError` or a `FileError` when its format is not supported. */
export async function openSource(path: string, options: SourceOptions = {}): Promise<SizedSource> {
  const bytes = await lookAt(await openBlob(path), gunzip)
  if (options.sheet !== undefined && bytes.kind !== 'xlsx') throw new DataError(importMessages.notAWorkbook)
  return withCheckedRows({ ...(await openKind(path, bytes, options)), size: bytes.file.size })
}

async function openKind(path: string, bytes: Bytes, options: SourceOptions): Promise<Source> {
  switch (bytes.kind) {
    case 'parquet':
      return openParquet(path, bytes.file.size)
    case 'json':
    case 'geojson':
      return openJsonSource(bytes, options)
    case 'text':
      return openCsvSource(bytes, options)
    case 'json-list':
      throw new DataError(importMessages.jsonList)
    case 'xlsx':
      return openSheetSource(bytes.file, options.sheet)
  }
}

/** The error of a file that cannot be read as a `DataError`; any other as it is. */
export function asDataError(error: unknown): unknown {
  if (error instanceof FileError) return new DataError(error.message, { cause: error })
  return isUnreadable(error) ? new DataError(importMessages.changed, { cause: error }) : error
}
