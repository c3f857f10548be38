import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useDrawing } from '#features/map/data/drawing.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import { sizeOnMap } from '#features/map/model/areas/chip-layout.ts'
import { outlineKey, polygonsOf } from '#features/map/model/areas/imported-outline.ts'
import { type Gazetteer, outlineOf } from '#features/map/model/areas/outline.ts'
import type { PickLevel } from '#features/map/model/draw/gesture.ts'
import {
  type PickSources,
  pickActionFor,
  pickActionText,
  pickedPlaceAt,
} from '#features/map/model/draw/picking.ts'
import type { PlacedOutlines } from '#features/map/model/draw/placed-outline.ts'
import { placeIndexQuery } from '#reference/place-index.ts'
import { postalPoint } from '#reference/places.ts'
import { usePlaces } from '#session/search.ts'
import { AreaPath } from '../areas/AreaShape.tsx'
import areas from '../areas/areas.module.css'
import { Mark } from '../areas/Mark.tsx'
import { usePlaceEdits } from '../areas/usePlaceEdits.ts'
import type { Scheme } from '../basemap/palette.ts'
import { shapesQuery } from '../place-data.ts'
import { useZoom } from '../useViewport.ts'
import { OutlineLayer } from './OutlineLayer.tsx'
import { type PickOutlines, usePickOutlines } from './usePickOutlines.ts'

/** Picks states, counties, cities and ZIP codes in any view: the place under the pointer is outlined, a click picks it. */
export function Picking({ scheme }: { scheme: Scheme }) {
  const tool = useDrawing(({ drawing }) => drawing.tool)
  return tool === 'pick' ? <Pick scheme={scheme} /> : null
}

function Pick({ scheme }: { scheme: Scheme }) {
  const { level, pointer, exclude } = useDrawing(({ drawing }) => drawing)
  const places = usePlaces()
  const { state, outlines } = usePickOutlines(level)
  const sources = usePickSources(level, outlines)
  usePicks(sources)
  const note = pickNote(level, state)
  const place = useMemo(() => pointer && pickedPlaceAt(sources, level, pointer), [sources, level, pointer])
  const outline = useMemo(
    () => place && outlineOf(place, gazetteerFrom(sources, outlines)),
    [place, sources, outlines],
  )
  const action = place && pickActionFor(places, place, exclude)
  const zoom = useZoom()
  const isCovered = action && outline && sizeOnMap(action.place, outline, zoom) !== 'large'
  const text = action ? messages.pressEnter(pickActionText(action)) : note || messages.nothingToSelectHere
  useEffect(() => {
    const { setPickText } = useDrawing.getState()
    setPickText(text)
    return () => setPickText('')
  }, [text])
  useEffect(() => {
    const { setPickNote } = useDrawing.getState()
    setPickNote(note)
    return () => setPickNote('')
  }, [note])
  const color = exclude ? 'var(--c-danger)' : 'var(--c-accent)'
  return (
    <>
      {outlines && <OutlineLayer outlines={outlines.all} scheme={scheme} />}
      {outline && outline.polygons.length > 0 && (
        <AreaPath
          polygons={outline.polygons}
          options={{ color, weight: 2.5, dashArray: '5 4', fillColor: color, fillOpacity: 0.12 }}
        />
      )}
      {outline && action && (
        <Mark at={outline.middle} pane="handles" lift={3000}>
          {outline.polygons.length === 0 && (
            <span className={areas.pin} data-excluded={exclude || undefined} />
          )}
          <span
            className={areas.chip}
            data-at={isCovered ? 'above' : undefined}
            data-excluded={exclude || undefined}
          >
            {pickActionText(action)}
          </span>
        </Mark>
      )}
    </>
  )
}

/** Why a click cannot pick yet, or not by an outline; empty where it can. */
function pickNote(level: PickLevel, state: PickOutlines['state']): string {
  if (state === 'loading') return messages.loadingOutlines
  if (state !== 'far') return ''
  return level === 'city' ? messages.zoomInToPickCity : messages.zoomInForZipOutlines
}

/** The outlines and the names of places, as the level needs them. */
function usePickSources(level: PickLevel, outlines: PlacedOutlines | undefined): PickSources {
  const named = level === 'postal' || level === 'city'
  const shapes = useQuery({ ...shapesQuery, enabled: !named }).data
  const index = useQuery({ ...placeIndexQuery, enabled: named }).data
  return useMemo(() => ({ shapes, index, outlines: outlines?.all }), [shapes, index, outlines])
}

const gazetteerFrom = ({ shapes, index }: PickSources, outlines: PlacedOutlines | undefined): Gazetteer => ({
  shapes,
  postalPoint: (code: string) => index && postalPoint(index, code),
  cityPoint: () => undefined,
  importedOutline: (place) => {
    const found = outlines?.byKey.get(outlineKey(place)?.key ?? '')
    return found ? polygonsOf(found.boundary) : null
  },
})

/** Carries out each click. */
function usePicks(sources: PickSources) {
  const edits = usePlaceEdits()
  const places = usePlaces()
  const latest = useRef({ sources, edits, places })
  latest.current = { sources, edits, places }
  useEffect(
    () =>
      useDrawing.subscribe(({ drawing: { picked, level, exclude } }, before) => {
        if (!picked || picked === before.drawing.picked) return
        const now = latest.current
        const place = pickedPlaceAt(now.sources, level, picked)
        if (!place) return
        const { type, index, place: next } = pickActionFor(now.places, place, exclude)
        if (type === 'add') now.edits.add(next)
        else if (type === 'change') now.edits.change(index, next)
        else now.edits.remove(index)
      }),
    [],
  )
}
