import type { Labels } from '#features/map/model/label-placement.ts'
import type { LabelRow, Located } from '#reference/place-files.ts'
import type { Palette } from './palette.ts'

/** A name that may be drawn, by priority in a list. `ring` marks its position. */
export type LabelCandidate = Located & { text: string; style: StyleName; ring: boolean }

const STATE_LETTERS_FROM = 4
const STATE_NAMES_FROM = 6
const COUNTIES_FROM = 8

/** The names worth showing at a zoom, in the order in which they may take room. */
export function labelCandidates(labels: Labels, zoom: number): LabelCandidate[] {
  const cities = labels.cities
    .filter(({ Zoom }) => Zoom <= zoom)
    .toSorted((a, b) => a.Zoom - b.Zoom || b.People - a.People)
    .map((city) => cityRequest(city, zoom))
  const large = cities.filter(({ style }) => style !== 'town')
  const small = cities.filter(({ style }) => style === 'town')
  return [...states(labels, zoom), ...waters(labels, zoom), ...large, ...counties(labels, zoom), ...small]
}

function cityRequest(city: LabelRow, zoom: number): LabelCandidate {
  const ahead = zoom - city.Zoom
  const style = ahead >= 4 ? 'metropolis' : ahead >= 1 ? 'city' : 'town'
  return { ...areaRequest(city, city.Name, style), ring: true }
}

function states({ states }: Labels, zoom: number): LabelCandidate[] {
  if (zoom < STATE_LETTERS_FROM || zoom >= COUNTIES_FROM) return []
  if (zoom < STATE_NAMES_FROM)
    return states.map((state) => areaRequest(state, state.StateProvince, 'stateLetters'))
  return states.map((state) => areaRequest(state, state.Name.toUpperCase(), 'state'))
}

function counties({ counties }: Labels, zoom: number): LabelCandidate[] {
  if (zoom < COUNTIES_FROM) return []
  return counties.map((county) => areaRequest(county, county.County.toUpperCase(), 'county'))
}

const waters = ({ waters }: Labels, zoom: number): LabelCandidate[] =>
  waters.filter(({ Zoom }) => Zoom <= zoom).map((water) => areaRequest(water, water.Name, 'water'))

const areaRequest = ({ Latitude, Longitude }: Located, text: string, style: StyleName): LabelCandidate => ({
  Latitude,
  Longitude,
  text,
  style,
  ring: false,
})

/** How one kind of name is written. Sizes and tracking in CSS pixels. */
export type TextStyle = {
  font: string
  size: number
  tracking: number
  color: keyof Palette
  halo: keyof Palette
}

const FAMILY = '"Inter Variable", Inter, system-ui, sans-serif'

/** The few ways in which the map writes a name. */
export const STYLES = {
  metropolis: { font: `620 14px ${FAMILY}`, size: 14, tracking: -0.1, color: 'placeText', halo: 'landHalo' },
  city: { font: `600 12px ${FAMILY}`, size: 12, tracking: 0, color: 'placeText', halo: 'landHalo' },
  town: { font: `500 11.5px ${FAMILY}`, size: 11.5, tracking: 0, color: 'smallPlaceText', halo: 'landHalo' },
  county: { font: `550 11px ${FAMILY}`, size: 11, tracking: 0.9, color: 'countyText', halo: 'landHalo' },
  state: { font: `620 12px ${FAMILY}`, size: 12, tracking: 1.6, color: 'stateText', halo: 'landHalo' },
  stateLetters: { font: `620 11px ${FAMILY}`, size: 11, tracking: 0.4, color: 'stateText', halo: 'landHalo' },
  water: {
    font: `italic 450 13px ${FAMILY}`,
    size: 13,
    tracking: 0.3,
    color: 'waterText',
    halo: 'waterHalo',
  },
} satisfies Record<string, TextStyle>

export type StyleName = keyof typeof STYLES
