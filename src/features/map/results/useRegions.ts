import { canvas, type LeafletMouseEvent, Polygon } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import type { Criteria } from '#contract/criteria'
import type { Kind } from '#contract/kind'
import { counted } from '../../../criteria/kinds.ts'
import { type Place, placesOf } from '../../../criteria/places.ts'
import { usePlaceEdits } from '../areas/usePlaceEdits.ts'
import type { Scheme } from '../base/palette.ts'
import { useDrawing } from '../draw/drawing.ts'
import { type CountClass, classOf } from './classes.ts'
import { edges, fillOf } from './ramp.ts'
import { keyOf, nameOf, placeOf, type Region } from './regions.ts'

interface Drawn {
  kind: Kind
  regions: readonly Region[]
  counts: ReadonlyMap<string, number>
  classes: readonly CountClass[]
  scheme: Scheme
  criteria: Criteria
}

/** Puts the regions on a canvas of their own below the areas; colours, words and clicks follow the latest answer. */
export function useRegions(drawn: Drawn) {
  const map = useMap()
  const edits = usePlaceEdits()
  const { regions, counts, classes, scheme } = drawn
  const layers = useRef<[Region, Polygon][]>([])

  const latest = useRef({ ...drawn, edits })
  latest.current = { ...drawn, edits }

  useEffect(() => {
    const pane = map.getPane('choropleth') ?? map.createPane('choropleth')
    pane.style.zIndex = '360'
    const renderer = canvas({ pane: 'choropleth', padding: 0.3 })
    const made = regions.map((region): [Region, Polygon] => [region, polygonOf(region, renderer)])
    for (const [region, polygon] of made) {
      polygon.bindTooltip(() => wordsOf(region, latest.current), { sticky: true, opacity: 1 })
      polygon.on('click', (event: LeafletMouseEvent) => toggle(region, latest.current, event))
      polygon.addTo(map)
    }
    layers.current = made
    return () => {
      for (const [, polygon] of made) polygon.remove()
      renderer.remove()
    }
  }, [map, regions])

  // biome-ignore lint/correctness/useExhaustiveDependencies: new layers need their colours too
  useEffect(() => {
    for (const [region, polygon] of layers.current) {
      const index = classOf(classes, counts.get(keyOf(region)) ?? 0)
      polygon.setStyle({
        color: edges[scheme],
        fillOpacity: index === undefined ? 0 : 0.85,
        fillColor: index === undefined ? 'transparent' : fillOf(scheme, index, classes.length),
      })
    }
  }, [regions, counts, classes, scheme])
}

function polygonOf({ geometry }: Region, renderer: ReturnType<typeof canvas>): Polygon {
  const areas = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const rings = areas.map((area) =>
    area.map((ring) => ring.map(([lng = 0, lat = 0]): [number, number] => [lat, lng])),
  )
  return new Polygon(rings, { renderer, weight: 0.7, fill: true, smoothFactor: 1 })
}

function wordsOf(region: Region, { kind, counts }: Drawn): HTMLElement {
  const element = document.createElement('span')
  element.textContent = `${nameOf(region)}: ${counted(kind, counts.get(keyOf(region)) ?? 0)}`
  return element
}

type Latest = Drawn & { edits: ReturnType<typeof usePlaceEdits> }

/** Adds the region to the search, left out if the switch says so, or takes it out when it is there. */
function toggle(region: Region, { criteria, edits }: Latest, event: LeafletMouseEvent) {
  const { send, drawing } = useDrawing.getState()
  const { tool, leaveOut } = drawing
  if (tool !== 'select') return
  event.originalEvent.stopPropagation()
  const place = { ...placeOf(region), leftOut: leaveOut }
  const index = placesOf(criteria).findIndex((other) => isSame(other, place))
  if (index >= 0) edits.remove(index)
  else edits.add(place)
  if (leaveOut) send({ type: 'leaveOutSwitched' })
}

const isSame = (a: Place, b: Place) =>
  (a.kind === 'state' && b.kind === 'state' && a.StateProvince === b.StateProvince) ||
  (a.kind === 'county' && b.kind === 'county' && keyOf(a) === keyOf(b))
