import { type Criteria, criterionNames } from '#contract/criteria.ts'

/**
 * Criteria in canonical form: what is empty dropped, keys in the contract's order, lists sorted and each item once,
 * so that equal meaning is equal text. Query key, URL, request body and saved search are this one value.
 */
export function tidy(criteria: Criteria): Criteria {
  const entries = criterionNames
    .map((name) => [name, tidyValue(name, criteria[name])] as const)
    .filter(([, value]) => !isEmpty(value))
  return Object.fromEntries(entries) as Criteria
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** Lists are sets, save for polygons: the numbers that people see on drawn areas follow the order of drawing. */
const ordered = new Set(['PolygonList', 'RadiusCenterPointList', 'RadiusPostalCodeList'])

function tidyValue(name: string, value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (name === 'AnyOf' || name === 'NoneOf') return tidyAlternatives(value as Criteria[] | undefined)
  if (!Array.isArray(value)) return typeof value === 'object' && value !== null ? byKey(value) : value
  const items = value.filter((item) => !isEmpty(item))
  return distinct(ordered.has(name) ? items : items.toSorted(byText))
}

function tidyAlternatives(list: Criteria[] | undefined): Criteria[] | undefined {
  return list && distinct(list.map(tidy).filter((item) => !isEmpty(item)))
}

const byKey = (value: object) =>
  Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const byText = (a: unknown, b: unknown) => (text(a) < text(b) ? -1 : text(a) > text(b) ? 1 : 0)

function distinct<T>(items: T[]): T[] {
  return [...new Map(items.map((item) => [text(item), item])).values()]
}

/** Whether two criteria are the same search. */
export function sameCriteria(a: Criteria, b: Criteria): boolean {
  return JSON.stringify(tidy(a)) === JSON.stringify(tidy(b))
}

/** Whether criteria are empty: such a search matches everything. */
export function matchesEverything(criteria: Criteria): boolean {
  return isEmpty(tidy(criteria))
}
