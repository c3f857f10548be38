import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useDrawing } from '#features/map/data/draw/drawing.ts'
import { outlineOf } from '#features/map/model/areas/outline.ts'
import { type Atlas, actOf, actWords, placeAt } from '#features/map/model/draw/picked.ts'
import { placeIndexQuery } from '#reference/place-index.ts'
import { postalPoint } from '#reference/places.ts'
import { usePlaces } from '#session/search.ts'
import { AreaPath } from '../areas/AreaPath.tsx'
import areas from '../areas/areas.module.css'
import { Mark } from '../areas/Mark.tsx'
import { usePlaceEdits } from '../areas/usePlaceEdits.ts'
import { shapesQuery } from '../names.ts'

/** Picking states, counties and ZIP codes over any view: what lies under the pointer is outlined, a click takes it. */
export function Picking() {
  const tool = useDrawing(({ drawing }) => drawing.tool)
  return tool === 'pick' ? <Pick /> : null
}

function Pick() {
  const { level, pointer, exclude } = useDrawing(({ drawing }) => drawing)
  const places = usePlaces()
  const atlas = useAtlas()
  usePicks(atlas)
  const place = useMemo(() => pointer && placeAt(atlas, level, pointer), [atlas, level, pointer])
  const outline = useMemo(() => place && outlineOf(place, gazetteerOf(atlas)), [place, atlas])
  const act = place && actOf(places, place, exclude)
  const words = act ? `${actWords(act)}. Press Enter.` : 'Nothing to select here.'
  const { pointedAt } = useDrawing.getState()
  useEffect(() => {
    pointedAt(words)
    return () => pointedAt('')
  }, [words, pointedAt])
  const color = exclude ? 'var(--c-danger)' : 'var(--c-accent)'
  return (
    <>
      {outline && outline.polygons.length > 0 && (
        <AreaPath
          polygons={outline.polygons}
          options={{ color, weight: 2.5, dashArray: '5 4', fillColor: color, fillOpacity: 0.12 }}
        />
      )}
      {outline && act && (
        <Mark at={outline.middle} pane="handles" lift={3000}>
          {outline.polygons.length === 0 && (
            <span className={areas.pin} data-excluded={exclude || undefined} />
          )}
          <span className={areas.pickName} data-excluded={exclude || undefined}>
            {actWords(act)}
          </span>
        </Mark>
      )}
    </>
  )
}

/** The outlines and ZIP codes, as the level needs them. */
function useAtlas(): Atlas {
  const postal = useDrawing(({ drawing }) => drawing.level === 'postal')
  const shapes = useQuery({ ...shapesQuery, enabled: !postal }).data
  const index = useQuery({ ...placeIndexQuery, enabled: postal }).data
  return useMemo(() => ({ shapes, index }), [shapes, index])
}

const gazetteerOf = ({ shapes, index }: Atlas) => ({
  shapes,
  postalPoint: (code: string) => index && postalPoint(index, code),
  cityPoint: () => undefined,
})

/** Does what each click asks for. */
function usePicks(atlas: Atlas) {
  const edits = usePlaceEdits()
  const places = usePlaces()
  const latest = useRef({ atlas, edits, places })
  latest.current = { atlas, edits, places }
  useEffect(
    () =>
      useDrawing.subscribe(({ drawing: { picked, level, exclude } }, before) => {
        if (!picked || picked === before.drawing.picked) return
        const now = latest.current
        const place = placeAt(now.atlas, level, picked)
        if (!place) return
        const { act, index, place: next } = actOf(now.places, place, exclude)
        if (act === 'add') now.edits.add(next)
        else if (act === 'change') now.edits.change(index, next)
        else now.edits.remove(index)
      }),
    [],
  )
}
