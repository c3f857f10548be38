import type { Kind } from '#contract/kind.ts'
import { counted, kindNames } from '#criteria/kinds.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import { count } from '#shared/text/format.ts'
import type { Region } from './regions.ts'

/** What the colors of a choropleth measure. */
export const measures = ['count', 'rate', 'share'] as const
export type Measure = (typeof measures)[number]

/** What a measure is called. */
export const measureText: Record<Measure, (kind: Kind) => string> = {
  count: (kind) => kindNames[kind].Title,
  rate: () => 'Per 1,000 people',
  share: () => messages.percentOfResult,
}

/** The value of each region in whole steps of `unit`, so that bounds are readable numbers; undefined where there is no value. Anything below one step counts as one: only zero is zero. */
export interface Values {
  unit: number
  steps: (number | undefined)[]
}

type Counts = ReadonlyMap<string, number>

/** The values of regions whose records are counted by key. */
export function valuesOf(measure: Measure, regions: readonly Region[], counts: Counts): Values {
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0)
  const exact = regions.map((region) => measureValue(measure, region, counts.get(region.key) ?? 0, total))
  const unit = measure === 'count' ? 1 : unitOf(exact)
  const steps = exact.map((value) => value && Math.max(1, Math.round(value / unit)))
  return { unit, steps }
}

/** The measure of one region; undefined per 1,000 people where the population is unknown. */
export function measureValue(
  measure: Measure,
  { people }: Region,
  n: number,
  total: number,
): number | undefined {
  if (measure === 'count') return n
  if (measure === 'share') return total ? (100 * n) / total : 0
  return people ? (1000 * n) / people : undefined
}

/** The power of ten, at most one, that leaves the middle value three digits. */
function unitOf(values: readonly (number | undefined)[]): number {
  const some = values.filter((value): value is number => Boolean(value)).sort((a, b) => a - b)
  const middle = some[some.length >> 1] ?? 1
  return 10 ** Math.min(0, Math.floor(Math.log10(middle)) - 2)
}

/** So many steps of a unit as a number: "1,204", "0.35". */
export function stepsText(steps: number, unit: number): string {
  const digits = Math.max(0, -Math.round(Math.log10(unit)))
  return digits ? (steps * unit).toFixed(digits) : count(steps)
}

/** A class from one number of steps to another: "5–12", "3". */
export const classRange = (low: number, high: number, unit: number): string =>
  low === high ? stepsText(low, unit) : `${stepsText(low, unit)}–${stepsText(high, unit)}`

/** A value with the digits that matter: "35.2", "0.0410". */
export function valueText(value: number): string {
  return value >= 100 || value === 0 ? count(value) : value.toPrecision(3)
}

/** A region with its count, and with what is measured where that is something else. */
export function regionText(kind: Kind, measure: Measure, region: Region, n: number, total: number): string {
  const value = measureValue(measure, region, n, total)
  const more: Record<Measure, string> = {
    count: '',
    rate: value === undefined ? messages.noPeopleKnownLabel : `, ${valueText(value)} per 1,000 people`,
    share: `, ${valueText(value ?? 0)}%`,
  }
  return `${region.name}: ${counted(kind, n)}${more[measure]}`
}
