import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useMap } from 'react-leaflet'
import { tallyQuery } from '#api/queries.ts'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { counted } from '#criteria/kinds.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import { type Dot, usePointDetails } from '#features/map/data/point-details.ts'
import { useResultsReport } from '#features/map/data/results-report.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import type { Gazetteer } from '#features/map/model/areas/outline.ts'
import { fromPlane, type PlanePoint } from '#features/map/model/plane.ts'
import {
  countPostalCodes,
  type Grid,
  isPart,
  layOutPostalCodes,
  type PostalCounts,
  type Spread,
  spreadCounts,
  squareAt,
} from '#features/map/model/results/density.ts'
import { boxAroundPoints } from '#features/map/model/results/points.ts'
import { placeIndexQuery } from '#reference/place-index.ts'
import { useKind } from '#session/search.ts'
import type { Frame } from '../basemap/CanvasLayer.ts'
import { shapesQuery } from '../place-data.ts'
import { useZoom } from '../useViewport.ts'
import { drawDots, frameOrigin, SIDE_PIXELS } from './draw-dots.ts'
import { allowedSquares, areaPaths, landPath, type Surfaces } from './land-mask.ts'
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
  const plane = useMemo(() => index.data && layOutPostalCodes(index.data.postal), [index.data])
  const postalCounts = useMemo(
    () => (tally.data && plane ? countPostalCodes(tally.data, plane) : undefined),
    [tally.data, plane],
  )
  const surfaces = useMemo(
    () => ({ land: shapes && landPath(shapes), ...areaPaths(places, gazetteer) }),
    [shapes, places, gazetteer],
  )
  const { spread, max } = useDots(postalCounts, surfaces, scheme)
  useHover((point, zoom) => {
    const dot = postalCounts && spread.current && dotOf(postalCounts, spread.current, point, zoom)
    return dot && hitOf(kind, dot, point, zoom)
  })
  const { dotsShown } = usePointDetails.getState()
  useEffect(() => {
    dotsShown(
      (point, zoom) => postalCounts && spread.current && dotOf(postalCounts, spread.current, point, zoom),
    )
    return () => dotsShown(undefined)
  }, [dotsShown, postalCounts, spread])

  const { setReport } = useResultsReport.getState()
  const unlocated = postalCounts?.unlocated ?? 0
  const [loading, problem] = [tally.isFetching || index.isFetching, tally.error ?? index.error ?? undefined]
  useEffect(() => {
    const legend = max > 0 ? { kind: 'density' as const, max, elsewhere: unlocated } : undefined
    const retry = () => void (tally.error ? tally.refetch() : index.refetch())
    const box = () =>
      postalCounts && boxAroundPoints(postalCounts.points.filter((_, i) => postalCounts.counts[i]))
    setReport({ loading, problem, retry, legend, box })
  }, [setReport, loading, problem, max, unlocated, postalCounts, tally.error, tally.refetch, index.refetch])
  return null
}

/** How far the records of a postal code may be spread. */
const REACH_MILES = 12
const PIXEL_MILES_AT_0 = 97.3

/** Draws the density of the view, stores it for the pointer, and returns the maximum of one dot. */
function useDots(postalCounts: PostalCounts | undefined, surfaces: Surfaces, scheme: string) {
  const map = useMap()
  const spread = useRef<Spread>(undefined)
  const [max, setMax] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the color depends on the scheme
  const draw = useCallback(
    (frame: Frame) => {
      if (!postalCounts) return
      const grid = gridOf(frame)
      const middle = map.getCenter().lat
      const squareMiles =
        (SIDE_PIXELS * PIXEL_MILES_AT_0 * Math.cos((middle * Math.PI) / 180)) / 2 ** frame.zoom
      spread.current = spreadCounts(
        postalCounts,
        grid,
        allowedSquares(grid, surfaces),
        REACH_MILES / squareMiles,
      )
      setMax(spread.current.max)
      drawDots(frame, spread.current, getComputedStyle(map.getContainer()).getPropertyValue('--c-dot'))
    },
    [map, postalCounts, surfaces, scheme],
  )
  useCanvas('density', 350, draw)
  return { spread, max }
}

/** The squares of the plane that a frame shows; they do not move with the map. */
function gridOf(frame: Frame): Grid {
  const { x, y } = frameOrigin(frame)
  const side = SIDE_PIXELS
  const [left, top] = [Math.floor(x / side) * side, Math.floor(y / side) * side]
  const columns = Math.ceil((x + frame.width - left) / side)
  const rows = Math.ceil((y + frame.height - top) / side)
  return { zoom: frame.zoom, side, left, top, columns, rows }
}

/** The postal codes behind the dot at a point, those with the most records first. */
function dotOf(
  postalCounts: PostalCounts,
  { grid, values, seeds, codesIn }: Spread,
  point: PlanePoint,
  zoom: number,
): Dot | undefined {
  const square = zoom === grid.zoom ? squareAt(grid, point) : undefined
  if (square === undefined || !values[square]) return undefined
  const n = (i: number) => postalCounts.counts[i] ?? 0
  const codes = (codesIn.get(seeds[square] ?? -1) ?? []).filter(n).sort((a, b) => n(b) - n(a))
  return {
    codes: codes.map((i) => postalCounts.points[i]?.PostalCode ?? ''),
    count: codes.reduce((sum, i) => sum + n(i), 0),
    share: values[square] ?? 0,
  }
}

function hitOf(kind: Kind, dot: Dot, point: PlanePoint, zoom: number): Hit {
  const where = dot.codes.length === 1 ? `ZIP ${dot.codes[0]}` : messages.zipCodesLabel(dot.codes.length)
  const { Latitude, Longitude } = fromPlane(point, zoom)
  const inDot = isPart(dot) ? messages.inDot(dot.share) : ''
  return { text: `${where}: ${counted(kind, dot.count)}${inDot}`, lat: Latitude, lng: Longitude }
}
