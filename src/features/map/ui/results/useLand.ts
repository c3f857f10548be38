import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Util } from 'leaflet'
import { useEffect, useMemo, useState } from 'react'
import { useMap } from 'react-leaflet'
import { type DrawnLand, landAround } from '../basemap/land-tiles.ts'
import { shapesQuery } from '../place-data.ts'
import { type LandSides, landSides } from './land-mask.ts'

/** The land around the view on both sides of the border, while it is wanted; undefined until it is loaded. */
export function useLandSides(wanted: boolean): LandSides {
  const shapes = useQuery({ ...shapesQuery, enabled: wanted }).data
  const drawn = useLand(wanted)
  return useMemo(() => landSides(shapes, drawn), [shapes, drawn])
}

/** Attempts to load the land of a view, a second and more apart: tiles may not come, or be dropped as those of another zoom are loaded. */
const RETRIES = 4

/** The land around the view, while it is wanted. The land of the view before remains until that of the next one is there. */
function useLand(wanted: boolean): DrawnLand | undefined {
  const map = useMap()
  const [view, setView] = useState('')
  useEffect(() => {
    const read = () => setView(`${map.getBounds().toBBoxString()} ${map.getZoom()}`)
    read()
    map.on('moveend', read)
    return () => void map.off('moveend', read)
  }, [map])
  const { data } = useQuery({
    queryKey: ['land', Util.stamp(map), view],
    queryFn: () => landAround(map),
    enabled: wanted && view !== '',
    retry: RETRIES,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Paths of a canvas are compared by identity.
    structuralSharing: false,
  })
  return wanted ? data : undefined
}
