import { z } from 'zod'
import type { Tile } from '#shared/geo/tiles.ts'

/** The index of a version: outlines are numbered by their lines. */
export const BoundaryIndex = z.object({
  /** The byte after each line. */
  ends: z.array(z.int().min(0)),
  keys: z.record(z.string(), z.int().min(0)),
  tiles: z.record(z.string(), z.array(z.int().min(0))),
})
export type BoundaryIndex = z.infer<typeof BoundaryIndex>

/** The name of a square in the index. */
export const tileName = ({ x, y }: Tile) => `${x}/${y}`

/** Where a run of lines is in the file. */
export interface LineRun {
  start: number
  end: number
}

/** The runs of the file with these outlines, those beside each other as one, in the order of the file. */
export function lineRuns({ ends }: Pick<BoundaryIndex, 'ends'>, numbers: readonly number[]): LineRun[] {
  const runs: LineRun[] = []
  for (const n of [...new Set(numbers)].sort((a, b) => a - b)) {
    const start = ends[n - 1] ?? 0
    const end = ends[n]
    const last = runs.at(-1)
    if (end === undefined) continue
    if (last?.end === start) last.end = end
    else runs.push({ start, end })
  }
  return runs
}
