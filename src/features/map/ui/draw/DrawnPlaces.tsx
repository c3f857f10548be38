import { useEffect, useRef } from 'react'
import { alongLine } from '#criteria/areas/line-buffer.ts'
import { useDrawing } from '#features/map/data/draw/drawing.ts'
import { useNews } from '#features/map/data/news.ts'
import type { Traced } from '#features/map/model/draw/gesture.ts'
import { usePlaceEdits } from '../areas/usePlaceEdits.ts'
import { Preview } from './Preview.tsx'
import { usePointer } from './usePointer.ts'

/** Takes what is drawn into the search, and shows it until then. */
export function DrawnPlaces() {
  usePointer()
  const edits = usePlaceEdits()
  const latest = useRef(edits)
  useEffect(() => {
    latest.current = edits
  }, [edits])
  useEffect(
    () =>
      useDrawing.subscribe(({ drawing: { drawn, traced } }, before) => {
        if (drawn && drawn !== before.drawing.drawn) latest.current.add(drawn)
        if (traced && traced !== before.drawing.traced) addTraced(traced, () => latest.current)
      }),
    [],
  )
  return <Preview />
}

/** A line becomes the area on both its sides; what it runs round is left out of it. */
async function addTraced({ Points, width, excluded }: Traced, edits: () => ReturnType<typeof usePlaceEdits>) {
  const { areas, notes } = await alongLine({ Points }, width)
  const [only] = areas
  if (!only) return useNews.getState().told(notes[0] ?? 'No area could be made along this line.')
  if (areas.length === 1) return edits().add({ ...only.place, excluded })
  edits().addFound(
    areas,
    excluded,
    `Area along a line ${excluded ? 'excluded' : 'added'}. ${notes.join(' ')}`,
  )
}
