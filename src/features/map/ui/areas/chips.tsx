import type { Point } from '#contract/place.ts'
import { filterId, placeFilter } from '#criteria/filters.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import { areasMessages as messages } from '#features/map/messages/areas.ts'
import type { LabelSide } from '#features/map/model/areas/chip-layout.ts'
import type { Outline } from '#features/map/model/areas/outline.ts'
import { useCosts } from '#session/costs.ts'
import { useSettings } from '#session/settings.ts'
import { pointAt } from '#shared/geo/sphere.ts'
import { distance } from '#shared/text/units.ts'
import classes from './areas.module.css'
import { Mark } from './Mark.tsx'

type Circle = Extract<PlaceChoice, { kind: 'circle' | 'postalCircle' }>

/** The radius beside the rim of a circle: "9 mi". */
export function RadiusChip({ place, center, side }: { place: Circle; center: Point; side: LabelSide }) {
  const units = useSettings((settings) => settings.units)
  return (
    <Mark at={pointAt(center, place.RadiusMiles, 90)} pane="handles">
      <span className={classes.chip} data-at={side} data-excluded={place.excluded || undefined}>
        {distance(place.RadiusMiles, units)}
      </span>
    </Mark>
  )
}

interface NameProps {
  name: string
  /** Where it makes room for a handle or for other chips at its point. */
  at?: 'high' | 'below' | 'lower' | undefined
  place: PlaceChoice
  outline: Outline
  isSelected: boolean
  /** `hidden` until it has the focus, `passive` where the pointer goes through to the outline. */
  look?: 'hidden' | 'passive' | undefined
  onClick: () => void
  onRename?: () => void
}

/** The name of a place; places without an outline get a pin. */
export function NameChip({ name, place, outline, isSelected, look, at, onClick, onRename }: NameProps) {
  return (
    <Mark at={outline.middle} pane="handles">
      {outline.polygons.length === 0 && (
        <span className={classes.pin} data-excluded={place.excluded || undefined} />
      )}
      <button
        type="button"
        className={`${classes.chip} ${classes.name}`}
        data-excluded={place.excluded || undefined}
        data-at={at}
        data-look={look}
        title={onRename && messages.renameHint}
        aria-label={place.excluded ? messages.excludedName(name) : name}
        aria-pressed={isSelected}
        onClick={onClick}
        onDoubleClick={(event) => {
          event.stopPropagation()
          onRename?.()
        }}
      >
        {name}
      </button>
    </Mark>
  )
}

/** "Excluded −1,204": how many records the left-out place costs. */
export function ExcludedChip({ place, at, low }: { place: PlaceChoice; at: Point; low: boolean }) {
  const cost = useCosts()(filterId(placeFilter(place)))
  return (
    <Mark at={at} pane="handles">
      <span className={classes.chip} data-excluded data-at={low ? 'below' : undefined}>
        {messages.excludedCount(cost)}
      </span>
    </Mark>
  )
}
