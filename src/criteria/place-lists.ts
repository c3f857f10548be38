import type { Criteria } from '#contract/criteria.ts'
import type { Point } from '#contract/place.ts'

/** One place of a search, in the API's own names: a row of the form, a shape on the map. */
export type CriteriaPlace =
  | { kind: 'state'; StateProvince: string }
  | { kind: 'county'; County: string; StateProvince: string }
  | { kind: 'city'; City: string; StateProvince: string }
  | { kind: 'postal'; PostalCode: string }
  | { kind: 'postalCircle'; PostalCode: string; RadiusMiles: number }
  | { kind: 'circle'; Latitude: number; Longitude: number; RadiusMiles: number }
  | { kind: 'polygon'; Points: Point[] }

/** A place with its role: records are in any of the included places and in none of the excluded ones. */
export type PlaceChoice = CriteriaPlace & { excluded: boolean }
export type PlaceKind = CriteriaPlace['kind']

/** The list criterion that holds each kind of place, and how one item of it is written and read. */
export const lists = {
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

type Of<K extends PlaceKind> = Extract<CriteriaPlace, { kind: K }>

interface PlaceList {
  key: keyof Criteria
  write: (place: never) => unknown
  read: (item: never) => object
}

function list<P, I>(key: keyof Criteria, write: (place: P) => I, read: (item: I) => object): PlaceList {
  return { key, write, read }
}

export function without<P extends object>(place: P): Omit<P, 'kind' | 'excluded'> {
  const { kind: _kind, excluded: _excluded, ...rest } = place as P & { kind?: unknown; excluded?: unknown }
  return rest as Omit<P, 'kind' | 'excluded'>
}

export const placeKinds = Object.keys(lists) as PlaceKind[]
/** The list criteria that hold places. */
export const placeKeys = new Set<keyof Criteria>(placeKinds.map((kind) => lists[kind].key))

/** Whether every criterion of `item` is a list of places. */
export function holdsPlacesOnly(item: Criteria): boolean {
  const keys = Object.keys(item) as (keyof Criteria)[]
  return keys.length === 1 && keys.every((key) => placeKeys.has(key))
}

/** Whether `AnyOf` is the "any of these places" of one search; other uses of it are left as they are. */
export function anyOfIsPlaces(criteria: Criteria): boolean {
  return criteria.AnyOf?.every(holdsPlacesOnly) ?? true
}
