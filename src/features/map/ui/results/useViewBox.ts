import type { Map as LeafletMap } from 'leaflet'
import { useMemo, useState } from 'react'
import { useMapEvents } from 'react-leaflet'
import type { Point } from '#contract/place.ts'
import { boxOfView } from '#features/map/model/results/viewBox.ts'

/** The squares around what the map shows, the same as long as the view stays among them. */
export function useViewBox(): Point[] | undefined {
  const map = useMapEvents({ moveend: () => setBox(boxText(map)) })
  const [box, setBox] = useState(() => boxText(map))
  return useMemo(() => JSON.parse(box) ?? undefined, [box])
}

function boxText(map: LeafletMap): string {
  const zoom = map.getZoom()
  const [bounds, origin] = [map.getPixelBounds(), { x: 0, y: 0 }]
  return JSON.stringify(boxOfView(bounds.min ?? origin, bounds.max ?? origin, zoom) ?? null)
}
