import type { Criteria } from '#contract/criteria.ts'
import type { TallyItem } from '#contract/tally.ts'
import { placesOf, withPlaces } from '#criteria/places.ts'
import { tallyValue } from '#criteria/tallies.ts'
import { tidy } from '#criteria/tidy.ts'
import { stateNames } from '#shared/address/states.ts'

/** The maximum number of ids in one request. */
export const MAX_COMPARED = 10_000

/** A systematic sample of ids (at equal steps) if there are too many for one request. */
export function sampleIds(ids: readonly string[], max = MAX_COMPARED): string[] {
  if (ids.length <= max) return [...ids]
  return Array.from({ length: max }, (_, i) => ids[Math.floor((i * ids.length) / max)] as string)
}

/** The states of tallied records, as criteria. */
export function statesOf(items: readonly TallyItem[]): Criteria {
  const states = items.flatMap((item) => tallyValue(item, 'stateprovince') ?? [])
  return tidy({ StatesProvinces: states.filter((state) => stateNames[state]) })
}

/** A search in an area for the selected values. Selected places and values replace the area's own. */
export function lookAlikeCriteria(area: Criteria, picked: Criteria): Criteria {
  const places = placesOf(picked)
  const excluded = placesOf(area).filter((place) => place.excluded)
  const placed = places.length > 0 ? withPlaces(area, [...excluded, ...places]) : area
  return tidy({ ...placed, ...tidy(withPlaces(picked, [])) })
}

/**
 * The maximum number of records that a search excludes by id. The ids are in the link, of which the local service accepts 128 KB, and
 * in every query of the form, of which it accepts 2 MB together.
 */
export const MAX_EXCLUDED = 4000

/** The search with some more records excluded; undefined if they are too many for a link. */
export function excludeIds(criteria: Criteria, ids: readonly string[]): Criteria | undefined {
  const NotId = [...new Set([...(criteria.NotId ?? []), ...ids])]
  return NotId.length > MAX_EXCLUDED ? undefined : tidy({ ...criteria, NotId })
}
