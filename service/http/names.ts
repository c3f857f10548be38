import { z } from 'zod'
import type { ValidationError } from '#contract/problem.ts'

export type PropertyPath = readonly (string | number)[]

/** Maximum number of errors in one answer. */
export const MAX_ERRORS = 100

/** A path as people write it: `AnyOf[0].CitiesByStateProvince[1].StateProvince`. */
export function pathText(path: PropertyPath): string {
  return path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i ? `.${step}` : step)).join('')
}

const namesBySchema = new WeakMap<z.ZodObject, Map<string, string>>()

/** The names of an object in the contract, by their lower case. */
export function canonicalNames(schema: z.ZodObject): Map<string, string> {
  const known = namesBySchema.get(schema)
  if (known) return known
  const made = new Map(Object.keys(schema.shape).map((name) => [name.toLowerCase(), name]))
  namesBySchema.set(schema, made)
  return made
}

/** The schema under optionals, defaults and transforms: the one that describes what a caller may send. */
export function innerSchema(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return innerSchema(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodPipe ? innerSchema(schema.in as z.ZodType) : schema
}

/** A value with the names of the contract, and the errors in its names. */
export interface CanonicalValue {
  value: unknown
  errors: ValidationError[]
}

/**
 * Replaces the names of objects within `value` by those of `schema`, in any letter case. Names that are not in the schema or that
 * are `hidden` (in lower case) are dropped and reported, as are two variants of one name. Prototypes are safe:
 * no name of the caller is ever assigned. Stops after the first `MAX_ERRORS`.
 */
export function canonicalizeNames(
  schema: z.ZodType,
  value: unknown,
  hidden: ReadonlySet<string>,
): CanonicalValue {
  const errors: ValidationError[] = []
  const addError = (path: PropertyPath, words: string) => {
    if (errors.length < MAX_ERRORS)
      errors.push({ Description: `${pathText(path)} ${words}`, Item: String(path.at(-1)) })
  }

  function canonicalize(outer: z.ZodType, given: unknown, path: PropertyPath): unknown {
    const schema = innerSchema(outer)
    if (schema instanceof z.ZodArray && Array.isArray(given))
      return cutList(schema, given).map((item, i) =>
        canonicalize(schema.element as z.ZodType, item, [...path, i]),
      )
    if (schema instanceof z.ZodObject && isObject(given)) return canonicalizeObject(schema, given, path)
    return given
  }

  function canonicalizeObject(schema: z.ZodObject, given: object, path: PropertyPath): unknown {
    const known = canonicalNames(schema)
    const entries = new Map<string, unknown>()
    for (const name of Object.keys(given)) {
      if (errors.length >= MAX_ERRORS) break
      const item = (given as Record<string, unknown>)[name]
      const canonical = hidden.has(name.toLowerCase()) ? undefined : known.get(name.toLowerCase())
      if (canonical === undefined) addError([...path, name], 'is not a known name in this call')
      else if (entries.has(canonical)) addError([...path, name], 'is given twice, in different letter case')
      else
        entries.set(
          canonical,
          canonicalize(schema.shape[canonical] as z.ZodType, withoutHiddenFields(canonical, item), [
            ...path,
            canonical,
          ]),
        )
    }
    return Object.fromEntries(entries)
  }

  /** Hidden output fields become an empty name, so that they are refused like unknown ones. */
  function withoutHiddenFields(name: string, item: unknown): unknown {
    if (name !== 'Fields' || !Array.isArray(item)) return item
    return item.map((field) => (hidden.has(String(field).trim().toLowerCase()) ? '' : field))
  }

  return { value: canonicalize(schema, value, []), errors }
}

/** A list that is too long, cut to one item over the maximum: the rest cannot change its errors. */
function cutList(schema: z.ZodArray, list: readonly unknown[]): readonly unknown[] {
  const max = maxItems(schema)
  return list.length > max ? list.slice(0, max + 1) : list
}

/** How many items the schema of a list allows. */
function maxItems({ def }: z.ZodArray): number {
  const bounds = (def.checks ?? []).map(({ _zod }) => _zod.def as { maximum?: number })
  return Math.min(...bounds.map(({ maximum }) => maximum ?? Number.POSITIVE_INFINITY))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
