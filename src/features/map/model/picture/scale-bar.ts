import { count } from '#shared/text/format.ts'
import type { Units } from '#shared/text/units.ts'

/** A scale bar: its length in pixels and what that is on the ground. */
export interface ScaleBar {
  pixels: number
  text: string
}

const FEET_PER_MILE = 5280
const METERS_PER_MILE = 1609.344

/** The longest scale bar of a round length, at most `maxPixels` long, where a pixel is so many miles. */
export function scaleBar(milesPerPixel: number, maxPixels: number, units: Units): ScaleBar {
  const miles = milesPerPixel * maxPixels
  const [large, small] = units === 'km' ? (['km', 'm'] as const) : (['mi', 'ft'] as const)
  const [perLarge, perSmall] = units === 'km' ? [METERS_PER_MILE / 1000, METERS_PER_MILE] : [1, FEET_PER_MILE]
  const [unit, perMile] = miles * perLarge >= 1 ? [large, perLarge] : [small, perSmall]
  const length = roundBelow(miles * perMile)
  return { pixels: length / perMile / milesPerPixel, text: `${count(length)} ${unit}` }
}

/** The largest 1, 2, 3 or 5 with zeros that is not above a number. */
function roundBelow(n: number): number {
  const power = 10 ** Math.floor(Math.log10(n))
  const digit = [5, 3, 2, 1].find((one) => one * power <= n) ?? 1
  return digit * power
}
