import type { Kind } from '#contract/kind.ts'
import { counted, kindNames } from '#criteria/kinds.ts'
import { count } from '#shared/text/format.ts'
import { squareUnitName, type Units } from '#shared/text/units.ts'

/** How many records a dot of the density has: "12". */
export const dotText = (records: number): string =>
  Math.round(records) < 1 ? 'less than 1' : count(Math.round(records))

/** A density with two digits: "1,200", "0.43". */
const densityText = (density: number): string => numberText(Number(density.toPrecision(2)))

/** A number as it is, with thousands commas. */
const numberText = (n: number): string => n.toLocaleString('en-US', { maximumSignificantDigits: 3 })

const nameFor = (kind: Kind, text: string) => (text === '1' ? kindNames[kind].one : kindNames[kind].many)

const estimate = (kind: Kind, density: number, units: Units): string => {
  const text = densityText(density)
  return `About ${text} ${nameFor(kind, text)} per ${squareUnitName(units)}`
}

/** A class of the density between two bounds: "under 5", "5–10", "over 100". */
function classText(low: number | undefined, high: number): string {
  if (low === undefined) return `under ${numberText(high)}`
  return high === Number.POSITIVE_INFINITY
    ? `over ${numberText(low)}`
    : `${numberText(low)}–${numberText(high)}`
}

/** Texts of the density of the results. */
export const densityMessages = {
  eachDot: (max: number) => `Each dot: ${Math.round(max) < 1 ? '' : 'up to '}${dotText(max)}`,
  inDot: (records: number) => `, ${dotText(records)} per dot`,
  zipCode: (code: string) => `ZIP ${code}`,
  zipCodes: (codes: number) => `${count(codes)} ZIP codes`,
  surface: (kind: Kind, units: Units) => `${kindNames[kind].Title} per ${squareUnitName(units)}`,
  surfaceSource: ', estimated from ZIP codes',
  classText,
  estimate,
  here: (kind: Kind, density: number, units: Units, nearest: { code: string; count: number }) =>
    `${estimate(kind, density, units)}. The nearest ZIP code, ${nearest.code}, has ${counted(kind, nearest.count)}.`,
} as const
