import type { Labels } from '#features/map/model/base/labels/labels.ts'
import type { LabelRow, Located } from '#reference/place-files.ts'
import type { StyleName } from './styles.ts'

/** A name that would like to stand on the map, most wanted first in a list. `ring` marks the spot itself. */
export type Wish = Located & { text: string; style: StyleName; ring: boolean }

const STATE_LETTERS_FROM = 4
const STATE_NAMES_FROM = 6
const COUNTIES_FROM = 8

/** The names worth showing at a zoom, in the order in which they may take room. */
export function labelRequests(labels: Labels, zoom: number): Wish[] {
  const cities = labels.cities
    .filter(({ Zoom }) => Zoom <= zoom)
    .toSorted((a, b) => a.Zoom - b.Zoom || b.People - a.People)
    .map((city) => cityRequest(city, zoom))
  const large = cities.filter(({ style }) => style !== 'town')
  const small = cities.filter(({ style }) => style === 'town')
  return [...states(labels, zoom), ...waters(labels, zoom), ...large, ...counties(labels, zoom), ...small]
}

function cityRequest(city: LabelRow, zoom: number): Wish {
  const ahead = zoom - city.Zoom
  const style = ahead >= 4 ? 'metropolis' : ahead >= 1 ? 'city' : 'town'
  return { ...areaRequest(city, city.Name, style), ring: true }
}

function states({ states }: Labels, zoom: number): Wish[] {
  if (zoom < STATE_LETTERS_FROM || zoom >= COUNTIES_FROM) return []
  if (zoom < STATE_NAMES_FROM)
    return states.map((state) => areaRequest(state, state.StateProvince, 'stateLetters'))
  return states.map((state) => areaRequest(state, state.Name.toUpperCase(), 'state'))
}

function counties({ counties }: Labels, zoom: number): Wish[] {
  if (zoom < COUNTIES_FROM) return []
  return counties.map((county) => areaRequest(county, county.County.toUpperCase(), 'county'))
}

const waters = ({ waters }: Labels, zoom: number): Wish[] =>
  waters.filter(({ Zoom }) => Zoom <= zoom).map((water) => areaRequest(water, water.Name, 'water'))

const areaRequest = ({ Latitude, Longitude }: Located, text: string, style: StyleName): Wish => ({
  Latitude,
  Longitude,
  text,
  style,
  ring: false,
})
