import type { TallyItem } from '#contract/tally.ts'
import { rankOf, type TallyField, tallyValue } from '#criteria/tallies.ts'
import type { ValueRole } from '#criteria/tally-choice.ts'
import type { First, Sort } from '#criteria/tally-panels.ts'
import { panelMessages as messages } from '#features/tallies/messages.ts'

/** The groups of a tally, and those of the compared search. */
export interface TallyAnswer {
  items: readonly TallyItem[]
  compared?: readonly TallyItem[] | undefined
}

/** One value of a tally. */
export interface TallyRow {
  /** Undefined for records that lack the field. */
  value: string | undefined
  label: string
  count: number
  /** From 0 to 1; undefined where the row is no part of the whole. */
  share: number | undefined
  role: ValueRole
  /** The same of the compared search. */
  other?: { count: number; share: number | undefined } | undefined
}

/** Rows that are not shown one by one. */
export interface TallyRest {
  values: number
  count: number
  share: number | undefined
  other?: TallyRow['other']
}

export interface TallyTable {
  rows: readonly TallyRow[]
  unknown: TallyRow | undefined
  /** The records that the shares are of. */
  total: number
  otherTotal: number | undefined
}

const sum = (counts: Iterable<number>) => {
  let total = 0
  for (const n of counts) total += n
  return total
}

/** Counts by value; the empty text is for records without the field. */
const countsOf = (items: readonly TallyItem[], field: TallyField) =>
  new Map(items.map((item) => [tallyValue(item, field) ?? '', item.Count]))

interface TallySettings {
  field: TallyField
  label: (value: string) => string
  role: (value: string) => ValueRole
  /** How many records match, where the shares are of these; rows that do not match have none. */
  matching?: number | undefined
}

/** The rows of a tally, in the order of the answer. Excluded values are not part of the total. */
export function tallyTable(
  { items, compared }: TallyAnswer,
  { field, label, role, matching }: TallySettings,
): TallyTable {
  const [counts, others] = [countsOf(items, field), compared && countsOf(compared, field)]
  const values = [...new Set([...counts.keys(), ...(others?.keys() ?? [])])]
  const roles = new Map(values.map((value) => [value, value ? role(value) : undefined]))
  const within = values.filter((value) => roles.get(value) !== 'excluded')
  const total = matching ?? sum(within.map((value) => counts.get(value) ?? 0))
  const otherTotal = others && sum(within.map((value) => others.get(value) ?? 0))
  const someSelected = matching !== undefined && values.some((value) => roles.get(value) === 'selected')
  const rows = values.map((value): TallyRow => {
    const is = roles.get(value)
    const part = is !== 'excluded' && (is === 'selected' || !someSelected)
    const count = counts.get(value) ?? 0
    const other = others && {
      count: others.get(value) ?? 0,
      share: is === 'excluded' ? undefined : ratio(others.get(value) ?? 0, otherTotal),
    }
    return {
      value: value || undefined,
      label: value ? label(value) : messages.notKnown,
      count,
      share: part ? ratio(count, total) : undefined,
      role: is,
      other,
    }
  })
  return {
    rows: rows.filter((row) => row.value !== undefined),
    unknown: rows.find((row) => row.value === undefined),
    total,
    otherTotal,
  }
}

const ratio = (part: number, whole: number | undefined) => (whole ? part / whole : 0)

/** By how many points of percent a row's share is above the compared one; undefined where there is none. */
export const shareDifference = ({ share, other }: Pick<TallyRow, 'share' | 'other'>): number | undefined =>
  share === undefined || other?.share === undefined ? undefined : 100 * (share - other.share)

/** A row's share as percent of the compared one: 100 is the same, undefined where there is nothing to compare with. */
export const shareIndex = ({ share, other }: Pick<TallyRow, 'share' | 'other'>): number | undefined =>
  share === undefined || !other?.share ? undefined : (100 * share) / other.share

const byLabel = new Intl.Collator('en', { numeric: true })

/** The rows in an order; equal ones remain as the service sent them, the largest first. */
export function sortedRows(
  rows: readonly TallyRow[],
  sort: Sort,
  field: TallyField,
  change: (row: TallyRow) => number | undefined,
): TallyRow[] {
  const changeOr = (row: TallyRow, none: number) => change(row) ?? none
  const orders: Record<Sort, (a: TallyRow, b: TallyRow) => number> = {
    largest: (a, b) => b.count - a.count,
    own: (a, b) => rankOf(field, a.value ?? '') - rankOf(field, b.value ?? ''),
    name: (a, b) => byLabel.compare(a.label, b.label),
    code: (a, b) => ((a.value ?? '') < (b.value ?? '') ? -1 : 1),
    over: (a, b) => changeOr(b, Number.NEGATIVE_INFINITY) - changeOr(a, Number.NEGATIVE_INFINITY) || 0,
    under: (a, b) => changeOr(a, Number.POSITIVE_INFINITY) - changeOr(b, Number.POSITIVE_INFINITY) || 0,
  }
  return rows.toSorted(orders[sort])
}

/**
 * The first rows of an order and the rest as one, so that the whole adds up. What the search names is always shown;
 * values in their own order are the largest ones.
 */
export function firstRows(
  rows: readonly TallyRow[],
  first: First,
  sort: Sort,
): { shown: readonly TallyRow[]; rest: TallyRest | undefined } {
  if (first === 'all' || rows.length <= first) return { shown: rows, rest: undefined }
  const leading = sort === 'own' ? rows.toSorted((a, b) => b.count - a.count) : rows
  const shownRows = new Set([...leading.slice(0, first), ...rows.filter((row) => row.role)])
  const others = rows.filter((row) => !shownRows.has(row))
  if (others.length === 0) return { shown: rows, rest: undefined }
  return { shown: rows.filter((row) => shownRows.has(row)), rest: restOf(others) }
}

function restOf(rows: readonly TallyRow[]): TallyRest {
  const parts = rows.flatMap(({ share }) => share ?? [])
  return {
    values: rows.length,
    count: sum(rows.map((row) => row.count)),
    share: parts.length ? sum(parts) : undefined,
    other: rows[0]?.other && {
      count: sum(rows.map((row) => row.other?.count ?? 0)),
      share: sum(rows.map((row) => row.other?.share ?? 0)),
    },
  }
}

/** The rows whose words or code hold every word of a text, in any letter case. */
export function matchingRows(rows: readonly TallyRow[], text: string): readonly TallyRow[] {
  const tokens = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (tokens.length === 0) return rows
  return rows.filter((row) => {
    const own = `${row.value} ${row.label}`.toLowerCase()
    return tokens.every((word) => own.includes(word))
  })
}
