import { useMemo } from 'react'
import { areaCount, type Criteria } from '#contract/criteria.ts'
import { MAX_AREAS } from '#contract/place.ts'
import { addPlaces, withAreas } from '#criteria/areas/add-areas.ts'
import {
  type AreaNames,
  areaName,
  namesAfterChange,
  namesInUse,
  withName,
} from '#criteria/areas/area-names.ts'
import type { ParsedArea } from '#criteria/areas/parsed-areas.ts'
import { changePlace, type PlaceChoice, placesOf } from '#criteria/places.ts'
import { tidy } from '#criteria/tidy.ts'
import { useAnnouncements } from '#features/map/data/announcements.ts'
import { areasMessages as messages } from '#features/map/messages/areas.ts'
import { changeText, placeText } from '#features/map/model/areas/place-text.ts'
import { useMapFocus } from '#session/map.ts'
import { useEditCriteria, useLinkNow } from '#session/search.ts'
import { useSettings } from '#session/settings.ts'

/** The changes that the map makes to the places of the search; each is one step of back and forward, and is announced. */
export function usePlaceEdits() {
  const now = useLinkNow()
  const units = useSettings((settings) => settings.units)
  const edit = useEditCriteria()
  return useMemo(() => {
    const { placeSelected } = useMapFocus.getState()
    const { announce } = useAnnouncements.getState()
    const read = () => {
      const { query, view } = now()
      return { ...query, names: view.names }
    }
    const commit = (next: Criteria, text: string, nextNames: AreaNames | undefined) => {
      edit(next, undefined, namesInUse(nextNames, next, read().muted) ?? {})
      announce(text, next)
    }
    const indexIn = (all: readonly PlaceChoice[], place: PlaceChoice) =>
      all.findIndex((other) => JSON.stringify(other) === JSON.stringify(place))
    return {
      /** The places of the search as they are by now. */
      places: () => read().places,
      add: (place: PlaceChoice) => {
        const { criteria, names } = read()
        const next = addPlaces(criteria, [place])
        if (areaCount(next) > MAX_AREAS) return announce(messages.tooManyAreas())
        const all = placesOf(next)
        const index = indexIn(all, place)
        commit(next, `${placeText(all, index, units, names)} ${place.excluded ? 'excluded' : 'added'}`, names)
        placeSelected(index === -1 ? undefined : index)
      },
      /** Several at once, with their names: one step. */
      addAreas: (areas: readonly ParsedArea[], exclude: boolean, text: string) => {
        const { criteria, names } = read()
        const next = withAreas(criteria, names, areas, exclude)
        placeSelected(undefined)
        commit(next.criteria, text, next.names)
      },
      change: (index: number, place: PlaceChoice) => {
        const { criteria, places, names } = read()
        const before = places[index]
        const next = tidy(changePlace(criteria, index, place))
        commit(
          next,
          changeText(places, index, place, units, names),
          before ? namesAfterChange(names, before, place) : names,
        )
      },
      rename: (index: number, name: string) => {
        const { criteria, places, names } = read()
        const place = places[index]
        if (!place) return
        const next = withName(names, place, name)
        const before = areaName(places, index, names)
        commit(criteria, messages.renamedTo(before, areaName(places, index, next)), next)
      },
      remove: (index: number) => {
        const { criteria, places, names } = read()
        commit(
          tidy(changePlace(criteria, index, undefined)),
          `${placeText(places, index, units, names)} removed`,
          names,
        )
        placeSelected(undefined)
      },
    }
  }, [now, units, edit])
}
