import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type Kind, kinds } from '#contract/kind.ts'
import { MappingName } from '#contract/mappings.ts'
import { DataError } from '#service/versions/data-error.ts'
import { Mapping } from '../columns/mapping.ts'
import { mappingFor, sameColumns } from '../columns/same-columns.ts'
import { mappingMessages as messages } from './messages.ts'

/** A mapping as it is stored: with the columns of the files that it was made for. */
const StoredMapping = z.object({
  name: z.string(),
  kind: z.enum(kinds),
  saved: z.string(),
  columns: z.array(z.string()),
  mapping: Mapping,
})
export type StoredMapping = z.infer<typeof StoredMapping>

/** A mapping as it is saved now, for files of these columns. */
export const storedMapping = (name: string, mapping: Mapping, columns: readonly string[]): StoredMapping => ({
  name,
  kind: mapping.kind ?? 'companies',
  saved: new Date().toISOString(),
  columns: [...columns],
  mapping,
})

const folderOf = (dataDir: string) => join(dataDir, 'mappings')

/** Throws a `DataError` for what cannot be the name of a mapping. */
function fileOf(dataDir: string, name: string): string {
  const parsed = MappingName.safeParse(name)
  if (!parsed.success) throw new DataError(messages.wrongName(name))
  return join(folderOf(dataDir), `${parsed.data}.json`)
}

/** Stores a mapping in one step, in place of the one that had its name. */
export async function saveMapping(dataDir: string, stored: StoredMapping): Promise<void> {
  const file = fileOf(dataDir, stored.name)
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 })
  const part = `${file}.${process.pid}`
  await writeFile(part, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 })
  await rename(part, file)
}

async function readStored(dataDir: string, name: string): Promise<StoredMapping | undefined> {
  try {
    const stored = StoredMapping.parse(JSON.parse(await readFile(fileOf(dataDir, name), 'utf8')))
    return { ...stored, name }
  } catch {
    return undefined
  }
}

/** Every mapping that can be read, the latest first. */
export async function listMappings(dataDir: string): Promise<StoredMapping[]> {
  const files = await readdir(folderOf(dataDir)).catch(() => [])
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length))
  const stored = await Promise.all(names.map((name) => readStored(dataDir, name)))
  return stored.filter((each) => each !== undefined).sort((a, b) => b.saved.localeCompare(a.saved))
}

/** The mapping of a name. Throws a `DataError` when there is none, or its file is damaged. */
export async function readSavedMapping(dataDir: string, name: string): Promise<StoredMapping> {
  const stored = await readStored(dataDir, name)
  if (stored) return stored
  const others = (await listMappings(dataDir)).map((other) => other.name)
  throw new DataError(messages.none(name, others))
}

/** The mappings for files of these columns, and of that kind if one is wanted, as the file writes the names; the latest first. */
export async function fittingMappings(
  dataDir: string,
  columns: readonly string[],
  kind?: Kind,
): Promise<StoredMapping[]> {
  return (await listMappings(dataDir))
    .filter((stored) => sameColumns(stored.columns, columns) && (kind ?? stored.kind) === stored.kind)
    .map((stored) => ({ ...stored, mapping: mappingFor(stored.mapping, columns) }))
}

/** Throws a `DataError` when there is none of that name, or another one has the new name. */
export async function renameMapping(dataDir: string, name: string, newName: string): Promise<void> {
  const stored = await readSavedMapping(dataDir, name)
  if (name === newName) return
  if (await readStored(dataDir, newName)) throw new DataError(messages.taken(newName))
  await saveMapping(dataDir, { ...stored, name: newName })
  await rm(fileOf(dataDir, name))
}

/** Throws a `DataError` when there is none of that name. */
export async function removeMapping(dataDir: string, name: string): Promise<void> {
  await readSavedMapping(dataDir, name)
  await rm(fileOf(dataDir, name))
}
