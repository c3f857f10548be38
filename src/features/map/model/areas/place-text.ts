import { type AreaNames, areaName, customName } from '#criteria/areas/area-names.ts'
import { placeDetail } from '#criteria/describe.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import { areasMessages as messages } from '#features/map/messages/areas.ts'
import { digits, inUnits, type Units } from '#shared/text/units.ts'

/** A distance in words: "1 mile", "9.3 miles", "8 kilometers". */
export function distanceText(miles: number, units: Units): string {
  const shown = digits(inUnits(miles, units))
  const noun = units === 'km' ? 'kilometer' : 'mile'
  return `${shown} ${noun}${shown === '1' ? '' : 's'}`
}

/** A place as announced: "Circle of 5 miles", "Drawn area 2 with 6 corners", "Nebraska". */
export function placeText(
  places: readonly PlaceChoice[],
  index: number,
  units: Units,
  names: AreaNames | undefined,
): string {
  const place = places[index]
  if (!place) return messages.theArea
  const label = areaName(places, index, names)
  if ('RadiusMiles' in place && !customName(place, names)) {
    const circle = messages.circleOf(distanceText(place.RadiusMiles, units))
    return place.kind === 'circle' ? circle : `${circle} around ${label}`
  }
  return place.kind === 'polygon' ? `${label} with ${placeDetail(place)}` : label
}

/** What became of a place: "Circle 1 is now 9 miles", "Drawn area 1 moved". */
export function changeText(
  places: readonly PlaceChoice[],
  index: number,
  next: PlaceChoice,
  units: Units,
  names: AreaNames | undefined,
): string {
  const before = places[index]
  const label = areaName(places, index, names)
  if (before && before.excluded !== next.excluded)
    return `${label} ${next.excluded ? 'excluded' : 'included'}`
  if (before && 'RadiusMiles' in before && 'RadiusMiles' in next && before.RadiusMiles !== next.RadiusMiles)
    return messages.movedTo(label, distanceText(next.RadiusMiles, units))
  if (before?.kind === 'polygon' && next.kind === 'polygon' && before.Points.length !== next.Points.length)
    return messages.changedTo(label, placeDetail(next))
  return `${label} moved`
}
