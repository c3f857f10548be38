import { useCallback, useMemo } from 'react'
import type { Kind } from '#contract/kind.ts'
import type { CriteriaPlace, PlaceChoice } from '#criteria/places.ts'
import { useDrawing } from '#features/map/data/drawing.ts'
import { fromPlane } from '#features/map/model/plane.ts'
import { classOf, type ValueClass } from '#features/map/model/results/classes.ts'
import { type Measure, regionText } from '#features/map/model/results/measures.ts'
import { regionAt, regionShapes } from '#features/map/model/results/region-shapes.ts'
import type { Region } from '#features/map/model/results/regions.ts'
import type { PlanePoint } from '#shared/geo/plane-point.ts'
import { usePlaceEdits } from '../areas/usePlaceEdits.ts'
import type { Frame } from '../basemap/CanvasLayer.ts'
import { edges, fillOf, hatches, type Scheme } from '../basemap/palette.ts'
import { useZoom } from '../useViewport.ts'
import { drawRegions } from './draw-regions.ts'
import { isInside } from './land-mask.ts'
import { type Fill, regionPaths, SHORE_REACH } from './paint-regions.ts'
import { useCanvas } from './useCanvas.ts'
import { useHover } from './useHover.ts'
import { useLandSides } from './useLand.ts'

interface Drawn {
  kind: Kind
  regions: readonly Region[]
  counts: ReadonlyMap<string, number>
  measure: Measure
  total: number
  /** In steps, in the order of the regions; undefined where nothing is known. */
  values: readonly (number | undefined)[]
  classes: readonly ValueClass[]
  scheme: Scheme
}

/** From this zoom on shores are cut to the land of the base map. */
const LAND_FROM = 6

/** Draws the regions on a canvas below the areas; the pointer names one, and a click adds it to the search or removes it. */
export function useRegions({ kind, regions, counts, measure, total, values, classes, scheme }: Drawn): void {
  const edits = usePlaceEdits()
  const land = useLandSides(useZoom() >= LAND_FROM)?.us
  const shapes = useMemo(() => regionShapes(regions), [regions])
  const paths = useMemo(() => regionPaths(shapes), [shapes])
  const fills = useMemo(() => fillsOf(values, classes, scheme), [values, classes, scheme])
  const draw = useCallback(
    (frame: Frame) => drawRegions(frame, paths, fills, edges[scheme], land),
    [paths, fills, scheme, land],
  )
  useCanvas('choropleth', 340, draw)
  useHover(
    (point, zoom) => {
      const at = { x: point.x / 2 ** zoom, y: point.y / 2 ** zoom }
      if (land && !isInside({ side: land, included: undefined, excluded: undefined }, at.x, at.y)) return
      const region = regions[regionAt(shapes, at, land ? SHORE_REACH : 0)]
      if (!region) return undefined
      const { place } = region
      return {
        text: regionText(kind, measure, region, counts.get(region.key) ?? 0, total),
        ...latLng(point, zoom),
        ...(place && { onClick: () => toggle(place, edits) }),
      }
    },
    { below: 'path, button' },
  )
}

function latLng(point: PlanePoint, zoom: number) {
  const { Latitude, Longitude } = fromPlane(point, zoom)
  return { lat: Latitude, lng: Longitude }
}

function fillsOf(values: Drawn['values'], classes: readonly ValueClass[], scheme: Scheme): Fill[] {
  if (classes.length === 0) return []
  const unknown = hatchOf(hatches[scheme])
  return values.map((value) => {
    if (value === undefined) return unknown
    const index = classOf(classes, value)
    return index === undefined ? undefined : fillOf(scheme, index, classes.length)
  })
}

const HATCH_PIXELS = 6

/** A fill of slanting lines. */
function hatchOf(color: string): CanvasPattern | undefined {
  const tile = document.createElement('canvas')
  tile.width = tile.height = HATCH_PIXELS
  const ctx = tile.getContext('2d')
  if (!ctx) return undefined
  ctx.strokeStyle = color
  ctx.lineWidth = 1.2
  for (const shift of [-HATCH_PIXELS, 0, HATCH_PIXELS]) {
    ctx.moveTo(shift, HATCH_PIXELS)
    ctx.lineTo(shift + HATCH_PIXELS, 0)
  }
  ctx.stroke()
  return ctx.createPattern(tile, 'repeat') ?? undefined
}

/** Adds the region to the search, excluded if the switch is on, or removes it. */
function toggle(region: CriteriaPlace, edits: ReturnType<typeof usePlaceEdits>) {
  const { send, drawing } = useDrawing.getState()
  const { exclude } = drawing
  const place = { ...region, excluded: exclude }
  const index = edits.places().findIndex((other) => isSame(other, place))
  if (index >= 0) edits.remove(index)
  else edits.add(place)
  if (exclude) send({ type: 'leaveOutSwitched' })
}

const text = (place: CriteriaPlace) =>
  place.kind === 'county' ? `${place.StateProvince}|${place.County}`.toLowerCase() : JSON.stringify(place)

/** Whether two named places are one, whatever their role and the letter case of their names. */
function isSame(a: PlaceChoice, b: PlaceChoice): boolean {
  const [one, other] = [a, b].map(({ excluded: _, ...place }) => text(place as CriteriaPlace))
  return a.kind === b.kind && one === other
}
