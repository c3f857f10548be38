import { type Criteria, type Criterion, criteriaSchemas, criterionNames } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { tidy } from './tidy.ts'

/** Criteria read from a link, and the names of those that could not be read. */
export interface ReadCriteria {
  criteria: Criteria
  unread: string[]
}

/** Criteria of a kind out of the parameters of a link. A bad one is ignored and named; the others apply. */
export function criteriaFrom(kind: Kind, search: Record<string, unknown>): ReadCriteria {
  const given = criterionNames.filter((name) => search[name] !== undefined)
  const read = given.map((name) => [name, readOne(kind, name, search[name])] as const)
  const criteria = Object.assign({}, ...read.map(([, result]) => result.data ?? {})) as Criteria
  return {
    criteria: tidy(asPlaces(criteria)),
    unread: read.filter(([, result]) => !result.success).map(([name]) => name),
  }
}

/**
 * Reads one criterion of a link, which may be typed by hand: digits arrive as a number ("PrimarySic=58"), a list may be written as its
 * one value and a value as a list of one, and `StateProvince` may have several states.
 */
function readOne(kind: Kind, name: Criterion, value: unknown) {
  const schema = criteriaSchemas[kind]
  const asWritten = schema.safeParse({ [name]: value })
  if (asWritten.success) return asWritten
  const values = [value].flat().map((one) => (typeof one === 'number' ? String(one) : one))
  const variants: object[] = [...(values.length === 1 ? values : []), values].map((one) => ({ [name]: one }))
  if (name === 'StateProvince') variants.push({ StatesProvinces: values })
  for (const one of variants) {
    const result = schema.safeParse(one)
    if (result.success) return result
  }
  return asWritten
}

/** The parameters of a link that spell these criteria; the criteria that are not set are undefined. */
export function searchFrom(criteria: Criteria): Record<Criterion, unknown> {
  const canonical = tidy(criteria)
  return Object.fromEntries(criterionNames.map((name) => [name, canonical[name]])) as Record<
    Criterion,
    unknown
  >
}

/** The reference's plain `StateProvince` and `City` written as the lists that mean the same, so that they are places. */
function asPlaces({ StateProvince, City, ...criteria }: Criteria): Criteria {
  if (StateProvince && City && !criteria.CitiesByStateProvince)
    return { ...criteria, CitiesByStateProvince: [{ City, StateProvince }] }
  const { StatesProvinces } = criteria
  // A record is in the state and in one of the states.
  if (StateProvince && (StatesProvinces ?? [StateProvince]).includes(StateProvince))
    return { ...criteria, City, StatesProvinces: [StateProvince] }
  return { ...criteria, StateProvince, City }
}
