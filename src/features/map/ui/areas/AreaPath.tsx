import { type Bounds, LatLng, type PathOptions, type Point as Pixel, Polygon } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { useMap } from 'react-leaflet'
import type { Point } from '#contract/place.ts'

interface Props {
  /** Polygons of rings; the first ring of each is the outer one. */
  polygons: readonly Point[][][]
  options: PathOptions
  onClick?: () => void
}

/** An area on the map. */
export function AreaPath({ polygons, options, onClick }: Props) {
  const map = useMap()
  const click = useRef(onClick)
  click.current = onClick
  const interactive = onClick !== undefined
  const [path, setPath] = useState<FinePolygon>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the options are kept up to date below
  useEffect(() => {
    const made = new FinePolygon([], { interactive, smoothFactor: 0, ...options })
    made.on('click', () => {
      // A record under the pointer lies above the area.
      if (!map.getContainer().hasAttribute('data-pointing')) click.current?.()
    })
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
