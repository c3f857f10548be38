import { miles, placeDetail, placeLabel, placeNumber } from '../../../criteria/describe.ts'
import type { PlaceChoice } from '../../../criteria/places.ts'

/** A radius in words: "1 mile", "9.3 miles". */
export const milesInWords = (n: number) => `${miles(n)} ${miles(n) === '1' ? 'mile' : 'miles'}`

/** A place as the map speaks of it: "Circle of 5 miles", "Drawn area 2 with 6 corners", "Nebraska". */
export function named(places: readonly PlaceChoice[], index: number): string {
  const place = places[index]
  if (!place) return 'The area'
  const label = placeLabel(place, placeNumber(places, index))
  if (place.kind === 'circle') return `Circle of ${milesInWords(place.RadiusMiles)}`
  if (place.kind === 'postalCircle') return `Circle of ${milesInWords(place.RadiusMiles)} around ${label}`
  return place.kind === 'polygon' ? `${label} with ${placeDetail(place)}` : label
}

/** What became of a place: "Circle 1 is now 9 miles", "Drawn area 1 moved". */
export function changed(places: readonly PlaceChoice[], index: number, next: PlaceChoice): string {
  const before = places[index]
  const label = before ? placeLabel(before, placeNumber(places, index)) : 'The area'
  if (before && before.leftOut !== next.leftOut) return `${label} ${next.leftOut ? 'left out' : 'included'}`
  if (before && 'RadiusMiles' in before && 'RadiusMiles' in next && before.RadiusMiles !== next.RadiusMiles)
    return `${label} is now ${milesInWords(next.RadiusMiles)}`
  if (before?.kind === 'polygon' && next.kind === 'polygon' && before.Points.length !== next.Points.length)
    return `${label} now has ${placeDetail(next)}`
  return `${label} moved`
}
