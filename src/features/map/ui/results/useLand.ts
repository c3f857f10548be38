import { useQuery } from '@tanstack/react-query'
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

/** The land around the view, while it is wanted. The land of the view before remains until that of the next one is there. */
function useLand(wanted: boolean): DrawnLand | undefined {
  const map = useMap()
  const [land, setLand] = useState<DrawnLand>()
  useEffect(() => {
    if (!wanted) return
    let latest = 0
    const read = async () => {
      const request = ++latest
      const found = await landAround(map)
      if (found && request === latest) setLand(found)
    }
    void read()
    map.on('moveend', read)
    return () => {
      latest = Number.NaN
      map.off('moveend', read)
    }
  }, [map, wanted])
  return wanted ? land : undefined
}
