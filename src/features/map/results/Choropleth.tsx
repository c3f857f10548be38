import { useQuery } from '@tanstack/react-query'
import { canvas, type LeafletMouseEvent, Polygon } from 'leaflet'
import { useEffect, useMemo, useRef } from 'react'
import { useMap } from 'react-leaflet'
import type { Criteria } from '#contract/criteria'
import { stateNames } from '#contract/place'
import type { TallyItem } from '#contract/tally'
import { tallyQuery } from '../../../api/queries.ts'
import { removeCriterion } from '../../../criteria/edit.ts'
import { count } from '../../../criteria/format.ts'
import { type Place, placesOf } from '../../../criteria/places.ts'
import { usePlaceEdits } from '../areas/usePlaceEdits.ts'
import type { Scheme } from '../base/palette.ts'
import type { CountyShape, Shapes, StateShape } from '../base/shapes.ts'
import { useDrawing } from '../draw/drawing.ts'
import { shapesQuery } from '../names.ts'
import { type CountClass, classesOf, classOf } from './classes.ts'
import { edges, fillOf } from './ramp.ts'
import { useReport } from './report.ts'

type Level = 'state' | 'county'
type Region = StateShape | CountyShape

interface Props {
  criteria: Criteria
  scheme: Scheme
  level: Level
}

/** States or counties coloured by how many companies they hold; a click adds one to the search or takes it out. */
export function Choropleth({ criteria, scheme, level }: Props) {
  const own = level === 'state' ? 'StatesProvinces' : 'CountiesByStateProvince'
  const tally = useQuery(
    tallyQuery(
      removeCriterion(criteria, own),
      level === 'state' ? ['stateprovince'] : ['stateprovince', 'county'],
    ),
  )
  const shapes = useQuery(shapesQuery)
  const regions = useMemo(() => regionsOf(shapes.data, level), [shapes.data, level])
  const counts = useMemo(() => new Map(tally.data?.map((item) => [keyOf(item), item.Count])), [tally.data])
  const classes = useMemo(
    () => classesOf(regions.map((region) => counts.get(keyOf(region)) ?? 0)),
    [regions, counts],
  )
  useRegions({ regions, counts, classes, scheme, level, criteria })

  const { reported } = useReport.getState()
  const elsewhere = useMemo(() => countElsewhere(regions, counts), [regions, counts])
  const [reading, problem] = [tally.isFetching || shapes.isFetching, tally.error ?? shapes.error ?? undefined]
  useEffect(() => {
    const retry = () => void (tally.error ? tally.refetch() : shapes.refetch())
    const legend = classes.length ? { kind: 'classes' as const, classes, elsewhere } : undefined
    reported({ reading, problem, retry, legend, box: undefined })
  }, [reported, reading, problem, classes, elsewhere, tally.error, tally.refetch, shapes.refetch])
  return null
}

const regionsOf = (shapes: Shapes | undefined, level: Level): readonly Region[] =>
  (level === 'state' ? shapes?.states : shapes?.counties) ?? []

const keyOf = ({ StateProvince, County }: TallyItem | { StateProvince: string; County?: string }) =>
  `${StateProvince ?? ''}|${County ?? ''}`.toLowerCase()

/** Companies whose state or county has no outline here: Canada, and records without a county. */
function countElsewhere(regions: readonly Region[], counts: ReadonlyMap<string, number>): number {
  if (regions.length === 0) return 0
  const known = new Set(regions.map(keyOf))
  return [...counts].reduce((sum, [key, n]) => (known.has(key) ? sum : sum + n), 0)
}

const placeOf = (region: Region): Place =>
  'County' in region
    ? { kind: 'county', County: region.County, StateProvince: region.StateProvince }
    : { kind: 'state', StateProvince: region.StateProvince }

const nameOf = (region: Region) =>
  'County' in region
    ? `${region.County}, ${region.StateProvince}`
    : (stateNames[region.StateProvince] ?? region.StateProvince)

interface Drawn {
  regions: readonly Region[]
  counts: ReadonlyMap<string, number>
  classes: readonly CountClass[]
  scheme: Scheme
  level: Level
  criteria: Criteria
}

/** Puts the regions on a canvas of their own below the areas; colours, words and clicks follow the latest answer. */
function useRegions(drawn: Drawn) {
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
      polygon.bindTooltip(() => wordsOf(region, latest.current.counts), { sticky: true, opacity: 1 })
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

function wordsOf(region: Region, counts: ReadonlyMap<string, number>): HTMLElement {
  const element = document.createElement('span')
  const n = counts.get(keyOf(region)) ?? 0
  element.textContent = `${nameOf(region)}: ${count(n)} ${n === 1 ? 'company' : 'companies'}`
  return element
}

type Latest = Drawn & { edits: ReturnType<typeof usePlaceEdits> }

function toggle(region: Region, { criteria, edits }: Latest, event: LeafletMouseEvent) {
  const { tool, leaveOut } = useDrawing.getState().drawing
  if (tool !== 'select') return
  event.originalEvent.stopPropagation()
  const place = { ...placeOf(region), leftOut: leaveOut }
  const index = placesOf(criteria).findIndex((other) => isSame(other, place))
  if (index >= 0) edits.remove(index)
  else edits.add(place)
}

const isSame = (a: Place, b: Place) =>
  (a.kind === 'state' && b.kind === 'state' && a.StateProvince === b.StateProvince) ||
  (a.kind === 'county' && b.kind === 'county' && keyOf(a) === keyOf(b))
