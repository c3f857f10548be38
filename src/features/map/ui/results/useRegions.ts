import { canvas, type LeafletMouseEvent, Polygon } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import type { Kind } from '#contract/kind.ts'
import type { CriteriaPlace, PlaceChoice } from '#criteria/places.ts'
import { useDrawing } from '#features/map/data/drawing.ts'
import { markClickHandled } from '#features/map/data/point-details.ts'
import { classOf, type ValueClass } from '#features/map/model/results/classes.ts'
import { type Measure, regionText } from '#features/map/model/results/measures.ts'
import type { Region } from '#features/map/model/results/regions.ts'
import { usePlaceEdits } from '../areas/usePlaceEdits.ts'
import { edges, fillOf, hatches, type Scheme } from '../basemap/palette.ts'
import { MapTooltip, plainText } from './MapTooltip.ts'

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

/** Puts the regions on a canvas below the areas; colors, texts and clicks use the latest tally. */
export function useRegions(drawn: Drawn) {
  const map = useMap()
  const edits = usePlaceEdits()
  const { regions, values, classes, scheme } = drawn
  const layers = useRef<[Region, Polygon][]>([])

  const latest = useRef({ ...drawn, edits })
  latest.current = { ...drawn, edits }

  useEffect(() => {
    const pane = map.getPane('choropleth') ?? map.createPane('choropleth')
    pane.style.zIndex = '360'
    const renderer = canvas({ pane: 'choropleth', padding: 0.3 })
    const made = regions.map((region): [Region, Polygon] => [region, polygonOf(region, renderer)])
    for (const [region, polygon] of made) {
      const tip = new MapTooltip({ sticky: true, opacity: 1 })
      polygon.bindTooltip(tip.setContent(() => plainText(regionTip(region, latest.current))))
      const { place } = region
      if (place) polygon.on('click', (event: LeafletMouseEvent) => toggle(place, latest.current, event))
      polygon.addTo(map)
    }
    layers.current = made
    return () => {
      for (const [, polygon] of made) polygon.remove()
      renderer.remove()
    }
  }, [map, regions])

  // biome-ignore lint/correctness/useExhaustiveDependencies: new layers need their colors too
  useEffect(() => {
    const unknown = hatchOf(hatches[scheme])
    layers.current.forEach(([, polygon], i) => {
      // An open tooltip shows the previous numbers.
      if (polygon.isTooltipOpen()) polygon.getTooltip()?.update()
      const value = values[i]
      const index = value === undefined ? undefined : classOf(classes, value)
      const fill = index === undefined ? 'transparent' : fillOf(scheme, index, classes.length)
      polygon.setStyle({
        color: edges[scheme],
        fillOpacity: value === undefined || index !== undefined ? 0.85 : 0,
        fillColor: value === undefined && classes.length > 0 ? unknown : fill,
      })
    })
  }, [regions, values, classes, scheme])
}

function polygonOf({ geometry }: Region, renderer: ReturnType<typeof canvas>): Polygon {
  const areas = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const rings = areas.map((area) =>
    area.map((ring) => ring.map(([lng = 0, lat = 0]): [number, number] => [lat, lng])),
  )
  return new Polygon(rings, { renderer, weight: 0.6, fill: true, smoothFactor: 1 })
}

const HATCH_PIXELS = 6

/** A fill of slanting lines. Leaflet passes any fill to the canvas, also a pattern. */
function hatchOf(color: string): string {
  const tile = document.createElement('canvas')
  tile.width = tile.height = HATCH_PIXELS
  const ctx = tile.getContext('2d')
  if (!ctx) return color
  ctx.strokeStyle = color
  ctx.lineWidth = 1.2
  for (const shift of [-HATCH_PIXELS, 0, HATCH_PIXELS]) {
    ctx.moveTo(shift, HATCH_PIXELS)
    ctx.lineTo(shift + HATCH_PIXELS, 0)
  }
  ctx.stroke()
  return ctx.createPattern(tile, 'repeat') as unknown as string
}

const regionTip = (region: Region, { kind, measure, counts, total }: Drawn) =>
  regionText(kind, measure, region, counts.get(region.key) ?? 0, total)

type Latest = Drawn & { edits: ReturnType<typeof usePlaceEdits> }

/** Adds the region to the search, excluded if the switch is on, or removes it. */
function toggle(region: CriteriaPlace, { edits }: Latest, event: LeafletMouseEvent) {
  const { send, drawing } = useDrawing.getState()
  const { tool, exclude } = drawing
  if (tool !== 'select') return
  event.originalEvent.stopPropagation()
  markClickHandled(event.originalEvent)
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
