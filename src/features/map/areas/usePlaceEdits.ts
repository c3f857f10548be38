import { useMemo } from 'react'
import { areaCount, type Criteria } from '#contract/criteria'
import { MAX_AREAS } from '#contract/place'
import { addPlace, changePlace, type PlaceChoice, placesOf } from '../../../criteria/places.ts'
import { tidy } from '../../../criteria/tidy.ts'
import { useMapFocus } from '../../../state/map.ts'
import { useCriteria, useEditCriteria } from '../../../state/search.ts'
import { useNews } from '../news.ts'
import { changed, named } from './words.ts'

/** The changes that the map makes to the places of the search; each is one step of back and forward, and is announced. */
export function usePlaceEdits() {
  const criteria = useCriteria()
  const edit = useEditCriteria()
  return useMemo(() => {
    const { placeChosen } = useMapFocus.getState()
    const { told } = useNews.getState()
    const go = (next: Criteria, words: string) => {
      edit(next)
      told(words, next)
    }
    return {
      add: (place: PlaceChoice) => {
        const next = tidy(addPlace(criteria, place))
        if (areaCount(next) > MAX_AREAS) return told(`A search holds at most ${MAX_AREAS} areas.`)
        const places = placesOf(next)
        const index = places.findIndex((other) => JSON.stringify(other) === JSON.stringify(place))
        go(next, `${named(places, index)} ${place.leftOut ? 'left out' : 'added'}`)
        placeChosen(index === -1 ? undefined : index)
      },
      change: (index: number, place: PlaceChoice) =>
        go(tidy(changePlace(criteria, index, place)), changed(placesOf(criteria), index, place)),
      remove: (index: number) => {
        go(tidy(changePlace(criteria, index, undefined)), `${named(placesOf(criteria), index)} removed`)
        placeChosen(undefined)
      },
    }
  }, [criteria, edit])
}
