import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type CountyName, countiesOf } from '#features/map/model/areas/area-counties.ts'
import { placeIndexQuery } from '#reference/place-index.ts'
import { usePlaces } from '#session/search.ts'
import { shapesQuery, useGazetteer } from '../place-data.ts'

/** The counties where the middles of the search's places are; undefined until places and outlines are loaded. */
export function useAreaCounties(): CountyName[] | undefined {
  const places = usePlaces()
  const gazetteer = useGazetteer(places)
  const shapes = useQuery(shapesQuery).data
  const needsIndex = places.some(({ kind }) => ['postal', 'postalCircle', 'city'].includes(kind))
  const { isSuccess } = useQuery({ ...placeIndexQuery, enabled: needsIndex })
  return useMemo(
    () => (needsIndex && !isSuccess ? undefined : countiesOf(places, { ...gazetteer, shapes })),
    [places, gazetteer, shapes, needsIndex, isSuccess],
  )
}
