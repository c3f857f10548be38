import { useCallback, useMemo } from 'react'
import { useMap } from 'react-leaflet'
import { fromPlane } from '#features/map/model/plane.ts'
import { type PlanePoints, pointIndex } from '#features/map/model/results/points.ts'
import type { Frame } from '../basemap/CanvasLayer.ts'
import { pixelRatio } from '../basemap/pixel-ratio.ts'
import { useZoom } from '../useViewport.ts'
import { frameOrigin } from './draw-dots.ts'
import { useHover } from './useHover.ts'
import type { Sample } from './useSample.ts'

/** Squares of two pixels hold one point each: more would only cover each other. */
const THINNEST_PIXELS = 2

/** Draws points in the color of the scheme. */
export function useDots({ x, y }: PlanePoints, scheme: string) {
  const map = useMap()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the color depends on the scheme
  return useCallback(
    (frame: Frame) => {
      const { ctx, width, height, zoom } = frame
      const origin = frameOrigin(frame)
      const scale = 2 ** zoom
      const side = dotSide(x.length, zoom)
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
function dotSide(many: number, zoom: number): number {
  const base = many > 20_000 ? 4 : many > 5_000 ? 5 : 6
  return base + Math.max(0, Math.min(5, (zoom - 6) * 0.8))
}

/** One point, drawn once and copied, which is several times faster than a circle for each. */
function pointPicture(side: number, style: CSSStyleDeclaration): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.ceil(side * pixelRatio())
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

const REACH_PIXELS = 9

interface PointEvents {
  /** Called with the id under the pointer as it moves; undefined where there is none. */
  onPoint?: (id: string | undefined) => void
  onOpen: (id: string) => void
}

/** Names the record under the pointer; a click opens it. */
export function usePointing(sample: Sample, { onPoint, onOpen }: PointEvents): void {
  const zoom = useZoom()
  const nearest = useMemo(() => pointIndex(sample, zoom), [sample, zoom])
  useHover((point, at) => {
    const i = at === zoom ? nearest(point.x, point.y, REACH_PIXELS) : undefined
    const id = i === undefined ? undefined : sample.ids[i]
    onPoint?.(id)
    if (i === undefined || id === undefined) return undefined
    const { Latitude, Longitude } = fromPlane({ x: sample.x[i] ?? 0, y: sample.y[i] ?? 0 }, 0)
    return { text: sample.names[i] ?? '', lat: Latitude, lng: Longitude, onClick: () => onOpen(id) }
  })
}
