import type { Criteria } from '#contract/criteria'
import type { Point } from '#contract/place'

/** One place of a search, in the API's own names: a row of the form, a shape on the map. */
export type Place =
  | { kind: 'state'; StateProvince: string }
  | { kind: 'county'; County: string; StateProvince: string }
  | { kind: 'city'; City: string; StateProvince: string }
  | { kind: 'postal'; PostalCode: string }
  | { kind: 'postalCircle'; PostalCode: string; RadiusMiles: number }
  | { kind: 'circle'; Latitude: number; Longitude: number; RadiusMiles: number }
  | { kind: 'polygon'; Points: Point[] }

/** A place with its role: records are in any of the included places and in none of those left out. */
export type PlaceChoice = Place & { leftOut: boolean }
export type PlaceKind = Place['kind']

/** The list criterion that holds each kind of place, and how one item of it is written and read. */
const lists = {
  state: list(
    'StatesProvinces',
    (p: Of<'state'>) => p.StateProvince,
    (StateProvince: string) => ({ StateProvince }),
  ),
  county: list('CountiesByStateProvince', without<Of<'county'>>, (item: Omit<Of<'county'>, 'kind'>) => item),
  city: list('CitiesByStateProvince', without<Of<'city'>>, (item: Omit<Of<'city'>, 'kind'>) => item),
  postal: list(
    'PostalCode',
    (p: Of<'postal'>) => p.PostalCode,
    (PostalCode: string) => ({ PostalCode }),
  ),
  postalCircle: list(
    'RadiusPostalCodeList',
    without<Of<'postalCircle'>>,
    (item: Omit<Of<'postalCircle'>, 'kind'>) => item,
  ),
  circle: list('RadiusCenterPointList', without<Of<'circle'>>, (item: Omit<Of<'circle'>, 'kind'>) => item),
  polygon: list('PolygonList', without<Of<'polygon'>>, (item: Omit<Of<'polygon'>, 'kind'>) => item),
}

type Of<K extends PlaceKind> = Extract<Place, { kind: K }>

interface PlaceList {
  key: keyof Criteria
  write: (place: never) => unknown
  read: (item: never) => object
}

function list<P, I>(key: keyof Criteria, write: (place: P) => I, read: (item: I) => object): PlaceList {
  return { key, write, read }
}

function without<P extends object>(place: P): Omit<P, 'kind' | 'leftOut'> {
  const { kind: _kind, leftOut: _leftOut, ...rest } = place as P & { kind?: unknown; leftOut?: unknown }
  return rest as Omit<P, 'kind' | 'leftOut'>
}

const kinds = Object.keys(lists) as PlaceKind[]
const placeKeys = new Set(kinds.map((kind) => lists[kind].key))

/** Whether every criterion of `item` is a list of places. */
function holdsPlacesOnly(item: Criteria): boolean {
  const keys = Object.keys(item) as (keyof Criteria)[]
  return keys.length === 1 && keys.every((key) => placeKeys.has(key))
}

function placesIn(criteria: Criteria, leftOut: boolean): PlaceChoice[] {
  return kinds.flatMap((kind) => {
    const { key, read } = lists[kind]
    const items = (criteria[key] ?? []) as never[]
    return items.map((item) => ({ kind, ...read(item), leftOut }) as PlaceChoice)
  })
}

/** Whether `AnyOf` is the "any of these places" of one search; other uses of it are left as they are. */
export function anyOfIsPlaces(criteria: Criteria): boolean {
  return criteria.AnyOf?.every(holdsPlacesOnly) ?? true
}

/** Every place of a search, included ones first. */
export function placesOf(criteria: Criteria): PlaceChoice[] {
  const { AnyOf, NoneOf, ...own } = criteria
  const any = anyOfIsPlaces(criteria) ? (AnyOf ?? []) : []
  const none = (NoneOf ?? []).filter(holdsPlacesOnly)
  return [
    ...placesIn(own, false),
    ...any.flatMap((item) => placesIn(item, false)),
    ...none.flatMap((item) => placesIn(item, true)),
  ]
}

function grouped(places: readonly PlaceChoice[]): Criteria[] {
  return kinds.flatMap((kind) => {
    const items = places.filter((place) => place.kind === kind)
    const { key, write } = lists[kind]
    return items.length ? [{ [key]: items.map((place) => write(place as never)) } as Criteria] : []
  })
}

/**
 * The criteria with these places in place of its own. Places of one kind are one list; of several kinds they are
 * `AnyOf`, as the lists of the reference would narrow each other. Places left out are `NoneOf`.
 */
export function withPlaces(criteria: Criteria, places: readonly PlaceChoice[]): Criteria {
  const { AnyOf, NoneOf, ...own } = criteria
  const others = Object.fromEntries(
    Object.entries(own).filter(([key]) => !placeKeys.has(key as keyof Criteria)),
  )
  const included = grouped(places.filter((place) => !place.leftOut))
  const none = [
    ...(NoneOf ?? []).filter((item) => !holdsPlacesOnly(item)),
    ...grouped(places.filter((p) => p.leftOut)),
  ]
  const keptAny = anyOfIsPlaces(criteria) ? undefined : AnyOf
  const chosen =
    included.length > 1 && !keptAny ? { AnyOf: included } : Object.assign({ AnyOf: keptAny }, ...included)
  return { ...others, ...chosen, NoneOf: none.length ? none : undefined }
}

const samePlace = (a: Place, b: Place) =>
  JSON.stringify(without(a)) === JSON.stringify(without(b)) && a.kind === b.kind

/** The criteria with one more place; a place that is there already only takes the new role. */
export function addPlace(criteria: Criteria, place: PlaceChoice): Criteria {
  const others = placesOf(criteria).filter((other) => !samePlace(other, place))
  return withPlaces(criteria, [...others, place])
}

/** The criteria with the place at `index` of `placesOf` changed, or removed when `place` is undefined. */
export function changePlace(criteria: Criteria, index: number, place: PlaceChoice | undefined): Criteria {
  const places = placesOf(criteria)
  return withPlaces(criteria, place ? places.with(index, place) : places.toSpliced(index, 1))
}
