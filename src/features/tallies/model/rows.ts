import type { TallyItem } from '#contract/tally.ts'
import { rankOf, type TallyField, tallyValue } from '#criteria/tallies.ts'
import type { ValueRole } from '#criteria/tally-choice.ts'
import type { First, Sort } from '#criteria/tally-panels.ts'

/** The groups of a tally, and those of the search that it is held against. */
export interface Answer {
  items: readonly TallyItem[]
  compared?: readonly TallyItem[] | undefined
}

/** One value of a tally. */
export interface Row {
  /** Undefined for records that lack the field. */
  value: string | undefined
  words: string
  count: number
  /** From 0 to 1; undefined where the row is no part of the whole. */
  share: number | undefined
  standing: ValueRole
  /** The same of the compared search. */
  other?: { count: number; share: number | undefined } | undefined
}

/** Rows that are not shown one by one. */
export interface Rest {
  values: number
  count: number
  share: number | undefined
  other?: Row['other']
}

export interface Table {
  rows: readonly Row[]
  unknown: Row | undefined
  /** The records that the shares are of. */
  total: number
  otherTotal: number | undefined
}

const sum = (counts: Iterable<number>) => {
  let total = 0
  for (const n of counts) total += n
  return total
}

/** Counts by value; the empty text stands for records that lack the field. */
const countsOf = (items: readonly TallyItem[], field: TallyField) =>
  new Map(items.map((item) => [tallyValue(item, field) ?? '', item.Count]))

interface Asked {
  field: TallyField
  words: (value: string) => string
  standing: (value: string) => ValueRole
  /** How many records match, where the shares are of these; rows that do not match have none. */
  matching?: number | undefined
}

/** The rows of a tally, in the order of the answer. What is left out is no part of the whole. */
export function tableOf({ items, compared }: Answer, { field, words, standing, matching }: Asked): Table {
  const [counts, others] = [countsOf(items, field), compared && countsOf(compared, field)]
  const values = [...new Set([...counts.keys(), ...(others?.keys() ?? [])])]
  const standings = new Map(values.map((value) => [value, value ? standing(value) : undefined]))
  const within = values.filter((value) => standings.get(value) !== 'excluded')
  const total = matching ?? sum(within.map((value) => counts.get(value) ?? 0))
  const otherTotal = others && sum(within.map((value) => others.get(value) ?? 0))
  const someChosen = matching !== undefined && values.some((value) => standings.get(value) === 'selected')
  const rows = values.map((value): Row => {
    const is = standings.get(value)
    const part = is !== 'excluded' && (is === 'selected' || !someChosen)
    const count = counts.get(value) ?? 0
    const other = others && {
      count: others.get(value) ?? 0,
      share: is === 'excluded' ? undefined : ratio(others.get(value) ?? 0, otherTotal),
    }
    return {
      value: value || undefined,
      words: value ? words(value) : 'Not known',
      count,
      share: part ? ratio(count, total) : undefined,
      standing: is,
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
export const pointsOf = ({ share, other }: Pick<Row, 'share' | 'other'>): number | undefined =>
  share === undefined || other?.share === undefined ? undefined : 100 * (share - other.share)

/** A row's share as percent of the compared one: 100 is the same, undefined where there is nothing to compare with. */
export const indexOf = ({ share, other }: Pick<Row, 'share' | 'other'>): number | undefined =>
  share === undefined || !other?.share ? undefined : (100 * share) / other.share

const byWords = new Intl.Collator('en', { numeric: true })

/** The rows in an order; equal ones stay as the service has them, the largest first. */
export function sorted(
  rows: readonly Row[],
  sort: Sort,
  field: TallyField,
  change: (row: Row) => number | undefined,
): Row[] {
  const changeOr = (row: Row, none: number) => change(row) ?? none
  const orders: Record<Sort, (a: Row, b: Row) => number> = {
    largest: (a, b) => b.count - a.count,
    own: (a, b) => rankOf(field, a.value ?? '') - rankOf(field, b.value ?? ''),
    name: (a, b) => byWords.compare(a.words, b.words),
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
export function firstOf(
  rows: readonly Row[],
  first: First,
  sort: Sort,
): { shown: readonly Row[]; rest: Rest | undefined } {
  if (first === 'all' || rows.length <= first) return { shown: rows, rest: undefined }
  const leading = sort === 'own' ? rows.toSorted((a, b) => b.count - a.count) : rows
  const kept = new Set([...leading.slice(0, first), ...rows.filter((row) => row.standing)])
  const others = rows.filter((row) => !kept.has(row))
  if (others.length === 0) return { shown: rows, rest: undefined }
  return { shown: rows.filter((row) => kept.has(row)), rest: restOf(others) }
}

function restOf(rows: readonly Row[]): Rest {
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
export function found(rows: readonly Row[], text: string): readonly Row[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return rows
  return rows.filter((row) => {
    const own = `${row.value} ${row.words}`.toLowerCase()
    return wanted.every((word) => own.includes(word))
  })
}
