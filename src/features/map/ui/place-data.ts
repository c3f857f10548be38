import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PlaceChoice } from '#criteria/places.ts'
import { readCounties, readLabels } from '#reference/place-files.ts'
import { placeIndexQuery } from '#reference/place-index.ts'
import { postalPoint } from '#reference/places.ts'
import { atBase } from '#shared/base-path.ts'
import type { Gazetteer } from '../model/areas/outline.ts'
import { loadShapes, loadZip3 } from '../model/boundaries.ts'
import type { Labels } from '../model/label-placement.ts'

const forever = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
} as const

const read = async (name: string, signal: AbortSignal) =>
  (await fetch(atBase(`/places/${name}.json`), { signal })).json()

/** Every name that the map writes. */
export const labelsQuery = queryOptions({
  queryKey: ['labels'],
  queryFn: async ({ signal }): Promise<Labels> => {
    const [labels, counties, states] = await Promise.all(
      ['labels', 'counties', 'states'].map((name) => read(name, signal)),
    )
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
