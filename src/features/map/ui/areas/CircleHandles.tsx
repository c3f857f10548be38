import { useMap } from 'react-leaflet'
import { MAX_RADIUS_MILES, type Point } from '#contract/place.ts'
import { normalizedPoint } from '#criteria/areas/coordinates.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import { areasMessages as messages } from '#features/map/messages/areas.ts'
import { distanceText } from '#features/map/model/areas/place-text.ts'
import { radiusStep, roundMiles } from '#features/map/model/draw/shape-geometry.ts'
import { offset } from '#features/map/model/plane.ts'
import { useSettings } from '#session/settings.ts'
import { milesBetween, pointAt } from '#shared/geo/sphere.ts'
import { Handle } from './Handle.tsx'

type Circle = Extract<PlaceChoice, { kind: 'circle' | 'postalCircle' }>

interface Props {
  name: string
  place: Circle
  center: Point
  /** Whether the center is marked by a pin: that of an address, or of a circle with a name. */
  isPinned: boolean
  onPreview: (place: PlaceChoice) => void
  onCommit: () => void
  onFocus: () => void
}

const EAST = 90
const MIN_MILES = 0.05
const BIG_STEP = 5

/** The handle in the middle that moves a circle, and the one on its rim that sets the radius. The middle of a ZIP code does not move. */
export function CircleHandles({ name, place, center, isPinned, onPreview, onCommit, onFocus }: Props) {
  const map = useMap()
  const units = useSettings((settings) => settings.units)
  const resize = (miles: number) =>
    onPreview({ ...place, RadiusMiles: roundMiles(Math.min(MAX_RADIUS_MILES, Math.max(MIN_MILES, miles))) })
  const step = (right: number, down: number) => {
    const sense = Math.sign(right - down)
    const times = Math.abs(right + down) > 10 ? BIG_STEP : 1
    resize(place.RadiusMiles + sense * times * radiusStep(place.RadiusMiles))
  }
  const shared = { excluded: place.excluded, onDone: onCommit, onFocus }
  return (
    <>
      {place.kind === 'circle' && (
        <Handle
          {...shared}
          at={center}
          look={isPinned ? 'pin' : 'center'}
          label={messages.center(name)}
          onMove={(to) => onPreview({ ...place, ...normalizedPoint(to) })}
          onArrow={(right, down) =>
            onPreview({ ...place, ...normalizedPoint(offset(place, right, down, map.getZoom())) })
          }
        />
      )}
      <Handle
        {...shared}
        at={pointAt(center, place.RadiusMiles, EAST)}
        look="rim"
        label={messages.radius(name)}
        slider={{ value: place.RadiusMiles, text: distanceText(place.RadiusMiles, units) }}
        onMove={(to) => resize(milesBetween(center, to))}
        onArrow={step}
      />
    </>
  )
}
