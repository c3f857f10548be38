import type { PlaceChoice } from '#criteria/places.ts'
import { type Gazetteer, outlineOf, type RegionPlace, regionOf } from '#features/map/model/areas/outline.ts'
import { regionAt, regionShapes } from '#features/map/model/results/region-shapes.ts'
import { type AreaSurface, type Areas, type Context, isIn, paintApart, pathOf } from './land-mask.ts'
import { paintRegions, regionPaths, SHORE_REACH } from './paint-regions.ts'

/**
 * The surfaces of the included places, if every one of them has one, and of the excluded places. States and counties are counted up to the
 * shores of the base map where these are known, or else end at their own outlines.
 */
export function areaSurfaces(
  places: readonly PlaceChoice[],
  gazetteer: Gazetteer,
  areShoresKnown: boolean,
): Areas {
  const surfaceOf = areShoresKnown ? fineSurface : coarseSurface
  const included = places.filter(({ excluded }) => !excluded)
  const excluded = places.filter(({ excluded }) => excluded)
  return {
    included: included.every((place) => hasSurface(place, gazetteer))
      ? surfaceOf(included, gazetteer)
      : undefined,
    excluded: surfaceOf(excluded, gazetteer),
  }
}

const hasSurface = (place: PlaceChoice, gazetteer: Gazetteer) =>
  (outlineOf(place, gazetteer)?.polygons.length ?? 0) > 0

/** The surface within the outlines of places. */
function coarseSurface(places: readonly PlaceChoice[], gazetteer: Gazetteer): AreaSurface | undefined {
  const polygons = places.flatMap((place) => outlineOf(place, gazetteer)?.polygons ?? [])
  if (polygons.length === 0) return undefined
  const path = pathOf(
    polygons.flat().map((ring) => ring.map(({ Longitude, Latitude }) => [Longitude, Latitude])),
  )
  return { paint: (ctx) => ctx.fill(path), has: (x, y) => isIn(path, x, y) }
}

function fineSurface(places: readonly PlaceChoice[], gazetteer: Gazetteer): AreaSurface | undefined {
  const others = places.filter((place) => !isRegion(place))
  const surfaces = [
    coarseSurface(others, gazetteer),
    ...(['state', 'county'] as const).map((kind) =>
      regionSurface(
        places.filter(isRegion).filter((place) => place.kind === kind),
        gazetteer,
      ),
    ),
  ].filter((surface) => surface !== undefined)
  if (surfaces.length < 2) return surfaces[0]
  return {
    paint(ctx) {
      for (const { paint } of surfaces) paintApart(ctx, 'source-over', paint)
    },
    has: (x, y) => surfaces.some((surface) => surface.has(x, y)),
  }
}

export const isRegion = (place: PlaceChoice): place is PlaceChoice & RegionPlace =>
  place.kind === 'state' || place.kind === 'county'

/** Degrees around selected regions within which others are their neighbors: more than the reach of a shore. */
const NEIGHBORHOOD = 0.5

/** The surface of states, or of counties, with the land outside all outlines that is nearest to them. */
export function regionSurface(
  places: readonly RegionPlace[],
  { shapes }: Gazetteer,
): AreaSurface | undefined {
  const selected = places.flatMap((place) => (shapes && regionOf(place, shapes)) ?? [])
  if (!shapes || selected.length === 0) return undefined
  const all = places[0]?.kind === 'state' ? shapes.states : shapes.counties
  const near = all.filter(({ bounds }) => selected.some((other) => areNear(bounds, other.bounds)))
  const known = regionShapes(near)
  const isSelected = near.map((region) => selected.includes(region))
  const painted = regionPaths(known).map((paths, i) => ({
    ...paths,
    fill: isSelected[i] ? '#000' : undefined,
  }))
  return {
    paint: (ctx: Context) => paintRegions(ctx, painted, SHORE_REACH),
    has: (x, y) => isSelected[regionAt(known, { x, y }, SHORE_REACH)] ?? false,
  }
}

type Bounds = readonly [west: number, south: number, east: number, north: number]

const areNear = ([west, south, east, north]: Bounds, [left, bottom, right, top]: Bounds) =>
  west < right + NEIGHBORHOOD &&
  east > left - NEIGHBORHOOD &&
  south < top + NEIGHBORHOOD &&
  north > bottom - NEIGHBORHOOD
