import type { AreaLabel, Labels, PlaceLabel } from './labels.ts'
import type { StyleName } from './styles.ts'

/** A name that would like to stand on the map, most wanted first in a list. `ring` marks the spot itself. */
export type Wish = { text: string; lat: number; lng: number; style: StyleName; ring: boolean }

const STATE_LETTERS_FROM = 4
const STATE_NAMES_FROM = 6
const COUNTIES_FROM = 8
const WATER_FROM = 5

/** The names worth showing at a zoom, in the order in which they may take room. */
export function wishes(labels: Labels, zoom: number): Wish[] {
  const towns = labels.places
    .filter(({ minZoom }) => minZoom <= zoom)
    .toSorted((a, b) => a.minZoom - b.minZoom || a.rank - b.rank)
    .map((place) => town(place, zoom))
  const large = towns.filter(({ style }) => style !== 'town')
  const small = towns.filter(({ style }) => style === 'town')
  return [...states(labels, zoom), ...water(labels, zoom), ...large, ...counties(labels, zoom), ...small]
}

function town({ name, lat, lng, minZoom }: PlaceLabel, zoom: number): Wish {
  const ahead = zoom - minZoom
  const style = ahead >= 4 ? 'metropolis' : ahead >= 1 ? 'city' : 'town'
  return { text: name, lat, lng, style, ring: true }
}

function states({ states }: Labels, zoom: number): Wish[] {
  if (zoom < STATE_LETTERS_FROM || zoom >= COUNTIES_FROM) return []
  if (zoom < STATE_NAMES_FROM)
    return states.map((state) => area({ ...state, name: state.abbreviation }, 'stateLetters'))
  return states.map((state) => area({ ...state, name: state.name.toUpperCase() }, 'state'))
}

function counties({ counties }: Labels, zoom: number): Wish[] {
  if (zoom < COUNTIES_FROM) return []
  return counties.map((county) => area({ ...county, name: county.name.toUpperCase() }, 'county'))
}

const water = ({ water }: Labels, zoom: number): Wish[] =>
  water.filter(({ minZoom = WATER_FROM }) => zoom >= minZoom).map((name) => area(name, 'water'))

const area = ({ name, lat, lng }: AreaLabel, style: StyleName): Wish => ({
  text: name,
  lat,
  lng,
  style,
  ring: false,
})
