import type { Kind } from '#contract/kind.ts'
import { MAX_RADIUS_MILES } from '#contract/place.ts'
import { digits, distance, inUnits, type Units } from '#shared/text/units.ts'
import type { Grown, Progress } from './grow.ts'
import { counted } from './kinds.ts'

/** How far the search for a radius has come: "Between 3.2 and 6.4 mi, call 5". */
export function progressText({ calls, low, high }: Progress, units: Units): string {
  return `Between ${digits(inUnits(low, units))} and ${distance(high, units)}, call ${calls}`
}

/** What was found: "5,004 companies within 6.3 mi". */
export function grownText(kind: Kind, grown: Grown, units: Units): string {
  if ('maxCount' in grown)
    return `Even ${distance(MAX_RADIUS_MILES, units)} around here there are only ${counted(kind, grown.maxCount)}.`
  return `${counted(kind, grown.MatchCount)} within ${distance(grown.RadiusMiles, units)}`
}
