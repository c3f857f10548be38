import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import 'leaflet/dist/leaflet.css'
import { useReducedMotion } from '@mantine/hooks'
import { type LatLngTuple, type Map as LeafletMap, svg } from 'leaflet'
import { type ReactNode, useEffect, useState } from 'react'
import { AttributionControl, MapContainer, ScaleControl, useMap } from 'react-leaflet'
import { useView } from '#session/search.ts'
import { useSettings } from '#session/settings.ts'
import { DeferredMount } from '#ui/DeferredMount.tsx'
import { useBaseSource } from '../data/basemap-source.ts'
import { lower48, readViewport } from '../model/viewport.ts'
import { BaseMap } from './basemap/BaseMap.tsx'
import type { Scheme } from './basemap/palette.ts'
import classes from './MapPanel.module.css'

interface Props {
  scheme: Scheme
  onMap: (map: LeafletMap | null) => void
  children: ReactNode
}

const LABEL = messages.mapLabel

/** The map itself: ground, scale and attribution, at the place that the link names or over the whole country. */
export function InteractiveMap({ scheme, onMap, children }: Props) {
  const { at } = useView()
  const { units } = useSettings()
  const still = useReducedMotion(undefined, { getInitialValueInEffect: false })
  const [start] = useState(() => {
    const view = readViewport(at)
    return view ? { center: [view.lat, view.lng] as LatLngTuple, zoom: view.zoom } : { bounds: lower48 }
  })
  const source = useBaseSource()
  const [renderer] = useState(() => svg({ padding: 0.5 }))
  return (
    <MapContainer
      {...start}
      ref={onMap}
      className={classes.map}
      renderer={renderer}
      zoomControl={false}
      attributionControl={false}
      zoomAnimation={!still}
      fadeAnimation={!still}
      inertia={!still}
      minZoom={3}
      zoomSnap={0.5}
      maxZoom={17}
      worldCopyJump
    >
      {/* Before all layers: it never lets go of the attribution of one that was there before it. */}
      <AttributionControl position="bottomright" prefix={false} />
      <DeferredMount>
        <BaseMap scheme={scheme} source={source} />
        {children}
        <MapLabel />
      </DeferredMount>
      <ScaleControl key={units} position="bottomleft" metric={units === 'km'} imperial={units === 'miles'} />
    </MapContainer>
  )
}

/** Leaflet gives the map the focus but no name; it has one when the keys that it names work. */
function MapLabel() {
  const map = useMap()
  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'application')
    container.setAttribute('aria-label', LABEL)
  }, [map])
  return null
}
