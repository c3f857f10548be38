import { MAX_BANDS, MAX_TRAVEL, type TravelUnit } from '#contract/isochrones.ts'
import { bandMessages as messages } from '#features/search/messages/forms.ts'
import { inUnits, toMiles, type Units } from '#shared/text/units.ts'

/** Lengths of travel out of a text, "5, 10, 15", in minutes or miles and ascending; or what is wrong with it. */
export function bandsFrom(text: string, unit: TravelUnit, units: Units): number[] | string {
  const typed = text.split(/[\s,;]+/).filter(Boolean)
  const numbers = typed.map(Number)
  const wrong = typed.find((_, i) => !((numbers[i] ?? 0) > 0))
  if (wrong !== undefined) return messages.notNumber(wrong)
  if (numbers.length === 0) return messages.noBand
  const bands = [...new Set(numbers)].sort((a, b) => a - b)
  if (bands.length > MAX_BANDS) return messages.tooManyBands(MAX_BANDS)
  const lengths = unit === 'Miles' ? bands.map((n) => rounded(toMiles(n, units))) : bands
  const max = MAX_TRAVEL[unit]
  if (lengths.every((n) => n <= max)) return lengths
  return messages.tooFar(unit === 'Miles' ? Math.floor(inUnits(max, units)) : max, unit, units)
}

/** Three decimals: a whole number of kilometers is shown as one again. */
const rounded = (n: number) => Math.round(n * 1000) / 1000

/** A length of travel as the field shows it. */
export const bandShown = (length: number, unit: TravelUnit, units: Units): string =>
  String(unit === 'Miles' ? Math.round(inUnits(length, units) * 100) / 100 : length)
