import { readFileSync } from 'node:fs'
import type { Position } from 'geojson'
import { File } from 'jsfive'
import { groupBy } from '../gazetteer/points.ts'

/** A shore of GSHHG: land in the sea (level 1), a lake in it (2), an island in a lake (3). Closed, in degrees; x may pass 180. */
export interface Shore {
  id: number
  level: 1 | 2 | 3
  /** Id of the shore around it; -1 for land in the sea. */
  parent: number
  squareKm: number
  ring: Position[]
}

/** Coordinates in the file are steps from the south-west corner of a square of one degree. */
const STEPS = 65_535
const SQUARES = 360
const LAKE_ISLAND = 3
/** A part of a shore that neither enters nor leaves its square. */
const CLOSED = 4

type Step = [x: number, y: number]
type Part = { id: number; level: number; closed: boolean; steps: Step[] }

/** Reads all shores outside Antarctica from `binned_GSHHS_f.nc`. Takes about 20 s and 3 GB. */
export function readShores(file: string): Shore[] {
  const bytes = readFileSync(file)
  const archive = new File(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length), file)
  const read = (name: string) => archive.get(name).value
  const parents = read('Id_of_parent_polygons')
  const squareKms = read('The_km_squared_area_of_polygons')
  const shores = groupBy(partsOf(read), ({ id }) => String(id))
  return [...shores.values()].flatMap((parts): Shore[] => {
    const { id, level } = parts[0] ?? { id: 0, level: 0 }
    if (level < 1 || level > LAKE_ISLAND) return []
    const ring = joined(parts).map(([x, y]): Position => [x / STEPS, y / STEPS])
    return [
      { id, level: level as Shore['level'], parent: parents[id] ?? -1, squareKm: squareKms[id] ?? 0, ring },
    ]
  })
}

function partsOf(read: (name: string) => number[]): Part[] {
  const [firstParts, counts] = [read('Id_of_first_segment_in_a_bin'), read('N_segments_in_a_bin')]
  const [infos, ids] = [read('Embedded_npts_levels_exit_entry_for_a_segment'), read('Id_of_GSHHS_ID')]
  const firstPoints = read('Id_of_first_point_in_a_segment')
  const xs = read('Relative_longitude_from_SW_corner_of_bin')
  const ys = read('Relative_latitude_from_SW_corner_of_bin')
  const partAt = (index: number, square: number): Part => {
    const info = infos[index] ?? 0
    const west = (square % SQUARES) * STEPS
    const south = (89 - Math.floor(square / SQUARES)) * STEPS
    const first = firstPoints[index] ?? 0
    const steps = Array.from(
      { length: info >>> 9 },
      (_, i): Step => [west + ((xs[first + i] ?? 0) & 0xffff), south + ((ys[first + i] ?? 0) & 0xffff)],
    )
    return { id: ids[index] ?? -1, level: (info >> 6) & 7, closed: ((info >> 3) & 7) === CLOSED, steps }
  }
  return firstParts.flatMap((first, square) =>
    Array.from({ length: counts[square] ?? 0 }, (_, i) => partAt(first + i, square)),
  )
}

const AROUND = SQUARES * STEPS
const NOWHERE: Step = [0, 0]
const keyOf = ([x, y]: Step) => `${((x % AROUND) + AROUND) % AROUND} ${y}`

/** The parts of one shore end to end: each ends on the edge of a square where the next one begins. Throws when one is missing. */
function joined(parts: readonly Part[]): Step[] {
  const [start, ...rest] = parts
  if (!start) return []
  if (start.closed) return closed(start.steps)
  const byStart = groupBy(rest, ({ steps }) => keyOf(steps[0] ?? NOWHERE))
  const end = keyOf(start.steps[0] ?? NOWHERE)
  const ring = [...start.steps]
  for (let last = ring.at(-1); last && keyOf(last) !== end; last = ring.at(-1)) {
    const next = byStart.get(keyOf(last))?.shift()
    if (!next) throw new Error(`A part of the shore ${start.id} is missing`)
    // A square beyond the date line goes on where the one before it ended.
    const shift = last[0] - (next.steps[0]?.[0] ?? 0)
    for (const [x, y] of next.steps.slice(1)) ring.push([x + shift, y])
  }
  return closed(ring)
}

function closed(ring: Step[]): Step[] {
  const [first, last] = [ring[0], ring.at(-1)]
  const isClosed = first && last && first[0] === last[0] && first[1] === last[1]
  return first && !isClosed ? [...ring, first] : ring
}
