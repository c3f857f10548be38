import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { readCities, readCounties, readPostal } from './place-files.ts'
import { type FoundPlace, findPlaces, type PlaceIndex, placeIndex } from './places.ts'

const file = async (name: string, signal: AbortSignal) =>
  (await fetch(`/places/${name}.json`, { signal })).json()

/** The place names that come with the app, read once and prepared for finding. */
export const placeIndexQuery = queryOptions({
  queryKey: ['places'],
  queryFn: async ({ signal }): Promise<PlaceIndex> => {
    const [postal, cities, counties, states] = await Promise.all(
      ['postal', 'cities', 'counties', 'states'].map((name) => file(name, signal)),
    )
    return placeIndex({
      postal: readPostal(postal),
      cities: readCities(cities),
      counties: readCounties(counties),
      states,
    })
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
})

const none: FoundPlace[] = []

/** Finds places by what is typed; nothing is found while the names are still loading. */
export function usePlaceFinder(): (text: string, limit: number) => FoundPlace[] {
  const { data } = useQuery(placeIndexQuery)
  return useCallback((text, limit) => (data ? findPlaces(data, text, limit) : none), [data])
}
