import { useQuery } from '@tanstack/react-query'
import type { Map as LeafletMap } from 'leaflet'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import { countQuery } from '#api/queries.ts'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { Point } from '#contract/place.ts'
import { useResultsReport } from '#features/map/data/results-report.ts'
import { fromPlane } from '#features/map/model/plane.ts'
import { boxAroundPoints, pointIndex } from '#features/map/model/results/points.ts'
import { narrowedToArea, viewArea } from '#features/map/model/results/view-area.ts'
import { useEditView, useKind } from '#session/search.ts'
import { useSelection } from '#session/selection.ts'
import { useAlternatives } from '#session/service.ts'
import type { Frame } from '../basemap/CanvasLayer.ts'
import { useZoom } from '../useViewport.ts'
import { frameOrigin } from './draw-dots.ts'
import { useCanvas } from './useCanvas.ts'
import { useHover } from './useHover.ts'
import { type Sample, useSample } from './useSample.ts'

interface Props {
  criteria: Criteria
  scheme: string
  /** How many records the sample is to have. */
  size: number
}

const REACH_PIXELS = 9

/** A systematic sample of the results as points; the pointer names one and marks its row, a click opens it. */
export function Points({ criteria, scheme, size }: Props) {
  const kind = useKind()
  const { sampled, total, inView } = useSampled(kind, criteria, size)
  const { sample, loading, problem, retry } = useSample(kind, sampled, total, size)
  useCanvas('points', 350, useDots(sample, scheme))
  usePointing(sample)

  const { setReport } = useResultsReport.getState()
  const shown = sample.ids.length
  useEffect(() => {
    const legend = total === undefined ? undefined : { kind: 'points' as const, shown, total, inView }
    const box = () => (inView ? undefined : boxOfSample(sample))
    setReport({ loading, problem, retry, legend, box })
  }, [setReport, loading, problem, retry, shown, total, inView, sample])
  return null
}

/** What is sampled: all of the results, or where there is no room for all and the map is near, those around the view. */
function useSampled(kind: Kind, criteria: Criteria, size: number) {
  const alternatives = useAlternatives()
  const box = useViewBox()
  const whole = useCurrentCount(kind, criteria)
  const near = useMemo(
    () =>
      box && whole !== undefined && whole > size ? narrowedToArea(box, criteria, alternatives) : undefined,
    [box, whole, size, criteria, alternatives],
  )
  const around = useCurrentCount(kind, near)
  return { sampled: near ?? criteria, total: near ? around : whole, inView: near !== undefined }
}

/** The count of these criteria; undefined while another count is shown. */
function useCurrentCount(kind: Kind, criteria: Criteria | undefined): number | undefined {
  const query = useQuery({ ...countQuery(kind, criteria ?? {}), enabled: criteria !== undefined })
  return query.isPlaceholderData ? undefined : query.data?.MatchCount
}

const boxOfSample = ({ x, y }: Sample) =>
  boxAroundPoints(Array.from(x, (east, i) => fromPlane({ x: east, y: y[i] ?? 0 }, 0)))

/** Squares of two pixels hold one point each: more would only cover each other. */
const THINNEST_PIXELS = 2

function useDots({ x, y }: Sample, scheme: string) {
  const map = useMap()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the color depends on the scheme
  return useCallback(
    (frame: Frame) => {
      const { ctx, width, height, zoom } = frame
      const origin = frameOrigin(frame)
      const scale = 2 ** zoom
      const side = parsedCount(x.length, zoom)
      const columns = Math.ceil(width / THINNEST_PIXELS)
      const taken = new Uint8Array(columns * Math.ceil(height / THINNEST_PIXELS))
      const dot = pointPicture(side, getComputedStyle(map.getContainer()))
      for (let i = 0; i < x.length; i++) {
        const px = (x[i] ?? 0) * scale - origin.x
        const py = (y[i] ?? 0) * scale - origin.y
        if (px < 0 || py < 0 || px >= width || py >= height) continue
        const square = Math.floor(py / THINNEST_PIXELS) * columns + Math.floor(px / THINNEST_PIXELS)
        if (taken[square]) continue
        taken[square] = 1
        ctx.drawImage(dot, px - side / 2, py - side / 2, side, side)
      }
    },
    [map, x, y, scheme],
  )
}

/** Points grow as the map comes nearer, and are smaller where there are many. */
function parsedCount(many: number, zoom: number): number {
  const base = many > 20_000 ? 4 : many > 5_000 ? 5 : 6
  return base + Math.max(0, Math.min(5, (zoom - 6) * 0.8))
}

/** One point, drawn once and copied, which is several times faster than a circle for each. */
function pointPicture(side: number, style: CSSStyleDeclaration): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.ceil(side * window.devicePixelRatio)
  const ctx = canvas.getContext('2d')
  if (!ctx) return canvas
  ctx.scale(canvas.width / side, canvas.width / side)
  ctx.arc(side / 2, side / 2, side / 2 - 0.6, 0, 2 * Math.PI)
  ctx.globalAlpha = 0.85
  ctx.fillStyle = style.getPropertyValue('--c-dot')
  ctx.fill()
  ctx.lineWidth = 0.8
  ctx.strokeStyle = style.getPropertyValue('--c-dot-edge')
  ctx.stroke()
  return canvas
}

function usePointing(sample: Sample) {
  const zoom = useZoom()
  const nearest = useMemo(() => pointIndex(sample, zoom), [sample, zoom])
  const editView = useEditView()
  useHover((point, at) => {
    const { pointed, recordPointed } = useSelection.getState()
    const i = at === zoom ? nearest(point.x, point.y, REACH_PIXELS) : undefined
    const id = i === undefined ? undefined : sample.ids[i]
    if (id !== pointed) recordPointed(id)
    if (i === undefined || id === undefined) return undefined
    const { Latitude, Longitude } = fromPlane({ x: sample.x[i] ?? 0, y: sample.y[i] ?? 0 }, 0)
    const onClick = () => editView({ record: id })
    return { text: sample.names[i] ?? '', lat: Latitude, lng: Longitude, onClick }
  })
}

/** The squares around the view; the same until the view leaves them. */
function useViewBox(): Point[] | undefined {
  const map = useMapEvents({ moveend: () => setBox(boxText(map)) })
  const [box, setBox] = useState(() => boxText(map))
  return useMemo(() => JSON.parse(box) ?? undefined, [box])
}

function boxText(map: LeafletMap): string {
  const zoom = map.getZoom()
  const [bounds, origin] = [map.getPixelBounds(), { x: 0, y: 0 }]
  return JSON.stringify(viewArea(bounds.min ?? origin, bounds.max ?? origin, zoom) ?? null)
}
