import { type Criterion, criteriaSchemas } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'

/** What is wrong with a value for a criterion, in the contract's words, or undefined when it will do. */
export function valueError(kind: Kind, name: Criterion, value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined
  const result = criteriaSchemas[kind].safeParse({ [name]: value })
  return result.success ? undefined : sentence(result.error.issues[0]?.message ?? 'cannot be used')
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
