import { useEffect, useState } from 'react'
import { useMap } from 'react-leaflet'
import { type DrawnLand, landAround } from '../basemap/land-tiles.ts'

/** The land around the view, while it is wanted. The land of the view before remains until that of the next one is there. */
export function useLand(wanted: boolean): DrawnLand | undefined {
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
