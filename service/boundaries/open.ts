import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { BoundarySet } from '#contract/boundaries.ts'
import type { Tile } from '#shared/geo/tiles.ts'
import { Checksums, everyBlock, findDamage } from '../versions/checksums.ts'
import { DataError } from '../versions/data-error.ts'
import { boundaryFiles, LAYOUT } from './folder.ts'
import { BoundaryIndex, type LineRun, lineRuns, tileName } from './index-file.ts'

const Info = z.object({
  layout: z.literal(LAYOUT),
  name: z.string(),
  version: z.string(),
  date: z.string(),
  outlines: z.int(),
  files: Checksums,
})

/** A version of the outlines of a kind. Answers are JSON texts: lists of outlines. */
export interface OpenBoundaries {
  info: BoundarySet
  /** The outlines that touch a square; reads these and no others. */
  inTile(tile: Tile): Promise<string>
  /** The outlines with these keys, without the unknown ones. */
  byKeys(keys: readonly string[]): Promise<string>
}

/** What a version is. Throws a DataError when that is missing or of another layout. */
export async function readBoundaryInfo(folder: string): Promise<z.infer<typeof Info>> {
  const text = await readFile(join(folder, boundaryFiles.info), 'utf8').catch(() => '')
  const parsed = Info.safeParse(parse(text))
  if (!parsed.success) throw unreadable(folder, `${boundaryFiles.info} does not describe outlines`)
  return parsed.data
}

/** Opens a version after a check of all its bytes. Throws a DataError when it is damaged. */
export async function openBoundaries(folder: string): Promise<OpenBoundaries> {
  const { files, layout: _layout, ...info } = await readBoundaryInfo(folder)
  const damage = await findDamage(folder, files, { pick: everyBlock })
  if (damage) throw unreadable(folder, damage.message)
  const index = BoundaryIndex.parse(parse(await readFile(join(folder, boundaryFiles.index), 'utf8')))
  const linesOf = (numbers: readonly number[]) =>
    readLines(join(folder, boundaryFiles.lines), lineRuns(index, numbers))
  return {
    info,
    inTile: (tile) => linesOf(index.tiles[tileName(tile)] ?? []),
    byKeys: (keys) =>
      linesOf(keys.flatMap((key) => (Object.hasOwn(index.keys, key) ? (index.keys[key] ?? []) : []))),
  }
}

const unreadable = (folder: string, message: string) =>
  new DataError(`The outlines in ${folder} cannot be used: ${message}. Import them again`)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The lines of these runs as a list in JSON. */
async function readLines(file: string, runs: readonly LineRun[]): Promise<string> {
  if (runs.length === 0) return '[]'
  const handle = await open(file, 'r')
  try {
    const texts: string[] = []
    for (const { start, end } of runs) {
      const buffer = Buffer.allocUnsafe(end - start)
      await handle.read(buffer, 0, buffer.length, start)
      texts.push(buffer.toString('utf8', 0, buffer.length - 1).replaceAll('\n', ','))
    }
    return `[${texts.join(',')}]`
  } finally {
    await handle.close()
  }
}
