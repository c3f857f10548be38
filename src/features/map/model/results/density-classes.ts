/** Steps of round numbers in each power of ten. */
const ROUND = [1, 2, 5]
/** Bounds between classes: one more class than these. */
const BOUNDS = 4

/** The bounds between the classes of a density, from low to high, for its largest value: 1, 2, 5, 10, 20 ... and their tenths. */
export function densityBreaks(max: number): number[] {
  if (max <= 0) return []
  const top = 3 * Math.floor(Math.log10(max / 2)) + 2
  const steps = Array.from({ length: 6 }, (_, i) => top - i)
  const last = steps.find((step) => round(step) <= max / 2) ?? top
  return Array.from({ length: BOUNDS }, (_, i) => round(last - BOUNDS + 1 + i))
}

/** The so-manyth round number: 0 is 1, 1 is 2, 2 is 5, 3 is 10, −1 is 0.5. */
function round(step: number): number {
  const power = Math.floor(step / ROUND.length)
  return Number(`${ROUND[step - power * ROUND.length]}e${power}`)
}

/** Less than this part of the first bound is not drawn. */
const MIN_PART = 0.05

/** The least value that is drawn in the lowest class. */
export const leastDrawn = (breaks: readonly number[]): number => MIN_PART * (breaks[0] ?? 0)
