import type { TallyItem } from '#contract/tally.ts'
import { hasOwnOrder, NOT_KNOWN, rankOf, type TallyField, tallyValue } from '#criteria/tallies.ts'
import type { Scopes } from './scopes.ts'

/** One value of a tallied field: how many records of the area have it, and which share of each scope (0 to 1). */
export interface ReportRow {
  label: string
  count: number
  shares: Scopes<number | undefined>
  /** The area's share as percent of the country's: 100 is the same. */
  index: number | undefined
}

/** What the rows of a field are made of. */
export interface RowsInput {
  field: TallyField
  /** The groups of the field in each scope, all of them. */
  tallies: Scopes<readonly TallyItem[]>
  label: (value: string) => string
  /** At most so many rows, those with the most records in the area; bands are in their own order and all there. */
  max: number
}

const countsOf = (items: readonly TallyItem[], field: TallyField) =>
  new Map(items.map((item) => [tallyValue(item, field) ?? '', item.Count]))

const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((all, n) => all + n, 0)

/** A part of a whole, from 0 to 1; undefined of nothing. */
export const share = (part: number, whole: number): number | undefined =>
  whole > 0 ? part / whole : undefined

/** A share as percent of another one; undefined where there is nothing to compare with. */
export const indexOf = (area: number | undefined, country: number | undefined): number | undefined =>
  area === undefined || !country ? undefined : (100 * area) / country

/** The rows of a field with the shares of each scope; none where no record of the area has the field. Shares are of all records. */
export function reportRows({ field, tallies, label, max }: RowsInput): ReportRow[] {
  const area = countsOf(tallies.area, field)
  const county = tallies.county && countsOf(tallies.county, field)
  const country = countsOf(tallies.country, field)
  const totals = { area: sum(area), county: county && sum(county), country: sum(country) }
  if (totals.area === (area.get('') ?? 0)) return []
  const row = (value: string): ReportRow => {
    const shares = {
      area: share(area.get(value) ?? 0, totals.area),
      county: county && share(county.get(value) ?? 0, totals.county ?? 0),
      country: share(country.get(value) ?? 0, totals.country),
    }
    return {
      label: value ? label(value) : NOT_KNOWN,
      count: area.get(value) ?? 0,
      shares,
      index: indexOf(shares.area, shares.country),
    }
  }
  const values = [...new Set([...area.keys(), ...(county?.keys() ?? []), ...country.keys()])]
  const known = values.filter(Boolean)
  if (!hasOwnOrder(field))
    return known
      .filter((value) => area.has(value))
      .sort((a, b) => (area.get(b) ?? 0) - (area.get(a) ?? 0) || (a < b ? -1 : 1))
      .slice(0, max)
      .map(row)
  const ordered = known.sort((a, b) => rankOf(field, a) - rankOf(field, b))
  return [...ordered, ...values.filter((value) => !value)].map(row)
}
