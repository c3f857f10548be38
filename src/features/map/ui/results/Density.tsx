import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useMap } from 'react-leaflet'
import { tallyQuery } from '#api/queries.ts'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { counted } from '#criteria/kinds.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import { type Dot, useHere } from '#features/map/data/here/here.ts'
import { allowedIn, areasOf, landOf, type Surfaces } from '#features/map/data/results/land.ts'
import { useReport } from '#features/map/data/results/report.ts'
import {
  type Grid,
  type Heaps,
  heapsOf,
  laidOut,
  type Spread,
  spreadOver,
  squareAt,
} from '#features/map/data/results/spread.ts'
import type { Gazetteer } from '#features/map/model/areas/outline.ts'
import { pointOf, type Spot } from '#features/map/model/draw/plane.ts'
import { boxOfMost } from '#features/map/model/results/box.ts'
import { placeIndexQuery } from '#reference/place-index.ts'
import { useKind } from '#session/search.ts'
import { count } from '#shared/text/format.ts'
import type { Frame } from '../base/CanvasLayer.ts'
import { shapesQuery } from '../names.ts'
import { useZoom } from '../useZoom.ts'
import { drawDots, SIDE_PIXELS } from './dots.ts'
import { originOf } from './frame.ts'
import { useCanvas } from './useCanvas.ts'
import { type Hit, useHover } from './useHover.ts'

interface Props {
  criteria: Criteria
  places: readonly PlaceChoice[]
  gazetteer: Gazetteer
  scheme: string
}

/** From this zoom on shores and edges matter to squares of 7 pixels. */
const LAND_FROM = 6

/** The results as dots on a grid: a tally by postal code, larger and darker where there are more. */
export function Density({ criteria, places, gazetteer, scheme }: Props) {
  const kind = useKind()
  const tally = useQuery(tallyQuery(kind, criteria, ['postalcode']))
  const index = useQuery(placeIndexQuery)
  const shapes = useQuery({ ...shapesQuery, enabled: useZoom() >= LAND_FROM }).data
  const laid = useMemo(() => index.data && laidOut(index.data.postal), [index.data])
  const heaps = useMemo(
    () => (tally.data && laid ? heapsOf(tally.data, laid) : undefined),
    [tally.data, laid],
  )
  const surfaces = useMemo(
    () => ({ land: shapes && landOf(shapes), ...areasOf(places, gazetteer) }),
    [shapes, places, gazetteer],
  )
  const { spread, most } = useDots(heaps, surfaces, scheme)
  useHover((spot, zoom) => {
    const dot = heaps && spread.current && dotOf(heaps, spread.current, spot, zoom)
    return dot && hitOf(kind, dot, spot, zoom)
  })
  const { dotsShown } = useHere.getState()
  useEffect(() => {
    dotsShown((spot, zoom) => heaps && spread.current && dotOf(heaps, spread.current, spot, zoom))
    return () => dotsShown(undefined)
  }, [dotsShown, heaps, spread])

  const { reported } = useReport.getState()
  const unplaced = heaps?.unplaced ?? 0
  const [reading, problem] = [tally.isFetching || index.isFetching, tally.error ?? index.error ?? undefined]
  useEffect(() => {
    const legend = most > 0 ? { kind: 'density' as const, most, elsewhere: unplaced } : undefined
    const retry = () => void (tally.error ? tally.refetch() : index.refetch())
    const box = () => heaps && boxOfMost(heaps.points.filter((_, i) => heaps.counts[i]))
    reported({ reading, problem, retry, legend, box })
  }, [reported, reading, problem, most, unplaced, heaps, tally.error, tally.refetch, index.refetch])
  return null
}

/** How far the records of a postal code may be spread. */
const REACH_MILES = 12
const PIXEL_MILES_AT_0 = 97.3

/** Draws the spread of what is seen, keeps it for the pointer, and tells the most of one dot. */
function useDots(heaps: Heaps | undefined, surfaces: Surfaces, scheme: string) {
  const map = useMap()
  const spread = useRef<Spread>(undefined)
  const [most, setMost] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colour is the scheme's
  const draw = useCallback(
    (frame: Frame) => {
      if (!heaps) return
      const grid = gridOf(frame)
      const middle = map.getCenter().lat
      const squareMiles =
        (SIDE_PIXELS * PIXEL_MILES_AT_0 * Math.cos((middle * Math.PI) / 180)) / 2 ** frame.zoom
      spread.current = spreadOver(heaps, grid, allowedIn(grid, surfaces), REACH_MILES / squareMiles)
      setMost(spread.current.most)
      drawDots(frame, spread.current, getComputedStyle(map.getContainer()).getPropertyValue('--c-dot'))
    },
    [map, heaps, surfaces, scheme],
  )
  useCanvas('density', 350, draw)
  return { spread, most }
}

/** The squares of the plane that a frame shows; they stay where they are while the map is moved. */
function gridOf(frame: Frame): Grid {
  const { x, y } = originOf(frame)
  const side = SIDE_PIXELS
  const [left, top] = [Math.floor(x / side) * side, Math.floor(y / side) * side]
  const columns = Math.ceil((x + frame.width - left) / side)
  const rows = Math.ceil((y + frame.height - top) / side)
  return { zoom: frame.zoom, side, left, top, columns, rows }
}

/** The postal codes behind the dot at a spot, those with the most records first. */
function dotOf(
  heaps: Heaps,
  { grid, values, seeds, codesIn }: Spread,
  spot: Spot,
  zoom: number,
): Dot | undefined {
  const square = zoom === grid.zoom ? squareAt(grid, spot) : undefined
  if (square === undefined || !values[square]) return undefined
  const n = (i: number) => heaps.counts[i] ?? 0
  const held = (codesIn.get(seeds[square] ?? -1) ?? []).filter(n).sort((a, b) => n(b) - n(a))
  return {
    codes: held.map((i) => heaps.points[i]?.PostalCode ?? ''),
    count: held.reduce((sum, i) => sum + n(i), 0),
  }
}

function hitOf(kind: Kind, dot: Dot, spot: Spot, zoom: number): Hit {
  const where = dot.codes.length === 1 ? `ZIP ${dot.codes[0]}` : `${count(dot.codes.length)} ZIP codes`
  const { Latitude, Longitude } = pointOf(spot, zoom)
  return { words: `${where}: ${counted(kind, dot.count)}`, lat: Latitude, lng: Longitude }
}
