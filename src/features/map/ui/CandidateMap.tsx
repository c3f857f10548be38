import { divIcon, type Map as LeafletMap, latLngBounds } from 'leaflet'
import { useEffect, useState } from 'react'
import { Marker, Tooltip } from 'react-leaflet'
import type { Point } from '#contract/place.ts'
import { mapMessages as messages } from '#features/map/messages/areas.ts'
import classes from './MapPanel.module.css'
import { StaticMap } from './StaticMap.tsx'

interface Props {
  points: readonly { id: string; at: Point; number: number; label: string }[]
  /** Id of the one that is highlighted. */
  selectedId: string
  onChoose: (id: string) => void
}

const MAX_ZOOM = 12
/** Pixels between the outermost points and the edge of the picture. */
const PADDING: [number, number] = [26, 26]
const PIN = 20
const FRONT = 1000

/** A small map of numbered records; a click chooses one. The list beside it is the way by keyboard. */
export function CandidateMap({ points, selectedId, onChoose }: Props) {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const places = points.map(({ at: { Latitude, Longitude } }) => [Latitude, Longitude] as [number, number])
  const key = JSON.stringify(places)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the places
  useEffect(() => {
    if (places.length > 0)
      map?.fitBounds(latLngBounds(places), { animate: false, padding: PADDING, maxZoom: MAX_ZOOM })
  }, [map, key])
  return (
    <StaticMap label={messages.mapOf(points.length)} center={places[0] ?? [0, 0]} onMap={setMap}>
      {points.map(({ id, number, label }, i) => (
        <Marker
          key={`${id} ${id === selectedId}`}
          position={places[i] ?? [0, 0]}
          keyboard={false}
          alt=""
          zIndexOffset={id === selectedId ? FRONT : -i}
          icon={divIcon({
            className: `${classes.pin} ${id === selectedId ? classes.chosen : ''}`,
            html: String(number),
            iconSize: [PIN, PIN],
          })}
          eventHandlers={{ click: () => onChoose(id) }}
        >
          <Tooltip>
            <bdi>{label}</bdi>
          </Tooltip>
        </Marker>
      ))}
    </StaticMap>
  )
}
