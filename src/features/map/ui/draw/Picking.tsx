import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useDrawing } from '#features/map/data/drawing.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import { outlineOf } from '#features/map/model/areas/outline.ts'
import {
  type PickSources,
  pickActionFor,
  pickActionText,
  pickedPlaceAt,
} from '#features/map/model/draw/picking.ts'
import { placeIndexQuery } from '#reference/place-index.ts'
import { postalPoint } from '#reference/places.ts'
import { usePlaces } from '#session/search.ts'
import { AreaPath } from '../areas/AreaShape.tsx'
import areas from '../areas/areas.module.css'
import { Mark } from '../areas/Mark.tsx'
import { usePlaceEdits } from '../areas/usePlaceEdits.ts'
import { shapesQuery } from '../place-data.ts'

/** Picks states, counties and ZIP codes in any view: the place under the pointer is outlined, a click picks it. */
export function Picking() {
  const tool = useDrawing(({ drawing }) => drawing.tool)
  return tool === 'pick' ? <Pick /> : null
}

function Pick() {
  const { level, pointer, exclude } = useDrawing(({ drawing }) => drawing)
  const places = usePlaces()
  const sources = usePickSources()
  usePicks(sources)
  const place = useMemo(() => pointer && pickedPlaceAt(sources, level, pointer), [sources, level, pointer])
  const outline = useMemo(() => place && outlineOf(place, gazetteerFrom(sources)), [place, sources])
  const action = place && pickActionFor(places, place, exclude)
  const text = action ? messages.pressEnter(pickActionText(action)) : messages.nothingToSelectHere
  const { setPickText } = useDrawing.getState()
  useEffect(() => {
    setPickText(text)
    return () => setPickText('')
  }, [text, setPickText])
  const color = exclude ? 'var(--c-danger)' : 'var(--c-accent)'
  return (
    <>
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
          <span className={areas.chip} data-excluded={exclude || undefined}>
            {pickActionText(action)}
          </span>
        </Mark>
      )}
    </>
  )
}

/** The outlines and ZIP codes, as the level needs them. */
function usePickSources(): PickSources {
  const postal = useDrawing(({ drawing }) => drawing.level === 'postal')
  const shapes = useQuery({ ...shapesQuery, enabled: !postal }).data
  const index = useQuery({ ...placeIndexQuery, enabled: postal }).data
  return useMemo(() => ({ shapes, index }), [shapes, index])
}

const gazetteerFrom = ({ shapes, index }: PickSources) => ({
  shapes,
  postalPoint: (code: string) => index && postalPoint(index, code),
  cityPoint: () => undefined,
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
