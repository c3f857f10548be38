import type { CSSProperties } from 'react'

/** Light or dark, as the page shows itself. */
export type Scheme = 'light' | 'dark'

/** Every color of the basemap and its labels. */
export type Palette = {
  water: string
  land: string
  builtUp: string
  county: string
  state: string
  country: string
  placeText: string
  smallPlaceText: string
  countyText: string
  stateText: string
  waterText: string
  ring: string
  landHalo: string
  waterHalo: string
}

/**
 * County lines let the tint of towns through; on bare land they come out as #dedad1 and #26303c.
 * Contrast on land: place text 8.3 (light) and 10.3 (dark), county text 4.9 and 5.2.
 */
export const PALETTES: Record<Scheme, Palette> = {
  light: {
    water: '#cfe0ec',
    land: '#f6f5f1',
    builtUp: '#d3cab9',
    county: '#5a4a2828',
    state: '#b3aca0',
    country: '#9d9588',
    placeText: '#2f3943',
    smallPlaceText: '#414952',
    countyText: '#666c73',
    stateText: '#5b626a',
    waterText: '#4a6683',
    ring: '#5d656e',
    landHalo: '#f6f5f1e6',
    waterHalo: '#cfe0ecb3',
  },
  dark: {
    water: '#0e161f',
    land: '#1a222c',
    builtUp: '#3a4959',
    county: '#c8e1ff12',
    state: '#3d4a59',
    country: '#4d5b6c',
    placeText: '#dbe3eb',
    smallPlaceText: '#c7d0d9',
    countyText: '#8595a5',
    stateText: '#93a2b1',
    waterText: '#6d8aa6',
    ring: '#93a1af',
    landHalo: '#1a222ce6',
    waterHalo: '#0e161fb3',
  },
}

/** The style of what holds a map: blank land until the tiles come, as at most places that is what they will show. */
export const mapBackground = (scheme: Scheme) => ({ '--c-land': PALETTES[scheme].land }) as CSSProperties

/** Fills of the classes of a choropleth, from few to many; each step differs from its neighbors and from land and water. */
export const ramps: Record<Scheme, readonly string[]> = {
  light: ['#e0eeed', '#bcdbdd', '#93c5cb', '#66abb4', '#3a8e9b', '#176f7f', '#064b59'],
  dark: ['#1d3a44', '#1c4b58', '#1d6170', '#247d8d', '#329cae', '#5cc0cf', '#b0ecf3'],
}

/** Lines between the places. */
export const edges: Record<Scheme, string> = { light: '#ffffff', dark: '#11171f' }

/** Borders of ZIP codes and cities that can be picked: seen on land, on water and on every class. */
export const outlineLines: Record<Scheme, string> = { light: '#2f3943', dark: '#dbe3eb' }

/** The hatch over places of which nothing is known. */
export const hatches: Record<Scheme, string> = { light: '#868f98', dark: '#6b7a8e' }

/** The fill of class `index` of `many`: few classes still use the whole ramp. */
export function fillOf(scheme: Scheme, index: number, many: number): string {
  const ramp = ramps[scheme]
  const at = many < 2 ? ramp.length - 2 : Math.round((index * (ramp.length - 1)) / (many - 1))
  return ramp[at] ?? ''
}
