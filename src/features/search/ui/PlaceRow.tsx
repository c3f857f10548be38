import {
  IconBike,
  IconCar,
  IconCircleDashed,
  IconFocus2,
  IconMailbox,
  IconMap,
  IconMapPin,
  IconPolygon,
  IconWalk,
} from '@tabler/icons-react'
import type { TravelMode } from '#contract/isochrones.ts'
import type { Point } from '#contract/place.ts'
import { withTravelReplaced } from '#criteria/areas/add-areas.ts'
import {
  areaName,
  customName,
  namesAfterChange,
  namesInUse,
  travelOf,
  withName,
} from '#criteria/areas/area-names.ts'
import type { ParsedArea } from '#criteria/areas/parsed-areas.ts'
import { placeDetail } from '#criteria/describe.ts'
import { filterId, type SearchFilter } from '#criteria/filters.ts'
import { changePlace, type PlaceChoice, type PlaceKind } from '#criteria/places.ts'
import { tidy } from '#criteria/tidy.ts'
import { usePlaceIndex } from '#reference/place-index.ts'
import { postalPoint } from '#reference/places.ts'
import { useMapFocus } from '#session/map.ts'
import { useAllCriteria, useEditCriteria, useEditView, useView } from '#session/search.ts'
import { useSettings } from '#session/settings.ts'
import { rowMessages } from '../messages/panel.ts'
import { editors } from './load-editors.ts'
import type { Drawn } from './PlaceEditor.tsx'
import { type RowAction, RowFrame } from './RowFrame.tsx'
import { useFilterActions } from './useFilterActions.ts'

const icons: Record<PlaceKind, typeof IconMap> = {
  state: IconMap,
  county: IconMap,
  city: IconMapPin,
  postal: IconMailbox,
  postalCircle: IconCircleDashed,
  circle: IconCircleDashed,
  polygon: IconPolygon,
}

const travelIcons: Record<TravelMode, typeof IconMap> = { Car: IconCar, Bike: IconBike, Foot: IconWalk }

interface Props {
  filter: SearchFilter
  /** The active places, or the muted ones, and the index of this one. */
  places: readonly PlaceChoice[]
  index: number
  cost: number | undefined
}

/** The row of one place: the same area as on the map, to be typed and edited without a mouse. */
export function PlaceRow({ filter, places, index, cost }: Props) {
  const showOnMap = useMapFocus((state) => state.placeShown)
  const { names } = useView()
  const units = useSettings((settings) => settings.units)
  const name = areaName(places, index, names)
  const actions = useFilterActions(filter, name)
  const known = usePlaceIndex()
  const edits = usePlaceEdits(filter, index)
  const place = places[index]
  if (!place) return null
  const isUnknown = known && 'PostalCode' in place && !postalPoint(known, place.PostalCode)
  const travel = travelOf(place, names)
  const show: RowAction = {
    tip: rowMessages.show,
    label: rowMessages.showRow(name),
    Icon: IconFocus2,
    act: () => showOnMap(index),
  }
  const editor = (drawn: Drawn) => (close: () => void) => {
    const forms = editors()
    return (
      forms && (
        <forms.PlaceEditor
          place={drawn}
          name={name}
          given={customName(place, names)}
          travel={travel}
          onNearestFirst={(point) => {
            edits.sortFrom(point)
            close()
          }}
          onTravel={(areas) => {
            edits.changeTravel(place, areas)
            close()
          }}
          onName={(next) => edits.rename(place, next)}
          onDone={(next, found) => {
            edits.change(place, next, found)
            close()
          }}
        />
      )
    )
  }
  return (
    <RowFrame
      name={name}
      Icon={travel ? travelIcons[travel.Mode] : icons[place.kind]}
      detail={travel ? undefined : placeDetail(place, units)}
      warning={isUnknown ? rowMessages.unknownZip : undefined}
      excluded={place.excluded}
      muted={filter.muted}
      cost={cost}
      costId={filterId(filter)}
      editor={isDrawn(place) ? editor(place) : undefined}
      actions={filter.muted ? actions : [show, ...actions]}
      onRemove={() => edits.change(place, undefined)}
    >
      {name}
    </RowFrame>
  )
}

/** What the row of a place changes in the search: in its active criteria or in its muted ones, and in the names of areas. */
function usePlaceEdits(filter: SearchFilter, index: number) {
  const { criteria, muted } = useAllCriteria()
  const edit = useEditCriteria()
  const editView = useEditView()
  const { names, sort } = useView()
  return {
    change(place: PlaceChoice, next: PlaceChoice | undefined, found?: string) {
      const own = filter.muted ? criteria : tidy(changePlace(criteria, index, next))
      const quiet = filter.muted ? changePlace(muted, index, next) : muted
      edit(
        own,
        quiet,
        namesInUse(next ? namesAfterChange(names, place, next, found) : names, own, quiet) ?? {},
      )
    },
    changeTravel(place: PlaceChoice, areas: readonly ParsedArea[]) {
      const next = withTravelReplaced(filter.muted ? muted : criteria, names, place, areas)
      const own = filter.muted ? criteria : next.criteria
      const quiet = filter.muted ? next.criteria : muted
      edit(own, quiet, namesInUse({ ...names, ...next.names }, own, quiet))
    },
    rename: (place: PlaceChoice, next: string) => edit(criteria, muted, withName(names, place, next)),
    sortFrom({ Latitude, Longitude }: Point) {
      if (sort) editView({ sort: undefined })
      edit(tidy({ ...criteria, SortCenter: { Latitude, Longitude } }), muted)
    },
  }
}

const isDrawn = (place: PlaceChoice): place is Drawn =>
  ['circle', 'postalCircle', 'polygon'].includes(place.kind)
