import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { alternativesOf, isNarrowing, withAlternatives } from '#criteria/alternatives.ts'
import { addPlace, placesOf, withPlaces } from '#criteria/places.ts'
import { asKind } from '#criteria/switch-kind.ts'
import { comparedTo } from '#criteria/tally-compare.ts'
import { tidy } from '#criteria/tidy.ts'

/** The same measure in the area, in its counties and in the country; none where no county is known. */
export interface Scopes<T> {
  area: T
  county: T | undefined
  country: T
}

/** A county by its names in criteria. */
export interface CountyName {
  County: string
  StateProvince: string
}

/** What is searched, and for which kind. */
export interface ReportSearch {
  kind: Kind
  criteria: Criteria
}

/**
 * The criteria of one kind of records in the area of a search, in counties and in the country. The search's other criteria apply to
 * its own kind only.
 */
export function scopesOf(
  kind: Kind,
  search: ReportSearch,
  counties: readonly CountyName[],
): Scopes<Criteria> {
  const area = kind === search.kind ? search.criteria : areaAlone(kind, search.criteria)
  const country = withoutArea(area)
  const county = counties.reduce<Criteria>(
    (criteria, name) => addPlace(criteria, { kind: 'county', ...name, excluded: false }),
    country,
  )
  return {
    area: tidy(area),
    county: counties.length > 0 ? tidy(county) : undefined,
    country: tidy(country),
  }
}

/** The search's criteria besides its area. */
export function withoutArea(criteria: Criteria): Criteria {
  const groups = alternativesOf(criteria).filter((items) => !isNarrowing(items))
  return comparedTo(withAlternatives(criteria, groups), 'elsewhere')
}

/** Criteria of a place that are no rows of places. */
const placeCriteria = ['StateProvince', 'County', 'City'] as const

/** The places of a search alone, for another kind of records. */
function areaAlone(kind: Kind, criteria: Criteria): Criteria {
  const own = placeCriteria.flatMap((name) => (criteria[name] === undefined ? [] : [[name, criteria[name]]]))
  const placed = withPlaces(Object.fromEntries(own) as Criteria, placesOf(criteria))
  return asKind(kind, withAlternatives(placed, alternativesOf(criteria).filter(isNarrowing))).criteria
}
