import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BOUNDARY_ZOOM, type BoundarySet } from '#contract/boundaries.ts'
import { type Box, tileAt, tilesOver } from '#shared/geo/tiles.ts'
import { checksumsOf } from '../versions/checksums.ts'
import { makeFilesLasting } from '../versions/version-folders.ts'
import { boundaryFiles, LAYOUT } from './folder.ts'
import { type BoundaryIndex, tileName } from './index-file.ts'

/** An outline to store: its keys, the first of them its own, its JSON, and a box around each of its polygons. */
export interface StoredOutline {
  keys: readonly string[]
  json: string
  boxes: readonly Box[]
}

/** Writes the files of a version into its folder, lasting when it returns. */
export async function writeBoundaries(
  folder: string,
  info: BoundarySet,
  outlines: readonly StoredOutline[],
): Promise<void> {
  const sorted = outlines.toSorted((a, b) => homeOf(a) - homeOf(b))
  const lines = Readable.from(sorted.map(({ json }) => `${json}\n`))
  await pipeline(lines, createWriteStream(join(folder, boundaryFiles.lines)))
  await writeFile(join(folder, boundaryFiles.index), JSON.stringify(indexOf(sorted)))
  const contents = [boundaryFiles.lines, boundaryFiles.index]
  const content = { layout: LAYOUT, ...info, files: await checksumsOf(folder, contents) }
  await writeFile(join(folder, boundaryFiles.info), JSON.stringify(content, undefined, 2))
  await makeFilesLasting(folder, [...contents, boundaryFiles.info])
}

/** The place of an outline in the file: by the square of its first polygon, so that a square is read in a few runs. */
function homeOf({ boxes: [box] }: StoredOutline): number {
  if (!box) return 0
  const { x, y } = tileAt((box[0] + box[2]) / 2, (box[1] + box[3]) / 2, BOUNDARY_ZOOM)
  return y * 2 ** BOUNDARY_ZOOM + x
}

function indexOf(outlines: readonly StoredOutline[]): BoundaryIndex {
  let end = 0
  const ends = outlines.map(({ json }) => {
    end += Buffer.byteLength(json) + 1
    return end
  })
  return { ends, keys: numbersByKey(outlines), tiles: numbersByTile(outlines) }
}

/** The number of each outline by its keys. An outline's own key goes before the other names of others. */
function numbersByKey(outlines: readonly StoredOutline[]): Record<string, number> {
  const numbers: Record<string, number> = {}
  for (const [i, { keys }] of outlines.entries()) for (const key of keys.slice(1)) numbers[key] ??= i
  for (const [i, { keys }] of outlines.entries()) numbers[keys[0] as string] = i
  return numbers
}

function numbersByTile(outlines: readonly StoredOutline[]): Record<string, number[]> {
  const numbers: Record<string, number[]> = {}
  for (const [i, { boxes }] of outlines.entries()) {
    const names = new Set(boxes.flatMap((box) => tilesOver(box, BOUNDARY_ZOOM).map(tileName)))
    for (const name of names) {
      numbers[name] ??= []
      numbers[name].push(i)
    }
  }
  return numbers
}
