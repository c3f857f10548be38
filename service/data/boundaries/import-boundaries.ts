import { type BoundaryKind, boundaryKinds } from '#contract/boundaries.ts'
import { boundariesFolder, boundaryFolder } from '#service/boundaries/folder.ts'
import { type StoredOutline, writeBoundaries } from '#service/boundaries/write.ts'
import { lockBuilds } from '#service/versions/build-lock.ts'
import { asDiskError, DataError } from '#service/versions/data-error.ts'
import {
  checkName,
  makeBuildingFolder,
  newVersion,
  removeLeftovers,
} from '#service/versions/version-folders.ts'
import { putIntoUse, versionNameOf } from '../replacing-versions.ts'
import { collectOutlines, type NamedShape, namedShapes } from './collect.ts'
import { kindOfFields } from './fields.ts'
import { findJunctions } from './junctions.ts'
import { boundaryMessages as messages } from './messages.ts'
import { openShapes } from './read/open-shapes.ts'

/** How far an import is: shapes done in this reading, of `total` where it is known. */
export type OnShapes = (step: 'comparing' | 'simplifying', done: number, total?: number) => void

/** Files to import; the outlines of all files of a kind replace those of that kind. */
export interface BoundaryImport {
  files: readonly string[]
  dataDir: string
  /** Name of the version; that of the first file of the kind by default. */
  name?: string | undefined
  onShapes?: OnShapes | undefined
}

/** What was imported of a kind. */
export interface ImportedBoundaries {
  kind: BoundaryKind
  version: string
  outlines: number
  /** Shapes without a name or an area. */
  skipped: number
}

/**
 * Imports outlines. All files are read before anything changes. Throws a DataError for what the caller can mend: a file that is damaged, has other
 * fields, or is not in longitude and latitude; the outlines in use are then what they were.
 */
export async function importBoundaries(given: BoundaryImport): Promise<ImportedBoundaries[]> {
  const { files, dataDir } = given
  const kinds = await Promise.all(files.map(kindOfFile))
  try {
    const unlock = await lockBuilds(boundariesFolder(dataDir))
    try {
      const read: ReadKind[] = []
      for (const kind of boundaryKinds) {
        const ofKind = files.filter((_, i) => kinds[i] === kind)
        if (ofKind.length > 0) read.push(await readKind(kind, { ...given, files: ofKind }))
      }
      const imported: ImportedBoundaries[] = []
      for (const one of read) imported.push(await storeKind(dataDir, one))
      return imported
    } finally {
      await unlock()
    }
  } catch (error) {
    throw asDiskError(error, dataDir)
  }
}

/** What a file has outlines of, by its first shape. */
async function kindOfFile(file: string): Promise<BoundaryKind> {
  for await (const { fields } of openShapes(file).read()) {
    const found = kindOfFields(fields)
    if ('kind' in found) return found.kind
    if ('level' in found) throw new DataError(messages.otherLevel(file, found.level))
    throw new DataError(messages.wrongFields(file, found.unknown))
  }
  throw new DataError(messages.empty(file))
}

/** The outlines of a kind, in memory. */
interface ReadKind {
  kind: BoundaryKind
  name: string
  outlines: StoredOutline[]
  skipped: number
}

async function readKind(
  kind: BoundaryKind,
  { files, name = versionNameOf(files[0] as string, 'outlines'), onShapes }: BoundaryImport,
): Promise<ReadKind> {
  checkName(name)
  const junctions = findJunctions()
  let total = 0
  for await (const { polygons } of namedShapes(kind, files)) {
    for (const ring of polygons.flat()) junctions.add(ring)
    onShapes?.('comparing', ++total)
  }
  let skipped = 0
  const shapes = namedShapes(kind, files, () => skipped++)
  const outlines = await collect(shapes, junctions, (done) => onShapes?.('simplifying', done, total))
  if (outlines.length === 0) throw new DataError(messages.empty(files.join(', ')))
  return { kind, name, outlines, skipped }
}

async function storeKind(
  dataDir: string,
  { kind, name, outlines, skipped }: ReadKind,
): Promise<ImportedBoundaries> {
  const folder = boundaryFolder(dataDir, kind)
  const now = new Date()
  const version = newVersion(name, now)
  const building = await makeBuildingFolder(folder, version)
  try {
    const info = { name, version, date: now.toISOString().slice(0, 10), outlines: outlines.length }
    await writeBoundaries(building, info, outlines)
    await putIntoUse(folder, version)
  } finally {
    await removeLeftovers(folder)
  }
  return { kind, version, outlines: outlines.length, skipped }
}

async function collect(
  shapes: AsyncIterable<NamedShape>,
  junctions: ReturnType<typeof findJunctions>,
  onDone: (done: number) => void,
) {
  const collected = collectOutlines(junctions)
  let done = 0
  for await (const shape of shapes) {
    collected.add(shape)
    onDone(++done)
  }
  return collected.all()
}
