import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { create } from 'zustand'
import { isochronesQuery } from '#api/isochrones.ts'
import { travelOf } from '#criteria/areas/area-names.ts'
import type { ParsedArea } from '#criteria/areas/parsed-areas.ts'
import type { Travel } from '#criteria/areas/travel.ts'
import { travelAreas } from '#criteria/areas/travel-areas.ts'
import { usePlaces, useView } from './search.ts'

/** Every routing server of this app is on this data. */
const OPEN_DATA = '© OpenStreetMap contributors'

/** Who the drive times of this session are from. */
const useAttribution = create<{ attribution: string }>()(() => ({ attribution: OPEN_DATA }))

/** Requests the areas of a travel for some lengths (minutes or miles). Rejects with an `ApiProblem` that says what went wrong. */
export function useRequestTravel(): (
  travel: Omit<Travel, 'Value'>,
  lengths: readonly number[],
) => Promise<ParsedArea[]> {
  const client = useQueryClient()
  return useCallback(
    async (travel, lengths) => {
      const { Latitude, Longitude, Mode, Unit } = travel
      const answer = await client.fetchQuery(
        isochronesQuery({ Latitude, Longitude, Mode, Unit, Bands: [...lengths] }),
      )
      useAttribution.setState({ attribution: answer.Attribution ?? OPEN_DATA })
      return travelAreas(travel, answer)
    },
    [client],
  )
}

/** Who the drive times in the search are from; undefined where there are none. */
export function useTravelAttribution(): string | undefined {
  const { names } = useView()
  const attribution = useAttribution((state) => state.attribution)
  return usePlaces().some((place) => travelOf(place, names)) ? attribution : undefined
}
