import { criteriaSchemas } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { MAX_RADIUS_MILES } from '#contract/place.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import { withPlaces } from '#criteria/places.ts'
import { panelMessages as messages } from '#features/search/messages/panel.ts'
import { distance, inUnits, toMiles, type Units } from '#shared/text/units.ts'

/** The corners of an area as lines of text, "41.25000, -96.01000", to be read and edited without a mouse. */
export function cornersText(points: readonly { Latitude: number; Longitude: number }[]): string {
  return points.map(({ Latitude, Longitude }) => `${Latitude}, ${Longitude}`).join('\n')
}

/** Points out of lines of "latitude, longitude"; a line that is no such pair is named. */
export function pointsFrom(text: string): {
  points: { Latitude: number; Longitude: number }[]
  error?: string
} {
  const lines = text.split('\n').map((line) => line.trim())
  const points: { Latitude: number; Longitude: number }[] = []
  for (const [i, line] of lines.entries()) {
    if (!line) continue
    const pair = /^(-?\d+(?:\.\d+)?)[\s,;]+(-?\d+(?:\.\d+)?)$/.exec(line)
    if (!pair) return { points, error: messages.lineWithoutCoordinates(i, line.slice(0, 40)) }
    points.push({ Latitude: Number(pair[1]), Longitude: Number(pair[2]) })
  }
  return { points }
}

/** What is wrong with a place, in the contract's words, or undefined. */
export function placeError(kind: Kind, place: PlaceChoice): string | undefined {
  const result = criteriaSchemas[kind].safeParse(withPlaces({}, [{ ...place, excluded: false }]))
  if (result.success) return undefined
  const issue = result.error.issues[0]
  return issue && `${String(issue.path.at(-1) ?? messages.thePlace)} ${issue.message}`
}

/** A radius as a field shows it, in the selected unit. */
export const radiusShown = (miles: number, units: Units): number =>
  Math.round(inUnits(miles, units) * 100) / 100

/** A typed radius in miles; an unchanged one keeps its exact value. */
export function radiusTyped(value: string | number, units: Units, before?: number): number {
  if (before !== undefined && Number(value) === radiusShown(before, units)) return before
  return Math.round(toMiles(Number(value), units) * 1000) / 1000
}

/** What is wrong with a radius, in the selected unit; the contract uses miles. */
export function radiusError(miles: number, units: Units): string | undefined {
  if (units === 'miles' || (miles > 0 && miles <= MAX_RADIUS_MILES)) return undefined
  return messages.radiusOutOfRange(distance(MAX_RADIUS_MILES, units))
}
