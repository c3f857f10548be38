import { useMap } from 'react-leaflet'
import type { Point } from '#contract/place.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import { areasMessages as messages } from '#features/map/messages/areas.ts'
import {
  addCorner,
  centroidOf,
  handlePoints,
  middleOf,
  moveAll,
  moveCorner,
  removeCorner,
} from '#features/map/model/draw/shape-geometry.ts'
import { offset, pixelsBetween } from '#features/map/model/plane.ts'
import { Handle } from './Handle.tsx'

type Polygon = Extract<PlaceChoice, { kind: 'polygon' }>

interface Props {
  name: string
  place: Polygon
  /** The polygon as the search has it; `place` may be on its way to a new form. */
  finalPlace: Polygon
  isSelected: boolean
  showCorners: boolean
  onPreview: (place: PlaceChoice) => void
  onCommit: (place?: PlaceChoice) => void
  onFocus: () => void
}

/** Sides shorter than this have no handle for a new corner. */
const SHORT_SIDE_PIXELS = 44

/** A handle on every corner; of the selected area also one on each side for a new corner, and one in the middle that moves it. */
export function CornerHandles({
  name,
  place,
  finalPlace,
  isSelected,
  showCorners,
  onPreview,
  onCommit,
  onFocus,
}: Props) {
  const map = useMap()
  const zoom = map.getZoom()
  const committed = handlePoints(finalPlace.Points)
  const current = handlePoints(place.Points)
  const points = current.length === committed.length ? current : committed
  const center = centroidOf(current)
  const preview = (Points: Point[]) => onPreview({ ...place, Points })
  const commit = (Points: Point[]) => onCommit({ ...place, Points })
  const shared = { excluded: place.excluded, onFocus, onDone: () => onCommit() }
  return (
    <>
      {isSelected && (
        <Handle
          {...shared}
          at={center}
          look="center"
          label={messages.middle(name)}
          onMove={(to) => preview(moveAll(committed, centroidOf(committed), to))}
          onArrow={(right, down) => preview(moveAll(current, center, offset(center, right, down, zoom)))}
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
            label={messages.corner(i, points.length, name)}
            onMove={(to) => preview(moveCorner(committed, i, to))}
            onArrow={(right, down) => preview(moveCorner(points, i, offset(point, right, down, zoom)))}
            onDelete={() => points.length > 3 && commit(removeCorner(points, i))}
          />
        ))}
      {isSelected &&
        committed.map((point, i) => {
          const next = committed[(i + 1) % committed.length] ?? point
          if (pixelsBetween(point, next, zoom) < SHORT_SIDE_PIXELS) return null
          const middle = middleOf(point, next)
          return (
            <Handle
              {...shared}
              // biome-ignore lint/suspicious/noArrayIndexKey: a side is known by its index
              key={i}
              at={middle}
              look="middle"
              label={messages.newCorner(i, name)}
              onMove={(to) => preview(addCorner(committed, i, to))}
              onArrow={(right, down) => commit(addCorner(committed, i, offset(middle, right, down, zoom)))}
              onPress={() => commit(addCorner(committed, i, middle))}
            />
          )
        })}
    </>
  )
}
