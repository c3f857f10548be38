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

/** Digits of a link that was typed by hand arrive as a number, also where the criterion is a text ("PrimarySic=58"). */
function readOne(kind: Kind, name: Criterion, value: unknown) {
  const schema = criteriaSchemas[kind]
  const result = schema.safeParse({ [name]: value })
  return result.success || typeof value !== 'number' ? result : schema.safeParse({ [name]: String(value) })
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
  if (StateProvince && !criteria.StatesProvinces)
    return { ...criteria, City, StatesProvinces: [StateProvince] }
  return { ...criteria, StateProvince, City }
}
