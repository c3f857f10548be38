import { type Criteria, type Criterion, criteriaSchemas } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { tidy } from './tidy.ts'

/** Ids name records of one kind. */
const ofOneKind: ReadonlySet<string> = new Set<Criterion>(['Id', 'NotId', 'SourceId'])

const fits = (kind: Kind, criteria: Criteria) =>
  criteriaSchemas[kind].safeParse(criteria).success &&
  !Object.keys(criteria).some((key) => ofOneKind.has(key))

/** The criteria that another kind of records has too, and the names of those that it does not have. */
export function asKind(kind: Kind, criteria: Criteria): { criteria: Criteria; skippedCriteria: Criterion[] } {
  const entries = Object.entries(tidy(criteria)) as [Criterion, unknown][]
  const fitted = entries.map(
    ([key, value]) => [key, key === 'NoneOf' ? fitting(kind, value) : value] as const,
  )
  const goes = ([key, value]: readonly [Criterion, unknown]) => fits(kind, { [key]: value })
  return {
    criteria: tidy(Object.fromEntries(fitted.filter(goes))),
    skippedCriteria: entries.filter((entry) => !goes(entry)).map(([key]) => key),
  }
}

/** Excluded items are separate: those that fit the kind remain. */
const fitting = (kind: Kind, value: unknown) => (value as Criteria[]).filter((item) => fits(kind, item))
