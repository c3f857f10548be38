import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { BoundaryKind } from '#contract/boundaries.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import { boundarySetsQuery, outlinesQuery } from '#features/map/data/imported-outlines.ts'
import {
  isCrowded,
  isNamedArea,
  outlineKey,
  type Polygons,
} from '#features/map/model/areas/imported-outline.ts'
import type { Gazetteer } from '#features/map/model/areas/outline.ts'

/** The polygons under a key: undefined while they are loading, null where there are none. */
type Find = (key: string) => Polygons | null | undefined

/** The gazetteer with the imported outlines of the ZIP codes and cities among some places. */
export function useImportedOutlines(gazetteer: Gazetteer, places: readonly PlaceChoice[]): Gazetteer {
  const keys = useMemo(() => keysByKind(places), [places])
  const zip = useOutlines('zip', keys.zip)
  const city = useOutlines('city', keys.city)
  return useMemo(() => {
    const find = { zip, city }
    return {
      ...gazetteer,
      importedOutline: (place) => {
        const named = outlineKey(place)
        return named ? find[named.kind](named.key) : null
      },
    }
  }, [gazetteer, zip, city])
}

function keysByKind(places: readonly PlaceChoice[]): Record<BoundaryKind, string[]> {
  const named = isCrowded(places)
    ? []
    : places.filter(isNamedArea).flatMap((place) => outlineKey(place) ?? [])
  const of = (kind: BoundaryKind) => [
    ...new Set(named.flatMap((one) => (one.kind === kind ? [one.key] : []))),
  ]
  return { zip: of('zip').sort(), city: of('city').sort() }
}

function useOutlines(kind: BoundaryKind, keys: readonly string[]): Find {
  const sets = useQuery({ ...boundarySetsQuery, enabled: keys.length > 0 })
  const version = sets.data?.[kind]?.version
  const query = outlinesQuery(kind, version ?? '', keys)
  const outlines = useQuery({ ...query, enabled: keys.length > 0 && version !== undefined })
  const { data, isPlaceholderData } = outlines
  const loading = sets.isPending || (version !== undefined && (outlines.isPending || isPlaceholderData))
  return useMemo(
    () => (key) => {
      const known = data?.get(key)
      return known === undefined && loading && keys.includes(key) ? undefined : (known ?? null)
    },
    [keys, data, loading],
  )
}
