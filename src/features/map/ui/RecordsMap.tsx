import 'leaflet/dist/leaflet.css'
import { type Map as LeafletMap, latLngBounds } from 'leaflet'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { AttributionControl, MapContainer, useMap } from 'react-leaflet'
import type { Point } from '#contract/place.ts'
import { useScheme } from '#ui/useScheme.ts'
import { useBaseSource } from '../data/basemap-source.ts'
import { mapMessages as messages } from '../messages/areas.ts'
import { toPlane } from '../model/plane.ts'
import { boxAroundPoints } from '../model/results/points.ts'
import { lower48 } from '../model/viewport.ts'
import { BaseMap } from './basemap/BaseMap.tsx'
import { PlaceLabels } from './basemap/PlaceLabels.tsx'
import { mapBackground } from './basemap/palette.ts'
import controls from './controls/controls.module.css'
import { ZoomBar } from './controls/MapButtons.tsx'
import classes from './MapPanel.module.css'
import { useDots, usePointing } from './results/sample-dots.ts'
import { useCanvas } from './results/useCanvas.ts'
import { roomIn } from './useViewport.ts'

/** Records as points of a map: ids, names and positions in the same order. */
export interface MapRecords {
  ids: string[]
  names: string[]
  points: Point[]
}

interface Props {
  records: MapRecords
  onOpen: (id: string) => void
}

/** A map of given records: the pointer names one, a click opens it. */
export function RecordsMap({ records, onOpen }: Props) {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const scheme = useScheme()
  const source = useBaseSource()
  const fit = useFit(map, records.points)
  return (
    <div className={classes.panel} style={mapBackground(scheme)}>
      <MapContainer
        ref={setMap}
        className={classes.map}
        bounds={lower48}
        minZoom={3}
        maxZoom={17}
        zoomSnap={0.5}
        zoomControl={false}
        attributionControl={false}
        worldCopyJump
      >
        <AttributionControl position="bottomright" prefix={false} />
        <BaseMap scheme={scheme} source={source} />
        <PlaceLabels scheme={scheme} />
        <Dots records={records} onOpen={onOpen} scheme={scheme} />
        <MapFrame label={messages.mapOfRecords(records.ids.length)} />
      </MapContainer>
      {map && (
        <div className={controls.controls}>
          <ZoomBar map={map} onFit={fit} />
        </div>
      )}
    </div>
  )
}

/** Fits the map to the points, when it opens and whenever there are more; returns how to do it again. */
function useFit(map: LeafletMap | null, points: Point[]): () => void {
  const fit = useCallback(() => {
    const box = boxAroundPoints(points)
    if (map && box) map.fitBounds(latLngBounds(box), { ...roomIn(map), animate: false })
  }, [map, points])
  useEffect(fit, [fit])
  return fit
}

function Dots({ records: { ids, names, points }, onOpen, scheme }: Props & { scheme: string }) {
  const sample = useMemo(() => {
    const places = points.map((point) => toPlane(point, 0))
    return {
      ids,
      names,
      x: Float64Array.from(places, ({ x }) => x),
      y: Float64Array.from(places, ({ y }) => y),
    }
  }, [ids, names, points])
  useCanvas('points', 350, useDots(sample, scheme))
  usePointing(sample, { onOpen })
  return null
}

/** What Leaflet leaves to the page: a name for the map, and to notice when its size changes. */
function MapFrame({ label }: { label: string }) {
  const map = useMap()
  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'application')
    container.setAttribute('aria-label', label)
  }, [map, label])
  useEffect(() => {
    const observer = new ResizeObserver(() => map.invalidateSize())
    observer.observe(map.getContainer())
    return () => observer.disconnect()
  }, [map])
  return null
}
