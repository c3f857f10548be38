import type { Criteria } from '#contract/criteria.ts'
import type { TallyItem } from '#contract/tally.ts'
import { placesOf, withPlaces } from '#criteria/places.ts'
import { tallyValue } from '#criteria/tallies.ts'
import { tidy } from '#criteria/tidy.ts'
import { stateNames } from '#shared/address/states.ts'

/** Ids of one question at most, as many as the service takes. */
export const MAX_COMPARED = 10_000

/** Ids that stand for all where these are too many: drawn at equal steps (a systematic sample). */
export function sampleIds(ids: readonly string[], max = MAX_COMPARED): string[] {
  if (ids.length <= max) return [...ids]
  return Array.from({ length: max }, (_, i) => ids[Math.floor((i * ids.length) / max)] as string)
}

/** The states that tallied records lie in, as criteria. */
export function statesOf(items: readonly TallyItem[]): Criteria {
  const states = items.flatMap((item) => tallyValue(item, 'stateprovince') ?? [])
  return tidy({ StatesProvinces: states.filter((state) => stateNames[state]) })
}

/** A search within an area for what was picked. Picked places, and other picked values, take the place of the area's own. */
export function lookAlikeCriteria(area: Criteria, picked: Criteria): Criteria {
  const places = placesOf(picked)
  const excluded = placesOf(area).filter((place) => place.excluded)
  const placed = places.length > 0 ? withPlaces(area, [...excluded, ...places]) : area
  return tidy({ ...placed, ...tidy(withPlaces(picked, [])) })
}
