import { type Bounds, LatLng, type PathOptions, type Point as Pixel, Polygon } from 'leaflet'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useMap } from 'react-leaflet'
import type { Point } from '#contract/place.ts'
import type { Outline } from '#features/map/model/areas/outline.ts'

interface Props {
  outline: Outline
  excluded: boolean
  isSelected: boolean
  error: boolean
  /** Whether its line and fill are drawn elsewhere, so that it only takes the pointer. */
  isDrawn: boolean
  clickable: boolean
  onClick: () => void
  /** Whether the pointer is on the shape. */
  onPoint: (isOn: boolean) => void
}

/** Id of the hatch of left-out areas, in the page once. */
const HATCH = 'left-out-hatch'

/** The surface of a place: accent line and fill, or red line and hatch where it is excluded. */
export function AreaShape({ outline, excluded, isSelected, error, isDrawn, clickable, ...on }: Props) {
  const options = useMemo(
    () => (isDrawn ? UNSEEN : lookOf(excluded, isSelected, error)),
    [excluded, isSelected, error, isDrawn],
  )
  if (outline.polygons.length === 0) return null
  return (
    <>
      {!isDrawn && <AreaPath polygons={outline.polygons} options={CASING} />}
      <AreaPath
        polygons={outline.polygons}
        options={options}
        onClick={clickable ? on.onClick : undefined}
        onPoint={on.onPoint}
      />
    </>
  )
}

/** A wider line below the line itself, which sets it off from any color of the map. */
const CASING: PathOptions = { color: 'var(--c-bg)', weight: 4.5, opacity: 0.75, fill: false }

const UNSEEN: PathOptions = { opacity: 0, fillOpacity: 0 }

function lookOf(excluded: boolean, isSelected: boolean, error: boolean): PathOptions {
  const weight = isSelected ? 2.5 : 2
  if (error)
    return {
      color: 'var(--c-wait)',
      weight,
      opacity: 1,
      dashArray: '6 5',
      fillColor: 'var(--c-wait)',
      fillOpacity: 0.08,
    }
  const color = excluded ? 'var(--c-danger)' : 'var(--c-accent)'
  const fill = excluded
    ? { fillColor: `url(#${HATCH})`, fillOpacity: 1 }
    : { fillColor: color, fillOpacity: isSelected ? 0.1 : 0.08 }
  return { color, weight, opacity: 1, dashArray: '', ...fill }
}

/** The 45 degree hatch that left-out areas are filled with. */
export function Hatch() {
  return (
    <svg width={0} height={0} style={{ position: 'absolute' }} aria-hidden="true">
      <defs>
        <pattern id={HATCH} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={7} height={7} style={{ fill: 'var(--c-danger)', opacity: 0.1 }} />
          <line y2={7} strokeWidth={3.2} style={{ stroke: 'var(--c-danger)', opacity: 0.7 }} />
        </pattern>
      </defs>
    </svg>
  )
}

interface PathProps {
  /** Polygons of rings; the first ring of each is the outer one. */
  polygons: readonly Point[][][]
  options: PathOptions
  onClick?: (() => void) | undefined
  onPoint?: (isOn: boolean) => void
}

/** An area on the map. */
export function AreaPath({ polygons, options, onClick, onPoint }: PathProps) {
  const map = useMap()
  const on = useRef({ onClick, onPoint })
  on.current = { onClick, onPoint }
  const interactive = onClick !== undefined
  const [path, setPath] = useState<FinePolygon>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the options are updated below
  useEffect(() => {
    const made = new FinePolygon([], { interactive, smoothFactor: 0, ...options })
    made.on('click', () => {
      // A record under the pointer takes the click.
      if (!map.getContainer().hasAttribute('data-pointing')) on.current.onClick?.()
    })
    made.on('mouseover', () => on.current.onPoint?.(true))
    made.on('mouseout', () => on.current.onPoint?.(false))
    setPath(made.addTo(map))
    return () => {
      made.remove()
    }
  }, [map, interactive])

  useEffect(() => {
    path?.setLatLngs(polygons.map((rings) => rings.map((ring) => ring.map(latLng))))
  }, [path, polygons])

  useEffect(() => {
    path?.setStyle(options)
  }, [path, options])

  return null
}

const latLng = ({ Latitude, Longitude }: Point) => new LatLng(Latitude, Longitude)

type Nested = LatLng[] | Nested[]

/** Leaflet puts every corner on a whole pixel, which makes circles wobble; this one leaves them where they are. */
class FinePolygon extends Polygon {
  protected _projectLatlngs(latlngs: Nested, result: Pixel[][], bounds: Bounds): void {
    if (!isRing(latlngs)) {
      for (const inner of latlngs) this._projectLatlngs(inner, result, bounds)
      return
    }
    const origin = this._map.getPixelOrigin()
    const ring = latlngs.map((one) => this._map.project(one).subtract(origin))
    for (const pixel of ring) bounds.extend(pixel)
    result.push(ring)
  }
}

const isRing = (latlngs: Nested): latlngs is LatLng[] => latlngs[0] instanceof LatLng
