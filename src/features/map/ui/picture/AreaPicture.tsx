import { useQueryClient } from '@tanstack/react-query'
import { type Map as LeafletMap, svg } from 'leaflet'
import { type CSSProperties, useEffect, useState } from 'react'
import { AttributionControl, MapContainer, useMap } from 'react-leaflet'
import type { PlaceChoice } from '#criteria/places.ts'
import { useBaseSource } from '#features/map/data/basemap-source.ts'
import { useResultsReport } from '#features/map/data/results-report.ts'
import { pictureMessages as messages } from '#features/map/messages/picture.ts'
import { boxAround } from '#features/map/model/areas/outline.ts'
import { sampleSizes } from '#features/map/model/results/points.ts'
import { lower48 } from '#features/map/model/viewport.ts'
import { useKind, usePlaces, useView } from '#session/search.ts'
import { useSettings } from '#session/settings.ts'
import { Hatch } from '../areas/AreaShape.tsx'
import { Areas } from '../areas/Areas.tsx'
import { useImportedOutlines } from '../areas/useImportedOutlines.ts'
import { BaseMap } from '../basemap/BaseMap.tsx'
import { PlaceLabels } from '../basemap/PlaceLabels.tsx'
import { mapBackground } from '../basemap/palette.ts'
import classes from '../MapPanel.module.css'
import { useGazetteer } from '../place-data.ts'
import { Results } from '../results/Results.tsx'
import { knownOutlines } from '../useViewport.ts'
import { mapPicture } from './map-picture.ts'

/** A picture as a data address, with its size in pixels. */
export interface AreaPictureFile {
  src: string
  width: number
  height: number
}

interface Props {
  /** The light colors of the page, as CSS variables: a picture is on paper. */
  colors: CSSProperties
  onPicture: (picture: AreaPictureFile) => void
  /** Called with words when there can be no picture. */
  onProblem: (problem: string) => void
}

/** Draws the map of the search's areas outside the view, and hands over its picture. */
export function AreaPicture({ colors, ...on }: Props) {
  const places = usePlaces()
  const gazetteer = useImportedOutlines(useGazetteer(places), places)
  const { map: shown } = useView()
  // Points are billed: a report that is opened costs nothing.
  const view = shown === 'points' ? 'density' : shown
  const source = useBaseSource()
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [renderer] = useState(() => svg({ padding: 0.5 }))
  useDrawnPicture(map, places, on)
  return (
    <div className={classes.unseen} style={colors} inert>
      <div className={classes.panel} style={mapBackground('light')} data-paper>
        <Hatch />
        <MapContainer
          ref={setMap}
          className={classes.map}
          bounds={lower48}
          renderer={renderer}
          zoomSnap={0.25}
          zoomControl={false}
          attributionControl={false}
          zoomAnimation={false}
          fadeAnimation={false}
        >
          <AttributionControl position="bottomright" prefix={false} />
          <BaseMap scheme="light" source={source} />
          <Results view={view} scheme="light" size={sampleSizes[0]} />
          <Areas places={places} gazetteer={gazetteer} scheme="light" regionsTakeClicks={false} />
          <PlaceLabels scheme="light" />
          {/* After all layers, which listen to it. */}
          <Fit places={places} gazetteer={gazetteer} />
        </MapContainer>
      </div>
    </div>
  )
}

const PADDING: [number, number] = [34, 24]
const MAX_ZOOM = 14

/** Shows the included areas as large as they fit. */
function Fit({
  places,
  gazetteer,
}: {
  places: readonly PlaceChoice[]
  gazetteer: Parameters<typeof knownOutlines>[1]
}) {
  const map = useMap()
  useEffect(() => {
    const included = places.filter(({ excluded }) => !excluded)
    const box = boxAround(knownOutlines(included, gazetteer))
    if (box) map.fitBounds(box, { animate: false, padding: PADDING, maxZoom: MAX_ZOOM })
  }, [map, places, gazetteer])
  return null
}

/** Draws the picture once nothing is loading any more. */
function useDrawnPicture(map: LeafletMap | null, places: readonly PlaceChoice[], on: Omit<Props, 'colors'>) {
  const client = useQueryClient()
  const [kind, { names }, { units }] = [useKind(), useView(), useSettings()]
  const { onPicture, onProblem } = on
  useEffect(() => {
    if (!map) return
    let removed = false
    const report = () => useResultsReport.getState().report
    const input = () => ({ kind, legend: report().legend, places, names, units, scheme: 'light' }) as const
    mapPicture(map, input, () => client.isFetching() > 0 || report().loading).then(
      (canvas) => {
        if (!removed)
          onPicture({ src: canvas.toDataURL('image/png'), width: canvas.width, height: canvas.height })
      },
      (error: unknown) => {
        if (!removed) onProblem(error instanceof Error ? error.message : messages.failed)
      },
    )
    return () => {
      removed = true
    }
  }, [map, client, kind, places, names, units, onPicture, onProblem])
}
