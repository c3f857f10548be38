import type { Scheme } from '../basemap/palette.ts'

/** Fills of the classes of a choropleth, from few to many; each step differs from its neighbors and from land and water. */
export const ramps: Record<Scheme, readonly string[]> = {
  light: ['#e0eeed', '#bcdbdd', '#93c5cb', '#66abb4', '#3a8e9b', '#176f7f', '#064b59'],
  dark: ['#1d3a44', '#1c4b58', '#1d6170', '#247d8d', '#329cae', '#5cc0cf', '#b0ecf3'],
}

/** Lines between the places. */
export const edges: Record<Scheme, string> = { light: '#ffffff', dark: '#11171f' }

/** The hatch over places of which nothing is known. */
export const hatches: Record<Scheme, string> = { light: '#868f98', dark: '#6b7a8e' }

/** The fill of class `index` of `many`: few classes still use the whole ramp. */
export function fillOf(scheme: Scheme, index: number, many: number): string {
  const ramp = ramps[scheme]
  const at = many < 2 ? ramp.length - 2 : Math.round((index * (ramp.length - 1)) / (many - 1))
  return ramp[at] ?? ''
}
