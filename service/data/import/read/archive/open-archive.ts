import { basename } from 'node:path'
import type { Entry } from 'yauzl'
import { DataError } from '#service/versions/data-error.ts'
import { type Bytes, lookInside } from '#shared/tabular/bytes.ts'
import { FileError, NoRecords } from '#shared/tabular/file-error.ts'
import type { NamedSource, SizedSource, Source } from '../source.ts'
import { checkEntries, type Directory, freeOf, type Member, openDirectory } from './directory.ts'
import { archiveMessages as messages } from './messages.ts'
import { firstFiles, selectFiles, sharesColumns } from './select-files.ts'
import { packingOf } from './unpack.ts'

/** The files of an archive that are one set, and the names of those that are not. */
export interface OpenedArchive {
  sources: NamedSource[]
  unread: string[]
  /** Files that were not opened, where the first are enough, and their packed bytes. */
  left: { files: number; bytes: number }
}

/** Opens what is in a file, packed or not. */
export type OpenBytes = (bytes: Bytes) => Promise<Source>

interface ArchiveOptions {
  path: string
  /** The archive. */
  file: Blob
  /** The folder whose disk must have room for what it unpacks to. */
  disk: string | undefined
  /** Whether the first files are enough. */
  onlyFirst: boolean | undefined
  open: OpenBytes
}

/** What every workbook has in it, which is a ZIP archive too. */
const WORKBOOK = '[Content_Types].xml'

/** The files of an archive. Undefined for a workbook. Throws a `DataError` when it cannot be read or has no file of records. */
export async function openArchive(options: ArchiveOptions): Promise<OpenedArchive | undefined> {
  // A damaged workbook has messages of its own.
  const isNamedWorkbook = /\.xls[xm]$/i.test(options.path)
  const directory = await openDirectory(options.path).catch((error) => {
    if (isNamedWorkbook) return undefined
    throw error
  })
  if (!directory) return undefined
  try {
    if (directory.entries.some(({ fileName }) => fileName === WORKBOOK)) return undefined
    return await openFiles(directory, options)
  } finally {
    directory.close()
  }
}

async function openFiles(directory: Directory, options: ArchiveOptions): Promise<OpenedArchive> {
  const { path, file, disk } = options
  const { selected, unread } = selectFiles(directory.entries)
  if (selected.length === 0) throw new DataError(messages.noData(basename(path), unread))
  checkEntries(path, selected, { size: file.size, free: disk === undefined ? undefined : await freeOf(disk) })
  const sources: NamedSource[] = []
  const empty: string[] = []
  const opened = options.onlyFirst ? firstFiles(selected) : selected
  for (const entry of opened) {
    const source = await openOne(directory, entry, options)
    if (source) sources.push({ name: entry.fileName, source })
    else empty.push(entry.fileName)
  }
  if (sources.length === 0) throw new DataError(messages.noData(basename(path), [...empty, ...unread]))
  const { same, others } = ofOneTable(sources)
  return { sources: same, unread: [...others, ...empty, ...unread], left: sizeOf(selected, opened) }
}

/** How much of the selected files is not opened. */
function sizeOf(selected: readonly Entry[], opened: readonly Entry[]): OpenedArchive['left'] {
  const there = new Set(opened)
  const others = selected.filter((entry) => !there.has(entry))
  return { files: others.length, bytes: others.reduce((sum, { compressedSize }) => sum + compressedSize, 0) }
}

/** A file of the archive; undefined where it has no record. */
async function openOne(
  directory: Directory,
  entry: Entry,
  { file, open }: ArchiveOptions,
): Promise<SizedSource | undefined> {
  const member = await directory.find(entry)
  try {
    const bytes = await lookInside(file.slice(member.from, member.from + member.packed), packingOf(member))
    return { ...(await open(bytes)), size: member.packed }
  } catch (error) {
    if (error instanceof NoRecords) return undefined
    throw withName(error, member)
  }
}

/** The message of an error with the name of the file that it is about. */
function withName(error: unknown, { name }: Member): unknown {
  if (!(error instanceof DataError || error instanceof FileError) || error.message.includes(name))
    return error
  return new DataError(`${name}: ${error.message}`, { cause: error })
}

/** Tables that have the columns of the largest one, and the names of the others. Records of JSON may all have other fields. */
function ofOneTable(sources: readonly NamedSource[]): { same: NamedSource[]; others: string[] } {
  const [largest] = [...sources].sort((a, b) => b.source.size - a.source.size)
  const fits = ({ source }: NamedSource) =>
    /^(JSON|GeoJSON)/.test(source.about) || sharesColumns(source.columns, largest?.source.columns ?? [])
  return {
    same: sources.filter(fits),
    others: sources.filter((source) => !fits(source)).map(({ name }) => name),
  }
}
