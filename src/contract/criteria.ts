import { z } from 'zod'
import { companyCriteria } from './company-criteria.ts'
import type { Kind } from './kind.ts'
import { personCallCriteria, personCriteria } from './person-criteria.ts'
import { MAX_AREAS } from './place.ts'
import { sharedCriteria } from './shared-criteria.ts'
import { listOf } from './values.ts'

const MAX_DEPTH = 3
const MAX_ALTERNATIVES = 20
/** Criteria in one call, those of alternatives included: a record may have to be compared with each. */
export const MAX_CRITERIA = 1000

/** Criteria that a record meets by all of its own, before `AnyOf` and `NoneOf`. */
const flat = {
  companies: z.strictObject({ ...sharedCriteria, ...companyCriteria }).partial(),
  people: z.strictObject({ ...sharedCriteria, ...personCriteria }).partial(),
}
const Call = z.strictObject(personCallCriteria).partial()

type Flat = z.output<typeof flat.companies> & z.output<typeof flat.people> & z.output<typeof Call>

/** Criteria of either kind: met by all of their own, any of `AnyOf` and none of `NoneOf` (open-points, Extension). */
export type Criteria = Flat & { AnyOf?: Criteria[]; NoneOf?: Criteria[] }
export type Criterion = keyof Criteria

type Alternatives = 'AnyOf' | 'NoneOf'
/** The criteria that a kind of records has. */
export type CriterionOf<K extends Kind> =
  | keyof z.output<(typeof flat)[K]>
  | Alternatives
  | (K extends 'people' ? keyof z.output<typeof Call> : never)

function nested(kind: Kind, depth: number): z.ZodType<Criteria> {
  const own: z.ZodObject = flat[kind]
  if (depth === 0) return own as unknown as z.ZodType<Criteria>
  const list = listOf(nested(kind, depth - 1), MAX_ALTERNATIVES).optional()
  return own.extend({ AnyOf: list, NoneOf: list }) as unknown as z.ZodType<Criteria>
}

const alternatives = (kind: Kind) => listOf(nested(kind, MAX_DEPTH - 1), MAX_ALTERNATIVES).optional()
const companyAlternatives = alternatives('companies')
const personAlternatives = alternatives('people')

/** The shape of a search body's criteria, for endpoints to extend with paging and format. */
export const criteriaShapes = {
  companies: { ...flat.companies.shape, AnyOf: companyAlternatives, NoneOf: companyAlternatives },
  people: {
    ...flat.people.shape,
    ...Call.shape,
    AnyOf: personAlternatives,
    NoneOf: personAlternatives,
  },
}

const namesOf = (kind: Kind) => Object.keys(criteriaShapes[kind]) as Criterion[]
/** The criteria of each kind, in the contract's order. */
export const criterionNamesOf: Record<Kind, readonly Criterion[]> = {
  companies: namesOf('companies'),
  people: namesOf('people'),
}
/** Every criterion once, in the contract's order. */
export const criterionNames = [...new Set([...criterionNamesOf.companies, ...criterionNamesOf.people])]

/** The schema of each kind's criteria. */
export const criteriaSchemas: Record<Kind, z.ZodType<Criteria>> = {
  companies: z.strictObject(criteriaShapes.companies).superRefine(limitSize),
  people: z.strictObject(criteriaShapes.people).superRefine(limitSize),
}

/** Circles and polygons in criteria, those of nested ones included. */
export function areaCount(criteria: Criteria): number {
  const own = [criteria.RadiusPostalCodeList, criteria.RadiusCenterPointList, criteria.PolygonList]
  const inner = [...(criteria.AnyOf ?? []), ...(criteria.NoneOf ?? [])]
  return (
    own.reduce((n, list) => n + (list?.length ?? 0), 0) + inner.reduce((n, item) => n + areaCount(item), 0)
  )
}

/** Criteria that have a value, those of nested ones included. */
function criterionCount({ AnyOf = [], NoneOf = [], ...own }: Criteria): number {
  const given = Object.values(own).filter((value) => value !== undefined).length
  return [...AnyOf, ...NoneOf].reduce((sum, inner) => sum + criterionCount(inner), given)
}

/** Refuses more areas or criteria than one call may hold. */
export function limitSize(criteria: Criteria, ctx: z.RefinementCtx): void {
  const refuse = (name: Criterion, max: number, what: string) =>
    ctx.addIssue({
      code: 'custom',
      message: `must have at most ${max.toLocaleString('en-US')} ${what} in one call`,
      path: [name],
    })
  if (areaCount(criteria) > MAX_AREAS) refuse('PolygonList', MAX_AREAS, 'areas')
  if (criterionCount(criteria) > MAX_CRITERIA)
    refuse(criteria.AnyOf ? 'AnyOf' : 'NoneOf', MAX_CRITERIA, 'criteria')
}
