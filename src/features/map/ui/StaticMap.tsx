import 'leaflet/dist/leaflet.css'
import type { Map as LeafletMap } from 'leaflet'
import type { ReactNode } from 'react'
import { AttributionControl, MapContainer } from 'react-leaflet'
import { useScheme } from '#ui/useScheme.ts'
import { useBaseSource } from '../data/basemap-source.ts'
import { BaseMap } from './basemap/BaseMap.tsx'
import { PlaceLabels } from './basemap/PlaceLabels.tsx'
import { mapBackground } from './basemap/palette.ts'
import classes from './MapPanel.module.css'

interface Props {
  /** What the picture shows, in words. */
  label: string
  /** Latitude, longitude. */
  center: [number, number]
  onMap: (map: LeafletMap | null) => void
  children: ReactNode
}

/** A small map that does not move: the base map with place names, and what is drawn on it. */
export function StaticMap({ label, center, onMap, children }: Props) {
  const scheme = useScheme()
  const source = useBaseSource()
  return (
    <div className={classes.panel} style={mapBackground(scheme)} role="img" aria-label={label}>
      <MapContainer
        ref={onMap}
        className={classes.map}
        center={center}
        zoom={11}
        zoomSnap={0.25}
        zoomControl={false}
        attributionControl={false}
        dragging={false}
        keyboard={false}
        scrollWheelZoom={false}
        doubleClickZoom={false}
        touchZoom={false}
        boxZoom={false}
      >
        <BaseMap scheme={scheme} source={source} />
        <PlaceLabels scheme={scheme} />
        {children}
        <AttributionControl position="bottomright" prefix={false} />
      </MapContainer>
    </div>
  )
}
