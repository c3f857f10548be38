import type { Criteria, Criterion } from '#contract/criteria.ts'
import { tidy } from './tidy.ts'

/** The criteria with one criterion set, or removed when the value is empty. */
export function setCriterion<K extends Criterion>(criteria: Criteria, key: K, value: Criteria[K]): Criteria {
  return tidy({ ...criteria, [key]: value })
}

/** The criteria without one criterion. */
export function removeCriterion(criteria: Criteria, key: Criterion): Criteria {
  return setCriterion(criteria, key, undefined)
}

interface ValueFormat {
  read: (value: never) => string[]
  write: (values: readonly string[]) => unknown
}

/** Criteria whose values are written as something else than a plain list. */
const valueFormats: Partial<Record<Criterion, ValueFormat>> = {
  /** One main industry is the reference's plain text. */
  PrimarySic: {
    read: (codes: string | string[]) => [codes].flat(),
    write: (codes) => (codes.length === 1 ? codes[0] : [...codes]),
  },
  LifeStyle: {
    read: (interests: object) => Object.keys(interests),
    write: (names) => Object.fromEntries(names.map((name) => [name, true])),
  },
  /** "NewCarBuyer 5": a model and its grade. */
  TargetReady: {
    read: (models: object) => Object.entries(models).map(([model, grade]) => `${model} ${grade}`),
    write: (values) =>
      Object.fromEntries(
        values.map((value) => value.split(' ')).map(([model, grade]) => [model, Number(grade)]),
      ),
  },
}

/** The values of a criterion as a list, whether it holds none, one or several. */
export function valuesOf(criteria: Criteria, key: Criterion): string[] {
  const value = criteria[key]
  if (value === undefined) return []
  const format = valueFormats[key]
  if (format) return format.read(value as never)
  return [value].flat().map((item) => (typeof item === 'object' ? JSON.stringify(item) : String(item)))
}

/** The criteria with a criterion of several values holding these. */
export function setValues(criteria: Criteria, key: Criterion, values: readonly string[]): Criteria {
  const canonical = valueFormats[key]?.write(values) ?? [...values]
  return setCriterion(criteria, key, canonical as Criteria[typeof key])
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
