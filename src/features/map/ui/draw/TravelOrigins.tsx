import { useEffect, useRef } from 'react'
import type { Point } from '#contract/place.ts'
import { escaped } from '#features/map/data/basemap-source.ts'
import { useDrawing } from '#features/map/data/drawing.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import { useRequestTravel, useTravelAttribution } from '#session/travel.ts'
import { problemText } from '#ui/messages.ts'
import { usePlaceEdits } from '../areas/usePlaceEdits.ts'
import { useAttribution } from '../basemap/BaseMap.tsx'

/** Five decimals are about a meter; a router uses no more. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** Requests the area of a drive time for each click of its tool, and adds it to the search; says who the areas are from. */
export function TravelOrigins() {
  const edits = usePlaceEdits()
  const request = useRequestTravel()
  const latest = useRef({ edits, request })
  latest.current = { edits, request }
  useEffect(
    () =>
      useDrawing.subscribe(({ drawing: { origin } }, before) => {
        if (origin && origin !== before.drawing.origin) void addTravel(origin, () => latest.current)
      }),
    [],
  )
  useAttribution(escaped(useTravelAttribution() ?? ''))
  return null
}

type Parts = { edits: ReturnType<typeof usePlaceEdits>; request: ReturnType<typeof useRequestTravel> }

async function addTravel({ Latitude, Longitude }: Point, parts: () => Parts): Promise<void> {
  const { drawing, send, setPickNote } = useDrawing.getState()
  const { Mode, Unit, Value } = drawing.travel
  const isCurrent = () => useDrawing.getState().drawing.tool === 'travel'
  setPickNote(messages.findingArea)
  try {
    const origin = { Latitude: rounded(Latitude), Longitude: rounded(Longitude), Mode, Unit }
    const areas = await parts().request(origin, [Value])
    // The tool may have been put away in the meantime: then the area is not wanted any more.
    if (isCurrent()) parts().edits.addAreas(areas, drawing.exclude, messages.travelAdded(drawing.exclude))
  } catch (problem) {
    if (isCurrent()) send({ type: 'failed', error: problemText(problem as Error) })
  } finally {
    setPickNote('')
  }
}
