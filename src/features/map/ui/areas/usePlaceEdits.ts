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
import { useNews } from '#features/map/data/news.ts'
import { changed, named } from '#features/map/model/areas/words.ts'
import { useMapFocus } from '#session/map.ts'
import { useEditCriteria, useLinkNow } from '#session/search.ts'
import { useSettings } from '#session/settings.ts'

/** The changes that the map makes to the places of the search; each is one step of back and forward, and is announced. */
export function usePlaceEdits() {
  const now = useLinkNow()
  const units = useSettings((settings) => settings.units)
  const edit = useEditCriteria()
  return useMemo(() => {
    const { placeChosen } = useMapFocus.getState()
    const { told } = useNews.getState()
    const read = () => {
      const { asked, view } = now()
      return { ...asked, names: view.names }
    }
    const go = (next: Criteria, words: string, nextNames: AreaNames | undefined) => {
      edit(next, undefined, namesInUse(nextNames, next, read().muted) ?? {})
      told(words, next)
    }
    const indexIn = (all: readonly PlaceChoice[], place: PlaceChoice) =>
      all.findIndex((other) => JSON.stringify(other) === JSON.stringify(place))
    return {
      /** The places of the search as they are by now. */
      places: () => read().places,
      add: (place: PlaceChoice) => {
        const { criteria, names } = read()
        const next = addPlaces(criteria, [place])
        if (areaCount(next) > MAX_AREAS) return told(`A search has at most ${MAX_AREAS} areas.`)
        const all = placesOf(next)
        const index = indexIn(all, place)
        go(next, `${named(all, index, units, names)} ${place.excluded ? 'excluded' : 'added'}`, names)
        placeChosen(index === -1 ? undefined : index)
      },
      /** Several at once, with their names: one step. */
      addFound: (areas: readonly ParsedArea[], exclude: boolean, words: string) => {
        const { criteria, names } = read()
        const next = withAreas(criteria, names, areas, exclude)
        placeChosen(undefined)
        go(next.criteria, words, next.names)
      },
      change: (index: number, place: PlaceChoice) => {
        const { criteria, places, names } = read()
        const before = places[index]
        const next = tidy(changePlace(criteria, index, place))
        go(
          next,
          changed(places, index, place, units, names),
          before ? namesAfterChange(names, before, place) : names,
        )
      },
      rename: (index: number, name: string) => {
        const { criteria, places, names } = read()
        const place = places[index]
        if (!place) return
        const next = withName(names, place, name)
        const before = areaName(places, index, names)
        go(criteria, `${before} is now called ${areaName(places, index, next)}`, next)
      },
      remove: (index: number) => {
        const { criteria, places, names } = read()
        go(
          tidy(changePlace(criteria, index, undefined)),
          `${named(places, index, units, names)} removed`,
          names,
        )
        placeChosen(undefined)
      },
    }
  }, [now, units, edit])
}
