import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { Point } from '#contract/place.ts'
import { type Band, bandNamed, bandOf } from '#contract/ranges.ts'
import { centerOf, type SortField, type SortKey } from '#contract/sort.ts'
import type { TallyName } from '#contract/tally.ts'
import { milesBetween } from '#shared/geo/sphere.ts'
import { postalArea } from '../reference/places/places.ts'
import type { Given, PlainCriterion } from './duckdb/description.ts'
import type { RowOf } from './row.ts'
import type { Page } from './store.ts'

/**
 * What the store must answer, computed in the simplest way over rows in memory, row by row and criterion by criterion. It shares only
 * the contract with the engine.
 */

const foldings = new Map<string, string>()

export function folded(text: string): string {
  const known = foldings.get(text) ?? fold(text)
  foldings.set(text, known)
  return known
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .join(' ')

export const same = (a: string | undefined, b: string) => a !== undefined && folded(a) === folded(b)

export const within = (value: number | undefined, bands: readonly Band[], wanted: readonly string[]) =>
  wanted.includes(bandOf(bands, value)?.value ?? '')

/** The even-odd rule, corner by corner. */
export function inPolygon({ Latitude: y, Longitude }: Point, points: readonly Point[]): boolean {
  const xs: number[] = []
  for (const point of points) {
    let x = point.Longitude
    const before = xs.at(-1) ?? x
    while (x - before > 180) x -= 360
    while (x - before < -180) x += 360
    xs.push(x)
  }
  return [-360, 0, 360].some((wrap) => {
    const x = Longitude + wrap
    let crossings = 0
    points.forEach((a, i) => {
      const j = (i + 1) % points.length
      const b = points[j] as Point
      const [ax, bx] = [xs[i] as number, xs[j] as number]
      if (a.Latitude <= y === b.Latitude <= y) return
      const crossing = ax + ((bx - ax) * (y - a.Latitude)) / (b.Latitude - a.Latitude)
      if (crossing > x) crossings++
    })
    return crossings % 2 === 1
  })
}

type AnyRow = RowOf<Kind>

const isNew = (row: AnyRow, date: string) =>
  row.FirstSeen !== undefined && Date.parse(date) - Date.parse(row.FirstSeen) <= 90 * 24 * 3600 * 1000

const isNear = (at: Point | undefined, center: Point, miles: number) =>
  at !== undefined && milesBetween(at, center) <= miles

type Test<N extends keyof Criteria, R> = (
  value: Given<N>,
  row: R,
  date: string,
  criteria: Criteria,
) => boolean

/** Whether a row meets each criterion that is one by itself, but for those that both kinds have. */
export type Tests<K extends Kind> = {
  [N in Exclude<PlainCriterion<K> & keyof Criteria, Shared>]: Test<N, RowOf<K>>
}

/** The value of a row for each tally field of a kind alone, or a list of such; undefined for none. */
export type Values<K extends Kind> = Record<
  Exclude<TallyName<K>, keyof typeof sharedValues>,
  ValueOf<RowOf<K>>
>

type ValueOf<R> = (row: R, date: string) => string | number | undefined | readonly (string | undefined)[]

type Shared = Exclude<PlainCriterion<'companies'> & PlainCriterion<'people'>, 'Email'>

const sharedTests: { [N in Shared]: Test<N, AnyRow> } = {
  Id: (ids, row) => ids.includes(row.Id),
  NotId: (ids, row) => !ids.includes(row.Id),
  FirstName: (text, row) => folded(row.FirstName ?? '').startsWith(folded(text)),
  LastName: (text, row) => folded(row.LastName ?? '').startsWith(folded(text)),
  Gender: (gender, row) => (row.Gender ?? 'Unknown') === gender,
  Phone: (phone, row) => row.Phone === phone,
  AddressParsed: (street, row) =>
    Object.entries(street).every(
      ([key, value]) => value === undefined || same(row.AddressParsed?.[key as 'Name'], value),
    ),
  City: (city, row) => same(row.City, city),
  County: (county, row) => same(row.County, county),
  StateProvince: (state, row) => row.StateProvince === state,
  StatesProvinces: (states, row) => states.some((state) => row.StateProvince === state),
  CitiesByStateProvince: (pairs, row) =>
    pairs.some((pair) => same(row.City, pair.City) && row.StateProvince === pair.StateProvince),
  CountiesByStateProvince: (pairs, row) =>
    pairs.some((pair) => same(row.County, pair.County) && row.StateProvince === pair.StateProvince),
  PostalCode: (codes, row) => codes.some((code) => row.PostalCode === code),
  RadiusPostalCodeList: (list, row) =>
    list.some((item) => isNear(row.Location, postalArea(item.PostalCode) as Point, item.RadiusMiles)),
  RadiusCenterPointList: (list, row) => list.some((item) => isNear(row.Location, item, item.RadiusMiles)),
  PolygonList: (list, row) =>
    list.some((item) => row.Location !== undefined && inPolygon(row.Location, item.Points)),
  RecordStatus: (status, row, date) => status === 'All' || isNew(row, date) === (status === 'New'),
  SortCenter: () => true,
  // An id and a source are of one source of the record.
  Source: (list, row, _date, { SourceId }) =>
    SourceId !== undefined || list.some((name) => row.Source === name),
  SourceId: (list, row, _date, { Source: names }) =>
    [row, ...(row.MergedSources ?? [])].some(
      ({ Source, SourceId }) =>
        list.some((id) => id === SourceId) && (names?.some((name) => name === Source) ?? true),
    ),
  LocationGrade: (list, row) => list.some((grade) => row.LocationGrade === grade),
  FirstSeenMonth: (list, row) => list.some((month) => row.FirstSeen?.startsWith(month)),
}

const sharedValues = {
  city: (row: AnyRow) => row.City,
  stateprovince: (row: AnyRow) => row.StateProvince,
  areacode: (row: AnyRow) => row.AreaCode ?? row.Phone?.slice(0, 3),
  county: (row: AnyRow) => row.County,
  carrierroute: (row: AnyRow) => row.CarrierRoute,
  zip3: (row: AnyRow) => row.PostalCode?.slice(0, 3),
  postalcode: (row: AnyRow) => row.PostalCode,
  gender: (row: AnyRow) => row.Gender,
  recordstatus: (row: AnyRow, date: string) => (isNew(row, date) ? 'New' : 'Existing'),
  source: (row: AnyRow) => row.Source,
  locationgrade: (row: AnyRow) => row.LocationGrade,
  firstseenmonth: (row: AnyRow) => row.FirstSeen?.slice(0, 7),
}

/** What a row is sorted by, for each field of a kind but the distance. */
export type Sorts<K extends Kind> = Record<
  Exclude<SortField<K>, 'Distance'>,
  (row: RowOf<K>, date: string) => string | number | undefined
>

/** The code points of a folded name; folded text sorts by them. */
export const nameOf = (text: string | undefined) => (text ? folded(text) || undefined : undefined)
export const dayOf = (date: string | undefined) => (date && /^\d{4}-\d\d-\d\d$/.test(date) ? date : undefined)

/** A number, or the lowest of its band where a row has only that. */
export const sizeOf = (actual: number | undefined, bands: readonly Band[], band: string | undefined) =>
  actual ?? (band === undefined ? undefined : bandNamed(bands, band)?.low)

/** Answers about rows of a kind; `date` is the date of the data. */
export interface Oracle<K extends Kind> {
  /** The rows that meet criteria, in the order of records; `rows` are in the order of the table. */
  found(rows: readonly RowOf<K>[], criteria: Criteria, date: string): RowOf<K>[]
  /**
   * The order of two rows: negative where the first may come before the second, as at equal distances of different points, which each
   * computation rounds in its own way; undefined where they are equal in every key.
   */
  orderOf(
    keys: readonly SortKey[],
    criteria: Criteria,
    date: string,
  ): (a: RowOf<K>, b: RowOf<K>) => number | undefined
  /** The rows that meet criteria, sorted; ties are in the order of records. */
  sorted(rows: readonly RowOf<K>[], keys: readonly SortKey[], criteria: Criteria, date: string): RowOf<K>[]
  /** How many rows have each combination of values, by the combination as JSON. */
  tally(rows: readonly RowOf<K>[], fields: readonly TallyName<K>[], date: string): Map<string, number>
}

/** The oracle of a kind; `implied` are the criteria that a call has without saying so. */
export function oracleOf<K extends Kind>(
  tests: Tests<K>,
  values: Values<K>,
  sorts: Sorts<K>,
  implied: (criteria: Criteria) => Criteria = (criteria) => criteria,
): Oracle<K> {
  const testOf = { ...sharedTests, ...tests } as unknown as Record<string, Test<never, RowOf<K>>>

  const readers: Partial<Record<string, ValueOf<RowOf<K>>>> = { ...sharedValues, ...values }

  const meets = (row: RowOf<K>, criteria: Criteria, date: string): boolean =>
    Object.entries(criteria).every(([name, value]) => {
      if (value === undefined) return true
      if (name === 'AnyOf') return (value as Criteria[]).some((item) => meets(row, item, date))
      if (name === 'NoneOf') return !(value as Criteria[]).some((item) => meets(row, item, date))
      return testOf[name]?.(value as never, row, date, criteria)
    })

  const sortValues = (keys: readonly SortKey[], criteria: Criteria, date: string) => (row: RowOf<K>) =>
    keys.map(({ Field }) =>
      Field === 'Distance'
        ? row.Location && milesBetween(row.Location, centerPoint(criteria))
        : sorts[Field as keyof Sorts<K>](row, date),
    )

  return {
    found(rows, criteria, date) {
      const whole = implied(criteria)
      const hits = rows.filter((row) => meets(row, whole, date))
      const center = criteria.SortCenter
      if (!center) return hits
      const away = (row: RowOf<K>) => (row.Location ? milesBetween(row.Location, center) : 1e9)
      return hits.sort((a, b) => away(a) - away(b))
    },
    orderOf: (keys, criteria, date) => {
      const valuesOf = sortValues(keys, criteria, date)
      return (a, b) => {
        const [left, right] = [valuesOf(a), valuesOf(b)]
        for (const [i, { Field, Descending = false }] of keys.entries()) {
          if (Field === 'Distance' && isSamePoint(a.Location, b.Location)) continue
          if (Field === 'Distance' && Math.abs(Number(left[i]) - Number(right[i])) < MAX_ROUNDING_MILES)
            return -1
          const step = compareValues(left[i], right[i], Descending)
          if (step !== 0) return step
        }
        return undefined
      }
    },
    sorted(rows, keys, criteria, date) {
      const valuesOf = sortValues(keys, criteria, date)
      const compare = (a: RowOf<K>, b: RowOf<K>) => {
        const [left, right] = [valuesOf(a), valuesOf(b)]
        const steps = keys.map(({ Descending }, i) => compareValues(left[i], right[i], Descending ?? false))
        return steps.find((step) => step !== 0) ?? 0
      }
      return this.found(rows, criteria, date).toSorted(compare)
    },
    tally(rows, fields, date) {
      const counts = new Map<string, number>()
      for (const row of rows)
        for (const group of combinations(fields.map((field) => [readers[String(field)]?.(row, date)].flat())))
          counts.set(JSON.stringify(group), (counts.get(JSON.stringify(group)) ?? 0) + 1)
      return counts
    },
  }
}

function centerPoint(criteria: Criteria): Point {
  const center = centerOf(criteria)
  if (!center) throw new Error('There is no center')
  return 'PostalCode' in center ? (postalArea(center.PostalCode) as Point) : center
}

/** Equal distances of two points, each in another way of computing it. */
const MAX_ROUNDING_MILES = 1e-6

const isSamePoint = (a: Point | undefined, b: Point | undefined) =>
  a?.Latitude === b?.Latitude && a?.Longitude === b?.Longitude

type SortedValue = string | number | undefined

function compareValues(a: SortedValue, b: SortedValue, isDescending: boolean): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  const order = typeof a === 'number' ? a - Number(b) : Buffer.compare(Buffer.from(a), Buffer.from(String(b)))
  return isDescending ? -order : order
}

/** One of each list, in every way. */
const combinations = (lists: readonly (readonly unknown[])[]): unknown[][] =>
  lists.reduce<unknown[][]>(
    (groups, list) => groups.flatMap((group) => list.map((value) => [...group, value ?? null])),
    [[]],
  )

/** The part of a result that a page requests. */
export function paged<T>(result: readonly T[], { Limit, Offset, NthRecord }: Page): T[] {
  if (!NthRecord) return result.slice(Offset, Offset + Limit)
  const ranks = Array.from({ length: Limit }, (_, i) => Math.floor((i * result.length) / Limit) + Offset)
  return [...new Set(ranks)].flatMap((rank) => result.slice(rank, rank + 1))
}
