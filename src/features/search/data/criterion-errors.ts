import { ApiProblem } from '#api/problem.ts'
import { type Criterion, criterionNames } from '#contract/criteria.ts'
import type { ValidationError } from '#contract/problem.ts'

const byName = new Map(criterionNames.map((name) => [name.toLowerCase(), name]))

/** The criterion that a fault of the service names, in whatever letter case. */
export function criterionInError(fault: ValidationError): Criterion | undefined {
  return byName.get(fault.Item.toLowerCase())
}

/** What the service says of each criterion, from the error of a call. */
export function errorsByCriterion(error: Error | null): Map<Criterion, string> {
  const faults = error instanceof ApiProblem ? error.errors : []
  const placed = faults.flatMap((fault) => {
    const key = criterionInError(fault)
    return key ? [[key, fault.Description] as const] : []
  })
  return new Map(placed)
}
