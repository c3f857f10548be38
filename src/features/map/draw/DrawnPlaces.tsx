import { useEffect, useRef } from 'react'
import { usePlaceEdits } from '../areas/usePlaceEdits.ts'
import { useDrawing } from './drawing.ts'
import { Preview } from './Preview.tsx'
import { usePointer } from './usePointer.ts'

/** Takes what is drawn into the search, and shows it until then. */
export function DrawnPlaces() {
  usePointer()
  const edits = usePlaceEdits()
  const add = useRef(edits.add)
  useEffect(() => {
    add.current = edits.add
  }, [edits])
  useEffect(
    () =>
      useDrawing.subscribe(({ drawing: { drawn } }, before) => {
        if (drawn && drawn !== before.drawing.drawn) add.current(drawn)
      }),
    [],
  )
  return <Preview />
}
