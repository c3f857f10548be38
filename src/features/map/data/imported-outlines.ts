import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answersTo } from '#api/batch-endpoints.ts'
import { parsed } from '#api/client.ts'
import {
  Boundaries,
  type Boundary,
  type BoundaryKind,
  BoundarySets,
  MAX_BOUNDARY_KEYS,
} from '#contract/boundaries.ts'
import type { Tile } from '#shared/geo/tiles.ts'
import { inSlices, type Sliced } from '#shared/time-slices.ts'
import { keysOf, type Polygons, polygonsOf } from '../model/areas/imported-outline.ts'
import { joined, type PlacedOutline, type PlacedOutlines, placed } from '../model/draw/placed-outline.ts'

/** Which outlines the operator has imported; none where the service has no such path. */
export const boundarySetsQuery = queryOptions({
  queryKey: ['boundary sets'],
  queryFn: async ({ signal }): Promise<BoundarySets> =>
    BoundarySets.safeParse(await read('/boundaries', signal)).data ?? {},
})

/** The outlines of a version with these keys; null for those that it does not have. Each key is requested once. */
export const outlinesQuery = (kind: BoundaryKind, version: string, keys: readonly string[]) =>
  queryOptions({
    queryKey: ['outlines', kind, version, keys],
    queryFn: async ({ client, signal }): Promise<ReadonlyMap<string, Polygons | null>> => {
      const fetchAll = (some: readonly string[]) => fetchByKeys(kind, some, signal)
      const found = await answersTo(keys, client, {
        keyOf: (key) => ['outline', kind, version, key],
        single: async (key) => (await fetchAll([key]))[0] ?? null,
        together: { max: MAX_BOUNDARY_KEYS, fetchAll },
      })
      return new Map(keys.map((key, i) => [key, found[i] ?? null]))
    },
    // Those that are drawn remain until the next answer, which has them too.
    placeholderData: keepPreviousData,
    structuralSharing: false,
  })

async function fetchByKeys(
  kind: BoundaryKind,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<(Polygons | null)[]> {
  const query = new URLSearchParams(keys.map((key) => ['key', key]))
  const outlines = await readBoundaries(`/boundaries/${kind}?${query}`, signal)
  const byKey = new Map(outlines.flatMap((one) => keysOf(one).map((key) => [key, one])))
  return keys.map((key) => {
    const outline = byKey.get(key)
    return outline ? polygonsOf(outline) : null
  })
}

/** The outlines of a version in some squares; each square is requested once. */
export const squaresQuery = (kind: BoundaryKind, version: string, tiles: readonly Tile[]) =>
  queryOptions({
    queryKey: ['squares', kind, version, tiles],
    queryFn: async ({ client }): Promise<PlacedOutlines> =>
      joined(await Promise.all(tiles.map((tile) => client.fetchQuery(squareQuery(kind, version, tile))))),
    placeholderData: (old, query) => (query?.queryKey[1] === kind ? old : undefined),
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

const squareQuery = (kind: BoundaryKind, version: string, tile: Tile) =>
  queryOptions({
    queryKey: ['square', kind, version, tile],
    queryFn: async ({ signal }): Promise<PlacedOutline[]> =>
      inSlices(
        placedOneByOne(await readBoundaries(`/boundaries/${kind}/${tile.x}/${tile.y}`, signal)),
        signal,
      ),
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A square may have hundreds of outlines: the screen is drawn between them. */
function* placedOneByOne(boundaries: readonly Boundary[]): Sliced<PlacedOutline[]> {
  const outlines: PlacedOutline[] = []
  for (const boundary of boundaries) {
    outlines.push(placed(boundary))
    yield
  }
  return outlines
}

/** Raises an error where the service does not send outlines. */
const readBoundaries = async (path: string, signal: AbortSignal): Promise<Boundary[]> =>
  Boundaries.parse(await read(path, signal))

/** The JSON at a path of the service; undefined where it has none. */
async function read(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal })
  return response.ok ? parsed(await response.text()) : undefined
}
