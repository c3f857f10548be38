import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useMapEvents } from 'react-leaflet'
import type { PlaceChoice } from '#criteria/places.ts'
import { useMapFocus } from '#session/map.ts'
import { DeferredView, usePlaces, useView } from '#session/search.ts'
import { DeferredMount } from '#ui/DeferredMount.tsx'
import { useScheme } from '#ui/useScheme.ts'
import { useBaseSource, useSourceStatus } from '../data/basemap-source.ts'
import { selectedAfter } from '../data/selected-place.ts'
import { reservedBoxes } from '../model/areas/chip-layout.ts'
import type { Gazetteer } from '../model/areas/outline.ts'
import { type SampleSize, sampleSizes } from '../model/results/points.ts'
import { Announcements } from './Announcements.tsx'
import { Hatch } from './areas/AreaShape.tsx'
import { Areas } from './areas/Areas.tsx'
import { useImportedOutlines } from './areas/useImportedOutlines.ts'
import { PlaceLabels } from './basemap/PlaceLabels.tsx'
import { mapBackground, type Scheme } from './basemap/palette.ts'
import { Controls } from './Controls.tsx'
import { Picking } from './draw/Picking.tsx'
import { DrawnPlaces } from './draw/Preview.tsx'
import { TravelOrigins } from './draw/TravelOrigins.tsx'
import { InteractiveMap } from './InteractiveMap.tsx'
import classes from './MapPanel.module.css'
import { useGazetteer } from './place-data.ts'
import { PointMark } from './point-details/PointMark.tsx'
import { PointedMark } from './results/PointedMark.tsx'
import { Results } from './results/Results.tsx'
import { AreaPanel } from './upload/AreaPanel.tsx'
import { DropArea } from './upload/DropArea.tsx'
import { useViewport } from './useViewport.ts'

/** The map of the search: areas to draw and change, and the results as density, points, states or counties. */
export function MapPanel() {
  const scheme = useScheme()
  const places = usePlaces()
  const gazetteer = useImportedOutlines(useGazetteer(places), places)
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [size, setSize] = useState<SampleSize>(sampleSizes[0])
  const shared = { places, gazetteer, scheme }
  return (
    <div className={classes.panel} style={mapBackground(scheme)}>
      <Hatch />
      <InteractiveMap scheme={scheme} onMap={setMap}>
        <DeferredView>
          <ShownResults scheme={scheme} size={size} />
        </DeferredView>
        <Places {...shared} />
      </InteractiveMap>
      {map && (
        <DeferredMount>
          <Controls map={map} {...shared} size={size} onSize={setSize} />
        </DeferredMount>
      )}
      <CrossHair />
      <Announcements />
      <AreaPanel />
      <DropArea />
    </div>
  )
}

/** The results in the view of the link. */
function ShownResults(props: { scheme: Scheme; size: SampleSize }) {
  const { map: view } = useView()
  return <Results view={view} {...props} />
}

interface PlacesProps {
  places: readonly PlaceChoice[]
  gazetteer: Gazetteer
  scheme: Scheme
}

/** Areas, names and marks, and the gestures that change them. */
function Places({ places, gazetteer, scheme }: PlacesProps) {
  const { map: view } = useView()
  const ownNames = useOwnNames()
  // Without areas the names are not drawn again when more is known of places.
  const hasAreas = places.length > 0
  const reserved = useMemo(
    () => (hasAreas ? reservedBoxes(places, gazetteer) : undefined),
    [hasAreas, places, gazetteer],
  )
  useViewport(places, gazetteer)
  useMapSelection(places)
  return (
    <>
      <Areas
        places={places}
        gazetteer={gazetteer}
        scheme={scheme}
        regionsTakeClicks={view === 'state' || view === 'county'}
      />
      <DeferredMount>{ownNames && <PlaceLabels scheme={scheme} reserved={reserved} />}</DeferredMount>
      <DrawnPlaces />
      <TravelOrigins />
      <Picking scheme={scheme} />
      <PointedMark />
      <PointMark />
    </>
  )
}

/** The point whose details Enter shows: visible while the map is used by keyboard. */
const CrossHair = () => <span className={classes.cross} aria-hidden="true" />

/** Maps of pictures bring names of their own. */
function useOwnNames(): boolean {
  const { failed, streets } = useSourceStatus()
  const isBuiltIn = useBaseSource() === undefined
  return isBuiltIn || failed || streets !== undefined
}

/** Updates the index of the selected place when the places change; a click outside all areas deselects it. */
function useMapSelection(places: readonly PlaceChoice[]) {
  const before = useRef(places)
  useEffect(() => {
    const { selected, placeSelected } = useMapFocus.getState()
    placeSelected(selectedAfter(before.current, places, selected))
    before.current = places
  }, [places])
  useMapEvents({
    click: ({ originalEvent: { target } }) => {
      if (!(target instanceof Element && target.closest('path, button')))
        useMapFocus.getState().placeSelected(undefined)
    },
  })
}
