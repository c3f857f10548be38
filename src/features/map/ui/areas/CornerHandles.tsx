import { useMap } from 'react-leaflet'
import type { Point } from '#contract/place.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import { offset, pixelsBetween } from '#features/map/model/draw/plane.ts'
import {
  addCorner,
  centreOf,
  handlesOf,
  middleOf,
  moveAll,
  moveCorner,
  removeCorner,
} from '#features/map/model/draw/reshape.ts'
import { Handle } from './Handle.tsx'

type Polygon = Extract<PlaceChoice, { kind: 'polygon' }>

interface Props {
  name: string
  place: Polygon
  /** The polygon as the search has it; `place` may be on its way to a new form. */
  finalPlace: Polygon
  isChosen: boolean
  showCorners: boolean
  onPreview: (place: PlaceChoice) => void
  onCommit: (place?: PlaceChoice) => void
  onFocus: () => void
}

/** Sides shorter than this have no handle for a new corner. */
const SHORT_SIDE_PIXELS = 44

/** A handle on every corner, one on each side of the chosen area for a new corner, and one in the middle that moves it all. */
export function CornerHandles({
  name,
  place,
  finalPlace,
  isChosen,
  showCorners,
  onPreview,
  onCommit,
  onFocus,
}: Props) {
  const map = useMap()
  const zoom = map.getZoom()
  const normalizedPoint = handlesOf(finalPlace.Points)
  const live = handlesOf(place.Points)
  const points = live.length === normalizedPoint.length ? live : normalizedPoint
  const centre = centreOf(live)
  const preview = (Points: Point[]) => onPreview({ ...place, Points })
  const commit = (Points: Point[]) => onCommit({ ...place, Points })
  const shared = { excluded: place.excluded, onFocus, onDone: () => onCommit() }
  return (
    <>
      {isChosen && (
        <Handle
          {...shared}
          at={centre}
          look="centre"
          label={`Middle of ${name}, arrow keys move it`}
          onMove={(to) => preview(moveAll(normalizedPoint, centreOf(normalizedPoint), to))}
          onArrow={(right, down) => preview(moveAll(live, centre, offset(centre, right, down, zoom)))}
        />
      )}
      {showCorners &&
        points.map((point, i) => (
          <Handle
            {...shared}
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its index
            key={i}
            at={point}
            look="corner"
            label={`Corner ${i + 1} of ${points.length} of ${name}, arrow keys move it, Delete removes it`}
            onMove={(to) => preview(moveCorner(normalizedPoint, i, to))}
            onArrow={(right, down) => preview(moveCorner(points, i, offset(point, right, down, zoom)))}
            onDelete={() => points.length > 3 && commit(removeCorner(points, i))}
          />
        ))}
      {isChosen &&
        normalizedPoint.map((point, i) => {
          const next = normalizedPoint[(i + 1) % normalizedPoint.length] ?? point
          if (pixelsBetween(point, next, zoom) < SHORT_SIDE_PIXELS) return null
          const middle = middleOf(point, next)
          return (
            <Handle
              {...shared}
              // biome-ignore lint/suspicious/noArrayIndexKey: a side is known by its index
              key={i}
              at={middle}
              look="middle"
              label={`New corner after corner ${i + 1} of ${name}`}
              onMove={(to) => preview(addCorner(normalizedPoint, i, to))}
              onArrow={(right, down) =>
                commit(addCorner(normalizedPoint, i, offset(middle, right, down, zoom)))
              }
              onPress={() => commit(addCorner(normalizedPoint, i, middle))}
            />
          )
        })}
    </>
  )
}
