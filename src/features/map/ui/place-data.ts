import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PlaceChoice } from '#criteria/places.ts'
import { readCounties, readLabels } from '#reference/place-files.ts'
import { placeFileQuery, placeIndexQuery } from '#reference/place-index.ts'
import { postalPoint } from '#reference/places.ts'
import type { Gazetteer } from '../model/areas/outline.ts'
import { loadShapes, loadZip3 } from '../model/boundaries.ts'
import type { Labels } from '../model/label-placement.ts'
import type { Town } from './basemap/tile-layers.ts'

const forever = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
} as const

/** Every name that the map writes. */
export const labelsQuery = queryOptions({
  queryKey: ['labels'],
  queryFn: async ({ client }): Promise<Labels> => {
    const [labels, counties, states] = await Promise.all([
      client.ensureQueryData(placeFileQuery('labels')),
      client.ensureQueryData(placeFileQuery('counties')),
      client.ensureQueryData(placeFileQuery('states')),
    ])
    return { ...readLabels(labels), counties: readCounties(counties), states }
  },
  ...forever,
})

/** The outlines of states and counties. */
export const shapesQuery = queryOptions({ queryKey: ['shapes'], queryFn: loadShapes, ...forever })

/** The areas of the first three digits of ZIP codes. */
export const zip3Query = queryOptions({
  queryKey: ['zip3'],
  queryFn: ({ signal }) => loadZip3(signal),
  ...forever,
})

export const useLabels = (): Labels | undefined => useQuery(labelsQuery).data

const noTowns: Town[] = []

/** The towns of the map; none when their file does not come, undefined until that is known. */
export function useTowns(): readonly Town[] | undefined {
  const { data, failureCount } = useQuery(labelsQuery)
  return data?.cities ?? (failureCount > 0 ? noTowns : undefined)
}

/** The positions and outlines of named places, loaded as far as these places need them. */
export function useGazetteer(places: readonly PlaceChoice[]): Gazetteer {
  const needs = (...kinds: PlaceChoice['kind'][]) => places.some(({ kind }) => kinds.includes(kind))
  const shapes = useQuery({ ...shapesQuery, enabled: needs('state', 'county') }).data
  const index = useQuery({ ...placeIndexQuery, enabled: needs('postal', 'postalCircle', 'city') }).data
  return useMemo(
    () => ({
      shapes,
      postalPoint: (code) => index && postalPoint(index, code),
      cityPoint: (city, state) =>
        index?.cities.find(
          (row) => row.StateProvince === state && row.City.toLowerCase() === city.toLowerCase(),
        ),
    }),
    [shapes, index],
  )
}
