import type { Criteria, Criterion } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { setValues, valuesOf } from './edit.ts'
import { fieldNames, fieldOf } from './fields.ts'
import { type CriteriaPlace, type PlaceChoice, placesOf, withPlaces } from './places.ts'
import { tidy } from './tidy.ts'

/** All criteria of a search: the active and the muted ones. */
export interface AllCriteria {
  criteria: Criteria
  muted: Criteria
}

/** A place with its index among all places of its side: the active or the muted criteria. */
interface IndexedPlace {
  place: PlaceChoice
  index: number
}

/** One filter, a row of the form: a place, many ZIP codes, a criterion, or one value of a criterion whose values are rows. */
export interface SearchFilter {
  /** The criteria of this filter alone. */
  part: Criteria
  place?: CriteriaPlace
  /** Many ZIP codes that are one filter. */
  zipCodes?: readonly IndexedPlace[]
  /** Index of the place among all of its side. */
  index?: number
  excluded: boolean
  muted: boolean
}

/** Criteria of which every value is a row of its own. */
const byValue: ReadonlySet<Criterion> = new Set<Criterion>(['PrimarySic', 'Sic', 'LifeStyle', 'TargetReady'])
/** Criteria that narrow nothing, or apply to the whole call: they can be neither excluded nor muted. */
const ofTheCall: ReadonlySet<Criterion> = new Set<Criterion>([
  'SortCenter',
  'IncludeAllResidents',
  'IncludeHistoricalEmail',
])
/** Several of these are met by any of them, also when excluded. */
const anyOfIts: ReadonlySet<Criterion> = new Set<Criterion>(['PrimarySic', 'Sic'])

const keyOf = (part: Criteria) => Object.keys(part)[0] as Criterion
const same = (a: Criteria, b: Criteria) => JSON.stringify(tidy(a)) === JSON.stringify(tidy(b))

/** The criterion of a filter that is no place. */
export const criterionOf = (filter: SearchFilter): Criterion => keyOf(filter.part)

/** Whether a filter can be excluded or muted. */
export const canExcludeOrMute = (filter: SearchFilter): boolean => !ofTheCall.has(criterionOf(filter))

/** Identifies a filter of a search. */
export const filterId = ({ part, excluded, muted }: SearchFilter): string =>
  JSON.stringify([part, excluded, muted])

/** The parts of a criterion: one, or one for each value. */
function partsOf(criteria: Criteria, key: Criterion): Criteria[] {
  if (criteria[key] === undefined) return []
  if (!byValue.has(key)) return [{ [key]: criteria[key] }]
  return valuesOf(criteria, key).map((value) => setValues({}, key, [value]))
}

const ownKeys = (kind: Kind) =>
  fieldNames[kind].filter((key) => !['place', 'nested'].includes(fieldOf(kind, key).control.type))

/** Whether an item of `NoneOf` is one excluded criterion, no place. */
function isOneCriterion(kind: Kind, item: Criteria): boolean {
  return Object.keys(item).length === 1 && ownKeys(kind).includes(keyOf(item))
}

/** A place of a search as a filter. */
export function placeFilter({ excluded, ...place }: PlaceChoice, muted = false): SearchFilter {
  return { part: tidy(withPlaces({}, [{ ...place, excluded: false }])), place, excluded, muted }
}

/** From this number on the included or the excluded ZIP codes are one filter. */
const MIN_ZIP_CODES = 10

/** The places of a side as filters, the included ones first. Many ZIP codes are one filter, after the other places. */
function placeFilters(side: Criteria, muted: boolean): SearchFilter[] {
  const places = placesOf(side).map((place, index) => ({ place, index }))
  return [false, true].flatMap((excluded) => {
    const own = places.filter(({ place }) => place.excluded === excluded)
    const zipCodes = own.filter(({ place }) => place.kind === 'postal')
    if (zipCodes.length < MIN_ZIP_CODES) return indexedFilters(own, muted)
    const others = own.filter(({ place }) => place.kind !== 'postal')
    const part = tidy(
      withPlaces(
        {},
        zipCodes.map(({ place }) => ({ ...place, excluded: false })),
      ),
    )
    return [...indexedFilters(others, muted), { part, zipCodes, excluded, muted }]
  })
}

