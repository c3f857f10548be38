import { normal, type Random } from '#shared/random.ts'
import type { Scale } from './size-table.ts'

/** Most people at one place. */
const MAX = 45_000

/** Employees at a place: most are small, a few very large. `times` moves the middle of the trade. */
export function employeesAt(random: Random, { employees, spread }: Scale, times = 1): number {
  const tail = random() < 0.012 ? 1 + 6 * random() : 1
  return Math.min(MAX, Math.max(1, Math.round(employees * times * tail * Math.exp(normal(random) * spread))))
}

/** Dollars a year, with as many digits as such figures are known to; undefined where a trade makes none known. */
export function salesOf(random: Random, { sales }: Scale, employees: number): number | undefined {
  if (sales === 0) return undefined
  return plain(employees * sales * 1000 * Math.exp(normal(random) * 0.42))
}

/** Three leading digits, whole thousands at least. */
export function plain(dollars: number): number {
  const unit = Math.max(1000, 10 ** (Math.floor(Math.log10(Math.max(1, dollars))) - 2))
  return Math.max(unit, Math.round(dollars / unit) * unit)
}

export function squareFeetOf(random: Random, { space }: Scale, employees: number): number | undefined {
  if (space === 0) return undefined
  return Math.max(150, Math.round((space * employees ** 0.85 * Math.exp(normal(random) * 0.4)) / 50) * 50)
}
