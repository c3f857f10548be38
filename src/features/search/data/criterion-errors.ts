import { ApiProblem } from '#api/problem.ts'
import { type Criterion, criterionNames } from '#contract/criteria.ts'
import type { ValidationError } from '#contract/problem.ts'

const byName = new Map(criterionNames.map((name) => [name.toLowerCase(), name]))

/** The criterion that a validation error names, in any letter case. */
export function criterionInError(validationError: ValidationError): Criterion | undefined {
  return byName.get(validationError.Item.toLowerCase())
}

/** What the service says of each criterion, from the error of a call. */
export function errorsByCriterion(error: Error | null): Map<Criterion, string> {
  const errors = error instanceof ApiProblem ? error.errors : []
  const placed = errors.flatMap((validationError) => {
    const key = criterionInError(validationError)
    return key ? [[key, validationError.Description] as const] : []
  })
  return new Map(placed)
}
