import { constants, openAsBlob } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { Duplex } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { DataError } from '#service/versions/data-error.ts'
import { type Bytes, type Gunzip, lookAt } from '#shared/tabular/bytes.ts'
import { FileError, isUnreadable } from '#shared/tabular/file-error.ts'
import { openParquet } from './parquet.ts'
import type { Source } from './source.ts'
import { openCsvSource, openJsonSource, type TextOptions } from './text-source.ts'

/** A source, and how many bytes its file has. */
export type SizedSource = Source & { size: number }

/** A file as a `Blob` that is read from disk as it is needed. Throws a `DataError` when there is none that can be read. */
async function openBlob(path: string): Promise<Blob> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new DataError(`There is no file ${path}`)
  if (!found.isFile()) throw new DataError(`${path} is not a file`)
  await access(path, constants.R_OK).catch((error: Error) => {
    throw new DataError(`The file ${path} cannot be read: ${error.message}`)
  })
  return openAsBlob(path)
}

/** In parts of 128 KB: half the work of the standard stream, which unpacks 16 KB at a time. */
const gunzip: Gunzip = () =>
  Duplex.toWeb(createGunzip({ chunkSize: 2 ** 17 })) as unknown as ReturnType<Gunzip>

/** Opens a file by what it holds, whatever its name. Throws a `DataError` or a `FileError` when its format is not supported. */
export async function openSource(path: string, options: TextOptions = {}): Promise<SizedSource> {
  const bytes = await lookAt(await openBlob(path), gunzip)
  return { ...(await openKind(path, bytes, options)), size: bytes.file.size }
}

async function openKind(path: string, bytes: Bytes, options: TextOptions): Promise<Source> {
  switch (bytes.kind) {
    case 'parquet':
      return openParquet(path, bytes.file.size)
    case 'json':
      return openJsonSource(bytes, options)
    case 'text':
      return openCsvSource(bytes, options)
    case 'json-list':
      throw new DataError('The file is one JSON list. JSON needs one record a line, without [ and ]')
    case 'xlsx':
      throw new DataError(
        'The file is an Excel workbook or a ZIP archive. Save the sheet as CSV, or unpack the archive',
      )
  }
}

/** The error of a file that cannot be read as a `DataError`; any other as it is. */
export function asDataError(error: unknown): unknown {
  if (error instanceof FileError) return new DataError(error.message, { cause: error })
  return isUnreadable(error)
    ? new DataError('The file changed while it was read. The data in use is unchanged', { cause: error })
    : error
}
