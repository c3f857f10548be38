import type { Kind } from '#contract/kind.ts'
import type { Format, Output } from '#records/record.ts'
import { formatOf } from '#records/record-groups.ts'

/** Dollars for one record of each format. */
type Rates = Readonly<Record<Format, number>>

const precise = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 3 })

/** Dollars for one record of an output; custom fields have the rate of the smallest format with all of them. */
export function rateOf(kind: Kind, output: Output, rates: Rates): number {
  if ('ResourceType' in output) return rates[output.ResourceType]
  return Math.max(...output.Fields.map((field) => rates[formatOf(kind, field)]))
}

/** An amount to the cent, or to a tenth of it: "$4.00", "$0.016"; "free" for none. */
export function price(amount: number): string {
  return amount === 0 ? 'free' : `$${precise.format(amount)}`
}

/** Dollars from typed text; undefined for text that is no amount. */
export function dollarsFrom(typed: string): number | undefined {
  const text = typed.trim().replace(/^\$/, '')
  return /^(\d+(\.\d*)?|\.\d+)$/.test(text) ? Number(text) : undefined
}
