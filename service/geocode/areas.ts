import Flatbush from 'flatbush'
import { readable } from '#shared/address/readable-name.ts'
import { mercator } from '#shared/geo/mercator.ts'
import type { Point } from '#shared/geo/point.ts'
import { type PostalArea, postalArea, postalAreas } from '../reference/places/places.ts'

/** A city with its postal areas, the most populous first. */
interface City {
  City: string
  StateProvince: string
  /** Its name as it is compared. */
  key: string
  areas: readonly PostalArea[]
}

interface Loaded {
  populated: readonly PostalArea[]
  tree: Flatbush
  byName: ReadonlyMap<string, readonly City[]>
  byState: ReadonlyMap<string, readonly City[]>
}
let loaded: Loaded | undefined

/** Areas where people live, or whole parts of Canada: a post-office box is no place where streets are. */
const hasStreets = ({ Weight, CountyFips }: PostalArea) => Weight > 0 || CountyFips === ''

/** Reads the table at the first call: about 0.2 s. */
function load(): Loaded {
  if (loaded) return loaded
  const populated = postalAreas().filter(hasStreets)
  const tree = new Flatbush(populated.length)
  for (const { Latitude, Longitude } of populated) {
    // A Mercator map has the right angles everywhere, so that the nearest on it is the nearest on the ground.
    const { x, y } = mercator(Latitude, Longitude)
    tree.add(x, y, x, y)
  }
  tree.finish()
  const cities = citiesIn(postalAreas())
  loaded = {
    populated,
    tree,
    byName: grouped(cities, ({ key }) => key),
    byState: grouped(cities, ({ StateProvince }) => StateProvince),
  }
  return loaded
}

function citiesIn(areas: readonly PostalArea[]): City[] {
  const byCity = grouped(areas, ({ City, StateProvince }) => `${StateProvince} ${readable(City)}`)
  const cities = [...byCity.values()].map((list): City => {
    const sorted = list.toSorted((a, b) => b.Weight - a.Weight)
    const { City, StateProvince } = sorted[0] as PostalArea
    return { City, StateProvince, key: readable(City), areas: sorted }
  })
  return cities.sort((a, b) => peopleOf(b) - peopleOf(a))
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

const peopleOf = ({ areas }: City) => areas.reduce((sum, { Weight }) => sum + Weight, 0)

/** The postal areas whose points are nearest, the nearest first. */
export function areasNear({ Latitude, Longitude }: Point, count: number): PostalArea[] {
  const { populated, tree } = load()
  const { x, y } = mercator(Latitude, Longitude)
  return tree.neighbors(x, y, count).map((i) => populated[i] as PostalArea)
}

/** The postal areas of a city, the most populous first, by the name that the post office uses; none for an unknown one. */
export const areasOfCity = (name: string, state: string): readonly PostalArea[] =>
  load()
    .byName.get(readable(name))
    ?.find(({ StateProvince }) => StateProvince === state)?.areas ?? []

/** The states that have a city of that name, the most populous city first. */
export const statesOfCity = (name: string): string[] =>
  (load().byName.get(readable(name)) ?? []).map(({ StateProvince }) => StateProvince)

/** The cities of a state, the most populous first. */
export const citiesOfState = (state: string): readonly Pick<City, 'City' | 'key'>[] =>
  load().byState.get(state) ?? []

/** The area of a postal code; undefined for a code that does not exist. */
export const areaOf = (postalCode: string): PostalArea | undefined => postalArea(postalCode)
