import type { BoundaryKind } from '#contract/boundaries.ts'
import type { StoredOutline } from '#service/boundaries/write.ts'
import { DataError } from '#service/versions/data-error.ts'
import type { Box } from '#shared/geo/tiles.ts'
import { type Named, namedBy } from './fields.ts'
import type { Junctions } from './junctions.ts'
import { boundaryMessages as messages } from './messages.ts'
import { openShapes } from './read/open-shapes.ts'
import type { Shape } from './read/shape.ts'
import { boxOf, OutOfRange, toSteps, type UnitRing, unitPolygons } from './rings.ts'
import { simplified } from './simplify.ts'

/** Most outlines of a kind: some three times those of the country. */
const MAX_OUTLINES = 100_000
/** Degrees that no ZIP code or city is wide or high. */
const MAX_DEGREES = 30

/** A shape of a file with its names and corners. */
export interface NamedShape {
  file: string
  named: Named
  polygons: UnitRing[][]
}

/** The shapes of files that have a name and an area; `onSkipped` is called for each of the others. Throws a DataError for wrong coordinates. */
export async function* namedShapes(
  kind: BoundaryKind,
  files: readonly string[],
  onSkipped: () => void = () => undefined,
): AsyncGenerator<NamedShape> {
  for (const file of files)
    for await (const shape of openShapes(file).read()) {
      const named = namedBy(kind, shape.fields)
      const polygons = cornersOf(file, shape)
      if (named && polygons.length > 0) yield { file, named, polygons }
      else onSkipped()
    }
}

function cornersOf(file: string, { geometry }: Shape): UnitRing[][] {
  try {
    const polygons = unitPolygons(geometry)
    if (!polygons && geometry) throw new DataError(messages.noArea(file, geometry.type))
    return polygons ?? []
  } catch (error) {
    throw error instanceof OutOfRange ? new DataError(messages.outOfRange(file, error.x, error.y)) : error
  }
}

interface Collected {
  named: Named
  /** The polygons as JSON; one that is in two files is there once. */
  polygons: Map<string, Box>
}

/** Outlines by their keys, simplified. Shapes with the same key are one outline: a search for the name finds records in all of them. */
export function collectOutlines(junctions: Pick<Junctions, 'isJunction'>) {
  const outlines = new Map<string, Collected>()
  return {
    add({ file, named, polygons }: NamedShape): void {
      const [key = ''] = named.keys
      const outline = outlines.get(key) ?? { named, polygons: new Map() }
      outlines.set(key, outline)
      if (outlines.size > MAX_OUTLINES) throw new DataError(messages.tooMany(file, MAX_OUTLINES))
      for (const rings of polygons) {
        const box = boxOf(rings[0] as UnitRing)
        const size = Math.max(box[2] - box[0], box[3] - box[1])
        if (size > MAX_DEGREES) throw new DataError(messages.tooWide(file, named.names.join(' '), size))
        outline.polygons.set(JSON.stringify(rings.map((ring) => toSteps(simplified(ring, junctions)))), box)
      }
    },
    all: (): StoredOutline[] => [...outlines.values()].map(toStored),
  }
}

function toStored({ named: { keys, names, state }, polygons }: Collected): StoredOutline {
  const [key] = keys
  const fields = JSON.stringify({ key, names, state })
  const json = `${fields.slice(0, -1)},"polygons":[${[...polygons.keys()].join(',')}]}`
  return { keys, json, boxes: [...polygons.values()] }
}
