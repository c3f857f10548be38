import type { Scheme } from '../base/palette.ts'

/** Fills of the classes of a choropleth, fewest first; each step differs from its neighbours and from land and water. */
export const ramps: Record<Scheme, readonly string[]> = {
  light: ['#dceae9', '#aed1d3', '#78b3ba', '#3f919d', '#0b6a7b'],
  dark: ['#1c3a43', '#1d5260', '#20707f', '#2b96a6', '#5fd0de'],
}

/** Lines between the places. */
export const edges: Record<Scheme, string> = { light: '#ffffff', dark: '#11171f' }

/** The fill of class `index` of `many`: few classes still use the whole ramp. */
export function fillOf(scheme: Scheme, index: number, many: number): string {
  const ramp = ramps[scheme]
  const at = many < 2 ? ramp.length - 2 : Math.round((index * (ramp.length - 1)) / (many - 1))
  return ramp[at] ?? ''
}
