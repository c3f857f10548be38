import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { firstPaint } from '#session/first-paint.ts'
import { atBase } from '#shared/base-path.ts'
import { inSlices, type Sliced } from '#shared/time-slices.ts'
import {
  type CityFile,
  type CountyFile,
  type LabelFile,
  type PostalFile,
  readCities,
  readCounties,
  readPostal,
  type StateFile,
} from './place-files.ts'
import { type FoundPlace, findPlaces, type PlaceIndex, placeIndex } from './places.ts'

interface PlaceFiles {
  postal: PostalFile
  cities: CityFile
  counties: CountyFile
  states: StateFile
  labels: LabelFile
}

/** A file of `public/places` as it is; the map and the finder share those of counties and states. */
export const placeFileQuery = <Name extends keyof PlaceFiles>(name: Name) =>
  queryOptions({
    queryKey: ['place-file', name],
    queryFn: async ({ signal }): Promise<PlaceFiles[Name]> =>
      (await fetch(atBase(`/places/${name}.json`), { signal })).json(),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

/** Sixty thousand rows are read while the first screen is drawn: file by file. */
function* indexed(files: Omit<PlaceFiles, 'labels'>): Sliced<PlaceIndex> {
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
  queryFn: async ({ client, signal }): Promise<PlaceIndex> => {
    await firstPaint
    const [postal, cities, counties, states] = await Promise.all([
      client.ensureQueryData(placeFileQuery('postal')),
      client.ensureQueryData(placeFileQuery('cities')),
      client.ensureQueryData(placeFileQuery('counties')),
      client.ensureQueryData(placeFileQuery('states')),
    ])
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