const indexedFilters = (places: readonly IndexedPlace[], muted: boolean): SearchFilter[] =>
  places.map(({ place, index }) => ({ ...placeFilter(place, muted), index }))

/** The ZIP codes of a filter that has many, each as a filter of its own. */
export const zipCodeFilters = ({ zipCodes = [], muted }: SearchFilter): SearchFilter[] =>
  indexedFilters(zipCodes, muted)

function filtersIn(kind: Kind, side: Criteria, muted: boolean): SearchFilter[] {
  const own = ownKeys(kind).flatMap((key) => partsOf(side, key))
  const out = (side.NoneOf ?? [])
    .filter((item) => isOneCriterion(kind, item))
    .flatMap((item) => partsOf(item, keyOf(item)))
  return [
    ...placeFilters(side, muted),
    ...own.map((part) => ({ part, excluded: false, muted })),
    ...out.map((part) => ({ part, excluded: true, muted })),
  ]
}

/** Every filter of a search, the active ones first. */
export function filtersOf(kind: Kind, { criteria, muted }: AllCriteria): SearchFilter[] {
  return [...filtersIn(kind, criteria, false), ...filtersIn(kind, muted, true)]
}

/** The places of a filter; none of a filter that is a criterion. */
const placesIn = ({ place, zipCodes = [] }: SearchFilter): CriteriaPlace[] =>
  place ? [place] : zipCodes.map((zipCode) => zipCode.place)

function placeKey(place: CriteriaPlace): string {
  const { excluded: _, ...rest } = { excluded: false, ...place }
  return JSON.stringify(rest)
}

function without(side: Criteria, filter: SearchFilter): Criteria {
  const { part, excluded } = filter
  const places = new Set(placesIn(filter).map(placeKey))
  if (places.size > 0)
    return withPlaces(
      side,
      placesOf(side).filter((other) => !(other.excluded === excluded && places.has(placeKey(other)))),
    )
  const key = keyOf(part)
  const rest = (from: Criteria) =>
    byValue.has(key)
      ? setValues(
          from,
          key,
          valuesOf(from, key).filter((value) => !valuesOf(part, key).includes(value)),
        )
      : { ...from, [key]: undefined }
  if (!excluded) return rest(side)
  const touches = (item: Criteria) =>
    Object.keys(item).length === 1 && (byValue.has(key) ? item[key] !== undefined : same(item, part))
  return { ...side, NoneOf: side.NoneOf?.map((item) => (touches(item) ? rest(item) : item)) }
}

function withFilter(side: Criteria, filter: SearchFilter): Criteria {
  const { part, excluded } = filter
  const places = placesIn(filter).map((place) => ({ ...place, excluded }))
  if (places.length > 0) return withPlaces(side, [...placesOf(side), ...places])
  const key = keyOf(part)
  const joined = (to: Criteria) => setValues(to, key, [...valuesOf(to, key), ...valuesOf(part, key)])
  if (!excluded) return byValue.has(key) ? joined(side) : { ...side, ...part }
  const items = side.NoneOf ?? []
  const at = items.findIndex((item) => Object.keys(item).length === 1 && item[key] !== undefined)
  const merges = anyOfIts.has(key) && at >= 0
  return {
    ...side,
    NoneOf: merges
      ? items.map((item, i) => (i === at ? joined(item) : item))
      : [...items, ...partsOf(part, key)],
  }
}

const onSide = (
  { criteria, muted }: AllCriteria,
  isMuted: boolean,
  change: (side: Criteria) => Criteria,
): AllCriteria =>
  isMuted ? { criteria, muted: tidy(change(muted)) } : { criteria: tidy(change(criteria)), muted }

/** The search without a filter. */
export const withFilterRemoved = (all: AllCriteria, filter: SearchFilter): AllCriteria =>
  onSide(all, filter.muted, (side) => without(side, filter))

/** The search with one more filter. */
export const withFilterAdded = (all: AllCriteria, filter: SearchFilter): AllCriteria =>
  onSide(all, filter.muted, (side) => withFilter(side, filter))

/** The search with a filter excluded or included, muted or unmuted. */
export function withFilterChanged(
  all: AllCriteria,
  filter: SearchFilter,
  to: Partial<Pick<SearchFilter, 'excluded' | 'muted'>>,
): AllCriteria {
  return withFilterAdded(withFilterRemoved(all, filter), { ...filter, ...to })
}
