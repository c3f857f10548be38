import { Delaunay } from 'd3-delaunay'
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson'
import { mergeArcs } from 'topojson-client'
import { topology } from 'topojson-server'
import type { GeometryCollection, Polygon as TopologyPolygon } from 'topojson-specification'
import { groupBy, type LatLng, middleOf } from '../gazetteer/points.ts'

/** A point of a plane in which a mile is as long in every direction. */
type PlanePoint = [x: number, y: number]

/** A point with its group. */
export type Seed = LatLng & { group: string }

/** Room around the seeds, in degrees: wider than any state reaches beyond its outermost postal code. */
const ROOM = 20

/**
 * The land around seeds: each point belongs to the group of its nearest seed. One shape a group, bounded by a wide box.
 * Of several seeds at one point only the first counts.
 */
export function cellsOf(seeds: readonly Seed[]): Map<string, MultiPolygon> {
  const first = [...groupBy(seeds, ({ lat, lng }) => `${lat},${lng}`).values()].flatMap(
    ([seed]) => seed ?? [],
  )
  const squeeze = Math.cos((middleOf(first).lat * Math.PI) / 180)
  const planePoints = first.map(({ lat, lng }): PlanePoint => [lng * squeeze, lat])
  const voronoi = Delaunay.from(planePoints).voronoi(boxAround(planePoints))
  const cells = first.map((seed, i): [Seed, Polygon] => [
    seed,
    { type: 'Polygon', coordinates: [voronoi.cellPolygon(i).map(([x, y]): Position => [x / squeeze, y])] },
  ])
  return mergedByGroup(cells)
}

function boxAround(planePoints: readonly PlanePoint[]): [number, number, number, number] {
  const [xs, ys] = [planePoints.map(([x]) => x), planePoints.map(([, y]) => y)]
  return [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM, Math.max(...xs) + ROOM, Math.max(...ys) + ROOM]
}

function mergedByGroup(cells: readonly [Seed, Polygon][]): Map<string, MultiPolygon> {
  const features = cells.map(([{ group }, geometry]) => ({
    type: 'Feature' as const,
    properties: { group },
    geometry,
  }))
  const joined = topology({ cells: featureCollection(features) })
  const { geometries } = joined.objects.cells as GeometryCollection<{ group: string }>
  const groups = groupBy(geometries, ({ properties }) => (properties as { group: string }).group)
  return new Map(
    [...groups].map(([group, groupCells]) => {
      const { arcs } = mergeArcs(joined, groupCells as TopologyPolygon[])
      return [group, shapeOf(joined.arcs as Position[][], arcs)]
    }),
  )
}

/** Features as one object of a topology. */
export const featureCollection = (features: Feature[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features,
})

/** The shape whose rings are these runs of arcs; a run backwards is `~index`. */
function shapeOf(all: readonly Position[][], areas: readonly number[][][]): MultiPolygon {
  const arc = (index: number) => (index < 0 ? (all[~index] ?? []).toReversed() : (all[index] ?? []))
  const ring = (run: readonly number[]) => run.flatMap((index, i) => (i ? arc(index).slice(1) : arc(index)))
  return { type: 'MultiPolygon', coordinates: areas.map((rings) => rings.map(ring)) }
}
