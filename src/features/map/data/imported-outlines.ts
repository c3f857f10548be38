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
import { keysOf, type Polygons, polygonsOf } from '../model/areas/imported-outline.ts'

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

const readBoundaries = async (path: string, signal: AbortSignal): Promise<Boundary[]> =>
  Boundaries.safeParse(await read(path, signal)).data ?? []

/** The JSON at a path of the service; undefined where it has none. */
async function read(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal })
  return response.ok ? parsed(await response.text()) : undefined
}
