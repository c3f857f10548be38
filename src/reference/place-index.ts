import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { firstPaint } from '#session/first-paint.ts'
import { atBase } from '#shared/base-path.ts'
import { inSlices, type Sliced } from '#shared/time-slices.ts'
import {
  type CityFile,
  type CountyFile,
  type PostalFile,
  readCities,
  readCounties,
  readPostal,
  type StateFile,
} from './place-files.ts'
import { type FoundPlace, findPlaces, type PlaceIndex, placeIndex } from './places.ts'

const file = async (name: string, signal: AbortSignal) =>
  (await fetch(atBase(`/places/${name}.json`), { signal })).json()

interface PlaceFiles {
  postal: PostalFile
  cities: CityFile
  counties: CountyFile
  states: StateFile
}

/** Sixty thousand rows are read while the first screen is drawn: file by file. */
function* indexed(files: PlaceFiles): Sliced<PlaceIndex> {
  const postal = readPostal(files.postal)
  yield
  const cities = readCities(files.cities)
  yield
  const counties = readCounties(files.counties)
  yield
  return placeIndex({ postal, cities, counties, states: files.states })
}

/** The place names that come with the app, read once and prepared for finding. */
export const placeIndexQuery = queryOptions({
  queryKey: ['places'],
  queryFn: async ({ signal }): Promise<PlaceIndex> => {
    await firstPaint
    const [postal, cities, counties, states] = await Promise.all(
      ['postal', 'cities', 'counties', 'states'].map((name) => file(name, signal)),
    )
    return inSlices(indexed({ postal, cities, counties, states }), signal)
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
})

const none: FoundPlace[] = []

/** The places that come with the app; undefined while they are loading. */
export const usePlaceIndex = (): PlaceIndex | undefined => useQuery(placeIndexQuery).data

/** Finds places by what is typed; nothing is found while the names are still loading. */
export function usePlaceFinder(): (text: string, limit: number) => FoundPlace[] {
  const data = usePlaceIndex()
  return useCallback((text, limit) => (data ? findPlaces(data, text, limit) : none), [data])
}
