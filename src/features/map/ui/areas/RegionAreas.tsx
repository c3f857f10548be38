import { useCallback, useMemo } from 'react'
import { useMap } from 'react-leaflet'
import type { PlaceChoice } from '#criteria/places.ts'
import { type Gazetteer, type RegionPlace, regionOf } from '#features/map/model/areas/outline.ts'
import { toPlane } from '#features/map/model/plane.ts'
import { useMapFocus } from '#session/map.ts'
import type { Frame } from '../basemap/CanvasLayer.ts'
import type { Scheme } from '../basemap/palette.ts'
import { isRegion, regionSurface } from '../results/area-surfaces.ts'
import type { Side } from '../results/land-mask.ts'
import { useCanvas } from '../results/useCanvas.ts'
import { useLandSides } from '../results/useLand.ts'
import { useZoom } from '../useViewport.ts'
import { areaColors } from './area-colors.ts'
import { drawRegionAreas, type RegionArea } from './draw-region-areas.ts'

/** From this zoom on the shores of the base map are seen to differ from the outlines of states and counties. */
const FINE_FROM = 7
/** More regions than this are drawn by their outlines alone. */
const MANY_REGIONS = 60

/** The land that the states and counties of the search are drawn up to; undefined where they are drawn by their outlines alone. */
export function useRegionLand(places: readonly PlaceChoice[]): Side | undefined {
  const many = places.filter(isRegion).length
  const isWanted = useZoom() >= FINE_FROM && many > 0 && many <= MANY_REGIONS
  return useLandSides(isWanted)?.us
}

interface Props {
  places: readonly PlaceChoice[]
  gazetteer: Gazetteer
  scheme: Scheme
  land: Side
}

/** The lines and fills of states and counties on a canvas below the other areas. */
export function RegionAreas({ places, gazetteer, scheme, land }: Props) {
  const map = useMap()
  const selected = useMapFocus((focus) => focus.selected)
  const areas = useMemo(
    () => places.map((place) => (isRegion(place) ? areaOf(place, gazetteer) : undefined)),
    [places, gazetteer],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colors of the page follow the scheme
  const draw = useCallback(
    (frame: Frame) => {
      const shown = areas.flatMap((area, index) =>
        area ? [{ ...area, isSelected: index === selected }] : [],
      )
      drawRegionAreas(frame, shown, land, areaColors(map.getContainer()))
    },
    [map, areas, selected, land, scheme],
  )
  useCanvas('region-areas', 390, draw)
  return null
}

function areaOf(
  place: PlaceChoice & RegionPlace,
  gazetteer: Gazetteer,
): Omit<RegionArea, 'isSelected'> | undefined {
  const region = gazetteer.shapes && regionOf(place, gazetteer.shapes)
  const surface = regionSurface([place], gazetteer)
  if (!region || !surface) return undefined
  const [west, south, east, north] = region.bounds
  const northWest = toPlane({ Latitude: north, Longitude: west }, 0)
  const southEast = toPlane({ Latitude: south, Longitude: east }, 0)
  const box = { minX: northWest.x, minY: northWest.y, maxX: southEast.x, maxY: southEast.y }
  return { surface, box, excluded: place.excluded }
}
