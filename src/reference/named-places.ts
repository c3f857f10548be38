import { useCallback } from 'react'
import type { PlacesNamed } from '#language/rule.ts'
import { usePlaceIndex } from './place-index.ts'
import { placesNamed } from './places.ts'

/** The places with exactly a name; none while the names are still loading. */
export function useNamedPlaces(): PlacesNamed {
  const data = usePlaceIndex()
  return useCallback((name, state) => (data ? placesNamed(data, name, state) : []), [data])
}
