import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { centerOf, type SortField, type SortKey, sortText, sortTextSchemas } from '#contract/sort.ts'

/** The order of records as links and settings have it: `-LocationEmployeesSizeActual,CompanyName`. */

/** How an order by a field reads, ascending and descending. */
const labels: Record<SortField, readonly [ascending: string, descending: string]> = {
  CompanyName: ['Company A to Z', 'Company Z to A'],
  City: ['City A to Z', 'City Z to A'],
  LocationEmployeesSizeActual: ['Fewest employees', 'Most employees'],
  LocationSalesVolumeActual: ['Lowest sales', 'Highest sales'],
  CorporateEmployeesSizeActual: ['Fewest employees company-wide', 'Most employees company-wide'],
  CorporateSalesVolumeActual: ['Lowest sales company-wide', 'Highest sales company-wide'],
  YearEstablished: ['Oldest business', 'Newest business'],
  UpdateDate: ['Least recently updated', 'Recently updated'],
  Distance: ['Nearest', 'Farthest'],
  LastName: ['Last name A to Z', 'Last name Z to A'],
  FirstName: ['First name A to Z', 'First name Z to A'],
  Age: ['Youngest', 'Oldest'],
  IncomeRange: ['Lowest income', 'Highest income'],
  HomeValueRange: ['Lowest home value', 'Highest home value'],
}

/** Orders that are offered for each kind. */
const offered: Record<Kind, readonly string[]> = {
  companies: [
    'CompanyName',
    'City',
    '-LocationEmployeesSizeActual',
    '-LocationSalesVolumeActual',
    '-UpdateDate',
    'Distance',
  ],
  people: ['LastName,FirstName', 'City', 'Age', '-IncomeRange', '-UpdateDate', 'Distance'],
}

/** What the head of a column sorts by first: names from A, numbers and dates from the highest. */
const sortOfColumn: Readonly<Record<string, string>> = {
  CompanyName: 'CompanyName',
  City: 'City',
  LocationEmployeesSizeRange: '-LocationEmployeesSizeActual',
  LocationEmployeesSizeActual: '-LocationEmployeesSizeActual',
  LocationSalesVolumeRange: '-LocationSalesVolumeActual',
  LocationSalesVolumeActual: '-LocationSalesVolumeActual',
  CorporateEmployeesSizeRange: '-CorporateEmployeesSizeActual',
  CorporateEmployeesSizeActual: '-CorporateEmployeesSizeActual',
  CorporateSalesVolumeRange: '-CorporateSalesVolumeActual',
  CorporateSalesVolumeActual: '-CorporateSalesVolumeActual',
  DistanceMiles: 'Distance',
  YearEstablished: '-YearEstablished',
  UpdateDate: '-UpdateDate',
  Name: 'LastName,FirstName',
  AgeRange: 'Age',
  IncomeRange: '-IncomeRange',
  HomeValueRange: '-HomeValueRange',
}
const sortOfPersonColumn: Readonly<Record<string, string>> = { LastName: 'LastName', FirstName: 'FirstName' }

const keysIn = (kind: Kind, text: string): readonly SortKey[] =>
  sortTextSchemas[kind].safeParse(text).data ?? []

/** A search to sort, and the fields that the service sorts by; all of them where they are absent. */
export interface SortedSearch {
  kind: Kind
  criteria: Criteria
  fields?: readonly string[] | undefined
}

/** The keys of an order that a search can have; undefined where none is left. Only a single center has distances. */
export function sortKeys(
  { kind, criteria, fields }: SortedSearch,
  text: string | undefined,
): readonly SortKey[] | undefined {
  const keys = text === undefined ? [] : keysIn(kind, text)
  const usable = keys.filter(
    ({ Field }) => (!fields || fields.includes(Field)) && (Field !== 'Distance' || centerOf(criteria)),
  )
  return usable.length > 0 ? usable : undefined
}

/** What the head of a column sorts by first; undefined for a column that does not sort. */
const columnSort = (kind: Kind, column: string): string | undefined =>
  sortOfColumn[column] ?? (kind === 'people' ? sortOfPersonColumn[column] : undefined)

/** Whether a service that sorts by `fields` sorts by a column. */
export function sortsBy(kind: Kind, column: string, fields: readonly string[]): boolean {
  const sort = columnSort(kind, column)
  return sort !== undefined && keysIn(kind, sort).every(({ Field }) => fields.includes(Field))
}

const reversed = (kind: Kind, text: string) =>
  sortText(keysIn(kind, text).map(({ Field, Descending }) => ({ Field, Descending: !Descending })))

/** The order after the head of a column was pressed: its own, then reversed, then none. */
export function nextSort(kind: Kind, sort: string | undefined, column: string): string | undefined {
  const first = columnSort(kind, column)
  if (first === undefined || sort === reversed(kind, first)) return undefined
  return sort === first ? reversed(kind, first) : first
}

/** The direction in which a column is sorted; undefined where another order applies. */
export function sortedAs(
  kind: Kind,
  sort: string | undefined,
  column: string,
): 'ascending' | 'descending' | undefined {
  const first = columnSort(kind, column)
  if (sort === undefined || first === undefined) return undefined
  if (sort !== first && sort !== reversed(kind, first)) return undefined
  return sort.startsWith('-') ? 'descending' : 'ascending'
}

/** An order of records and its label. */
export interface SortChoice {
  value: string
  label: string
}

/** The orders of a search to choose from, the current one included. */
export function sortChoices(search: SortedSearch, current: string | undefined): SortChoice[] {
  const { kind } = search
  const values = offered[kind].filter((value) => sortKeys(search, value))
  const all = current === undefined || values.includes(current) ? values : [...values, current]
  return all.map((value) => ({ value, label: labelOf(kind, value) }))
}

function labelOf(kind: Kind, text: string): string {
  const [first] = keysIn(kind, text)
  return first ? labels[first.Field][first.Descending ? 1 : 0] : text
}
