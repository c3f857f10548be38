import type { Criteria, Criterion } from '#contract/criteria'
import { tidy } from './tidy.ts'

/** The criteria with one criterion set, or removed when the value is empty. */
export function setCriterion<K extends Criterion>(criteria: Criteria, key: K, value: Criteria[K]): Criteria {
  return tidy({ ...criteria, [key]: value })
}

/** The criteria without one criterion. */
export function removeCriterion(criteria: Criteria, key: Criterion): Criteria {
  return setCriterion(criteria, key, undefined)
}

/** The values of a criterion as a list, whether it holds none, one or several. */
export function valuesOf(criteria: Criteria, key: Criterion): string[] {
  const value = criteria[key]
  if (value === undefined) return []
  return (Array.isArray(value) ? value : [value]).map((item) =>
    typeof item === 'object' ? JSON.stringify(item) : String(item),
  )
}

/** The criteria with a list criterion holding these values; one main industry is written as the reference's plain text. */
export function setValues(criteria: Criteria, key: Criterion, values: readonly string[]): Criteria {
  const spelt = key === 'PrimarySic' && values.length === 1 ? values[0] : [...values]
  return setCriterion(criteria, key, spelt as Criteria[typeof key])
}

/** The criteria with one value of a list criterion switched on or off. */
export function toggleValue(criteria: Criteria, key: Criterion, value: string): Criteria {
  const values = valuesOf(criteria, key)
  return setValues(
    criteria,
    key,
    values.includes(value) ? values.filter((v) => v !== value) : [...values, value],
  )
}
