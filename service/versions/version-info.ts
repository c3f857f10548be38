import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { kinds } from '#contract/kind.ts'
import { optionalFields } from '#contract/trust.ts'
import { Checksums, type Damage } from './checksums.ts'
import { DataError } from './data-error.ts'
import type { DataInfo } from './data-info.ts'
import { LAYOUT, versionFiles } from './layout.ts'

/** `info.json` of a version: what the data is, and the checksums of all other files of the version. */
export interface VersionInfo {
  info: DataInfo
  files: Checksums
}

/** Every optional field, of either kind. */
const optionalNames = [...new Set([...optionalFields.companies, ...optionalFields.people])]

const Layout = z.object({ layout: z.number() })
const Described = z.object({
  name: z.string(),
  version: z.string(),
  kind: z.enum(kinds),
  records: z.int(),
  date: z.string(),
  since: z.string().optional(),
  sample: z.boolean().optional(),
  source: z.string().optional(),
  license: z.string().optional(),
  filled: z.partialRecord(z.enum(optionalNames), z.int()).optional(),
  closed: z.int().optional(),
  merged: z.int().optional(),
  mergedIds: z.int().optional(),
  countedBy: z.array(z.string()).optional(),
  /** Of former builds: whether there is a column of `UpdateDate`. */
  hasUpdateDates: z.boolean().optional(),
  files: Checksums,
})
const Stored = z.object({ checksum: z.string() })

const TO_DO =
  'Create or import the data again, or switch to another version with "npm run data -- use NAME" ("npm run data -- list" shows them)'

/** A version of the data that cannot be used; the message names its folder, the file and what to do. */
export class DamagedVersion extends DataError {
  constructor(
    folder: string,
    message: string,
    readonly damage?: Damage,
  ) {
    super(`The data in ${folder} is damaged: ${message}. ${TO_DO}`)
  }
}

const infoFile = (folder: string) => join(folder, versionFiles.info)
const checksumOf = (content: object) => crc32(JSON.stringify(content)).toString(16).padStart(8, '0')

/** Writes `info.json` of a version in `folder`, with a checksum of its own content. */
export async function writeInfo(folder: string, written: VersionInfo): Promise<void> {
  await writeFile(infoFile(folder), textOf(written))
}

function textOf({ info, files }: VersionInfo): string {
  const content = { layout: LAYOUT, ...info, files }
  return JSON.stringify({ ...content, checksum: checksumOf(content) }, undefined, 2)
}

/** Replaces `info.json` of a version that is in use or can be: in one step, lasting when it returns. */
export async function replaceInfo(folder: string, changed: VersionInfo): Promise<void> {
  const temporary = `${infoFile(folder)}.${process.pid}`
  await writeFile(temporary, textOf(changed), { flush: true, mode: 0o600 })
  await rename(temporary, infoFile(folder))
}

/**
 * Reads `info.json` of the version in `folder`. Throws a `DamagedVersion` when it is missing or has changed, and a DataError when
 * another version of Catchment made the data.
 */
export async function readInfo(folder: string): Promise<VersionInfo> {
  const damaged = (message: string) => new DamagedVersion(folder, `${versionFiles.info} ${message}`)
  const text = await readFile(infoFile(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') throw damaged('is missing')
    throw error
  })
  const value = parse(text)
  const layout = Layout.safeParse(value)
  if (layout.success && layout.data.layout !== LAYOUT)
    throw new DataError(
      `${folder}: the data was created by another version of Catchment. Create it or import it again`,
    )
  const described = Described.safeParse(value)
  if (!described.success) throw damaged('does not describe a version of the data')
  const { files, hasUpdateDates, ...own } = described.data
  const former = hasUpdateDates ? { UpdateDate: own.records } : undefined
  const info: DataInfo = { ...own, filled: own.filled ?? former }
  if (!hasOwnChecksum(value)) throw damaged('is not as it was written')
  return { info, files }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function hasOwnChecksum(value: unknown): boolean {
  const stored = Stored.safeParse(value)
  if (!stored.success) return false
  const { checksum: _checksum, ...content } = value as object & { checksum: string }
  return checksumOf(content) === stored.data.checksum
}
