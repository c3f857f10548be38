import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useMap } from 'react-leaflet'
import type { Criteria } from '#contract/criteria'
import { tallyQuery } from '../../../api/queries.ts'
import { count } from '../../../criteria/format.ts'
import { placeIndexQuery } from '../../../state/place-index.ts'
import { postalPoint } from '../../../state/places.ts'
import type { Frame } from '../base/CanvasLayer.ts'
import { pointOf } from '../draw/plane.ts'
import { useZoom } from '../useZoom.ts'
import { boxOfMost } from './box.ts'
import { type Cell, type Cells, cellAt, cellsAt, heapsOf } from './densityCells.ts'
import { originOf } from './frame.ts'
import { useReport } from './report.ts'
import { useCanvas } from './useCanvas.ts'
import { type Hit, useHover } from './useHover.ts'

interface Props {
  criteria: Criteria
  scheme: string
}

/** The results as dots on a grid: a tally by postal code, larger and darker where there are more. */
export function Density({ criteria, scheme }: Props) {
  const tally = useQuery(tallyQuery(criteria, ['postalcode']))
  const index = useQuery(placeIndexQuery)
  const { heaps, unplaced } = useMemo(
    () =>
      tally.data && index.data
        ? heapsOf(tally.data, (code) => postalPoint(index.data, code))
        : { heaps: [], unplaced: 0 },
    [tally.data, index.data],
  )
  const zoom = useZoom()
  const cells = useMemo(() => cellsAt(heaps, zoom), [heaps, zoom])
  useCanvas('density', 350, useDots(cells, zoom, scheme))
  useHover((spot, at) => hitOf(cellAt(cells, spot), at))

  const { reported } = useReport.getState()
  const box = useMemo(() => boxOfMost(heaps.map(({ at }) => at)), [heaps])
  const { most, least } = cells
  const [reading, problem] = [tally.isFetching || index.isFetching, tally.error ?? index.error ?? undefined]
  useEffect(() => {
    const legend = most > 0 ? { kind: 'density' as const, least, most, elsewhere: unplaced } : undefined
    const retry = () => void (tally.error ? tally.refetch() : index.refetch())
    reported({ reading, problem, retry, legend, box })
  }, [reported, reading, problem, most, least, unplaced, box, tally.error, tally.refetch, index.refetch])
  return null
}

const LEAST_RADIUS = 0.9
const LEAST_OPACITY = 0.3

/** Draws the cells of one zoom; a frame of another zoom comes from a moment in between and stays empty. */
function useDots({ byKey, side, most }: Cells, zoom: number, scheme: string) {
  const map = useMap()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colour is the scheme's
  return useCallback(
    (frame: Frame) => {
      if (frame.zoom !== zoom) return
      const { ctx, width, height } = frame
      const origin = originOf(frame)
      ctx.fillStyle = getComputedStyle(map.getContainer()).getPropertyValue('--c-dot')
      for (const cell of byKey.values()) {
        const [x, y] = [cell.x - origin.x, cell.y - origin.y]
        if (x < -side || y < -side || x > width + side || y > height + side) continue
        const share = Math.sqrt(cell.count / most)
        ctx.globalAlpha = LEAST_OPACITY + (1 - LEAST_OPACITY) * share
        ctx.beginPath()
        ctx.arc(x, y, LEAST_RADIUS + (side / 2 - LEAST_RADIUS) * share, 0, 2 * Math.PI)
        ctx.fill()
      }
    },
    [map, byKey, side, most, zoom, scheme],
  )
}

function hitOf(cell: Cell | undefined, zoom: number): Hit | undefined {
  if (!cell) return undefined
  const { Latitude, Longitude } = pointOf(cell, zoom)
  const [first, ...more] = cell.codes
  const where = more.length ? `${count(cell.codes.length)} ZIP codes` : `ZIP ${first}`
  return { words: `${where}: ${companies(cell.count)}`, lat: Latitude, lng: Longitude }
}

const companies = (n: number) => `${count(n)} ${n === 1 ? 'company' : 'companies'}`
