import { useCallback, useRef, useState } from 'react'
import { useMap } from 'react-leaflet'
import type { Density } from '#features/map/data/point-details.ts'
import type { PostalCounts, Spread } from '#features/map/model/results/density.ts'
import type { PlanePoint } from '#shared/geo/plane-point.ts'
import type { Frame } from '../basemap/CanvasLayer.ts'
import { dotAt, drawDensityDots } from './density-dots.ts'
import type { DensityInput } from './density-input.ts'
import { type DrawnSurface, drawDensitySurface, estimateAt } from './density-surface.ts'
import { useCanvas } from './useCanvas.ts'

/** From this zoom on a ZIP code is larger than a dot, and the density is drawn as a surface. */
const SURFACE_FROM = 9

/** What the legend says of the density. */
type Scale = { kind: 'density'; max: number } | { kind: 'surface'; breaks: readonly number[] }

/** Draws the density of the view as dots or as a surface; returns what the legend says of it, and what is at a point. */
export function useDensity(input: DensityInput | undefined) {
  const map = useMap()
  const drawn = useRef<Drawn>(undefined)
  const [scale, setScale] = useState<Scale>()
  const draw = useCallback(
    (frame: Frame) => {
      if (!input) return
      const color = getComputedStyle(map.getContainer()).getPropertyValue('--c-dot')
      drawn.current = drawDensity(frame, input, map.getCenter().lat, color)
      const next = scaleOf(drawn.current)
      setScale((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    },
    [map, input],
  )
  useCanvas('density', 350, draw)
  const densityAt = useCallback(
    (point: PlanePoint, zoom: number): Density | undefined =>
      input && drawn.current && drawn.current.zoom === zoom
        ? densityOf(input.postalCounts, drawn.current, point)
        : undefined,
    [input],
  )
  return { scale, densityAt }
}

type Drawn = { zoom: number } & ({ spread: Spread } | { surface: DrawnSurface })

function drawDensity(frame: Frame, input: DensityInput, latitude: number, color: string): Drawn {
  const { zoom } = frame
  return zoom < SURFACE_FROM
    ? {
        zoom,
        spread: drawDensityDots(
          frame,
          input.postalCounts,
          { ...input.areas, side: input.land?.us },
          latitude,
          color,
        ),
      }
    : { zoom, surface: drawDensitySurface(frame, input) }
}

function scaleOf(drawn: Drawn): Scale | undefined {
  if ('spread' in drawn) return drawn.spread.max > 0 ? { kind: 'density', max: drawn.spread.max } : undefined
  const { breaks } = drawn.surface
  return breaks.length > 0 ? { kind: 'surface', breaks } : undefined
}

function densityOf(postalCounts: PostalCounts, drawn: Drawn, point: PlanePoint): Density | undefined {
  return 'spread' in drawn
    ? dotAt(postalCounts, drawn.spread, point)
    : estimateAt(postalCounts, drawn.surface, point, drawn.zoom)
}
