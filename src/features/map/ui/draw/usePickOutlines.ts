import { useQuery } from '@tanstack/react-query'
import type { Map as LeafletMap } from 'leaflet'
import { useMemo, useState } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import { BOUNDARY_ZOOM, type BoundaryKind } from '#contract/boundaries.ts'
import { boundarySetsQuery, squaresQuery } from '#features/map/data/imported-outlines.ts'
import type { PickLevel } from '#features/map/model/draw/gesture.ts'
import type { PlacedOutlines } from '#features/map/model/draw/placed-outline.ts'
import { tilesOver } from '#shared/geo/tiles.ts'

/** Which outlines each level picks, and the zoom from which they are large enough. */
const picked: Partial<Record<PickLevel, { kind: BoundaryKind; minZoom: number }>> = {
  city: { kind: 'city', minZoom: 8 },
  postal: { kind: 'zip', minZoom: 9 },
}

/** The imported outlines in view: absent where there are none, `far` where the map has to be nearer. */
export interface PickOutlines {
  state: 'none' | 'far' | 'loading' | 'ready'
  outlines: PlacedOutlines | undefined
}

const noneYet: PlacedOutlines = { all: [], byKey: new Map() }

/** The imported outlines that a level picks, as far as they are in view. */
export function usePickOutlines(level: PickLevel): PickOutlines {
  const { kind = 'zip', minZoom = 0 } = picked[level] ?? {}
  const enabled = picked[level] !== undefined
  const version = useQuery({ ...boundarySetsQuery, enabled }).data?.[kind]?.version
  const { zoom, tiles } = useTiles()
  const isNear = zoom >= minZoom
  const wanted = enabled && isNear && version !== undefined
  const { data, isError } = useQuery({ ...squaresQuery(kind, version ?? '', tiles), enabled: wanted })
  if (!enabled || version === undefined || isError) return { state: 'none', outlines: undefined }
  if (!isNear) return { state: 'far', outlines: undefined }
  return data ? { state: 'ready', outlines: data } : { state: 'loading', outlines: noneYet }
}

/** The zoom, and at those where outlines are drawn the squares in view; the same until others come into it. */
function useTiles() {
  const map = useMap()
  const [view, setView] = useState(() => viewOf(map))
  useMapEvents({ moveend: () => setView(viewOf(map)) })
  return useMemo(() => JSON.parse(view) as ReturnType<typeof tilesIn>, [view])
}

const viewOf = (map: LeafletMap) => JSON.stringify(tilesIn(map))

function tilesIn(map: LeafletMap) {
  const bounds = map.getBounds()
  const box = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const
  const zoom = map.getZoom()
  return { zoom, tiles: zoom < BOUNDARY_ZOOM ? [] : tilesOver(box, BOUNDARY_ZOOM) }
}
