import { count } from '#shared/text/format.ts'
import { distance, type Units } from '#shared/text/units.ts'
import type { Found, FoundArea } from './found.ts'

const plural = (n: number, one: string, many = `${one}s`) => `${count(n)} ${n === 1 ? one : many}`
const listed = (parts: readonly string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '')

const isPostal = ({ place }: FoundArea) => place.kind === 'postal'

/** What was found: "3 areas, 12 ZIP codes and 1 line". */
export function foundText({ areas, points, lines }: Found): string {
  const codes = areas.filter(isPostal).length
  const drawn = areas.length - codes
  return listed([
    ...(drawn ? [plural(drawn, 'area')] : []),
    ...(codes ? [plural(codes, 'ZIP code')] : []),
    ...(points.length ? [plural(points.length, 'point')] : []),
    ...(lines.length ? [plural(lines.length, 'line')] : []),
  ])
}

/** What a button is about to take: "the 3 areas", "the ZIP code", "the 15 places". */
export function listText(areas: readonly FoundArea[]): string {
  const codes = areas.filter(isPostal).length
  const noun = codes === areas.length ? 'ZIP code' : codes ? 'place' : 'area'
  return areas.length === 1 ? `the ${noun}` : `the ${count(areas.length)} ${noun}s`
}

/** That outlines lost corners. */
export function thinnedText({ from, to, miles }: NonNullable<Found['thinned']>, units: Units): string {
  return `Simplified from ${count(from)} to ${count(to)} corners, so that the search fits into a link. No line moves by more than ${distance(miles, units)}.`
}
