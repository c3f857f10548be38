import { type Map as LeafletMap, latLng } from 'leaflet'
import { useEffect, useState } from 'react'
import { Circle, CircleMarker, Tooltip } from 'react-leaflet'
import type { Point } from '#contract/place.ts'
import { StaticMap } from './StaticMap.tsx'

const METERS_PER_MILE = 1609.344
/** Miles around a point that has nothing around it. */
const DEFAULT_MILES = 4
/** Space between the circle and the edge of the map, as a factor. */
const PADDING = 1.1

interface Props {
  at: Point
  label: string
  near: readonly { id: string; at: Point; label: string }[]
  miles?: number | undefined
}

const place = ({ Latitude, Longitude }: Point): [number, number] => [Latitude, Longitude]

/** A small fixed map: a record, the records nearby, and the radius that was searched. */
export function PlaceMap({ at, label, near, miles }: Props) {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [Latitude, Longitude] = place(at)
  const meters = (miles ?? DEFAULT_MILES) * METERS_PER_MILE
  useEffect(() => {
    map?.fitBounds(latLng(Latitude, Longitude).toBounds(2 * meters * PADDING), { animate: false })
  }, [map, Latitude, Longitude, meters])
  const mapLabel = `Map: ${label}${near.length ? ` and ${near.length} nearby` : ''}`
  return (
    <StaticMap label={mapLabel} center={place(at)} onMap={setMap}>
      {miles !== undefined && (
        <Circle
          center={place(at)}
          radius={meters}
          pathOptions={{ color: 'var(--c-chip)', weight: 1.5, dashArray: '4 4', fillOpacity: 0.06 }}
          interactive={false}
        />
      )}
      {near.map((other) => (
        <CircleMarker
          key={other.id}
          center={place(other.at)}
          radius={5}
          pathOptions={{
            color: 'var(--c-dot-edge)',
            weight: 2,
            fillColor: 'var(--c-chip)',
            fillOpacity: 1,
          }}
        >
          <Tooltip>
            <bdi>{other.label}</bdi>
          </Tooltip>
        </CircleMarker>
      ))}
      <CircleMarker
        center={place(at)}
        radius={8}
        pathOptions={{ color: 'var(--c-chip)', weight: 4, fillColor: 'var(--c-dot-edge)', fillOpacity: 1 }}
        interactive={false}
      />
    </StaticMap>
  )
}
