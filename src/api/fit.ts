import type { z } from 'zod'

/** Each round takes away one level more around what does not fit. */
const MAX_ROUNDS = 6

type Path = readonly PropertyKey[]

/**
 * An answer as its schema has it. What does not fit is removed, so that a field of a wrong type costs a blank and not
 * the page; undefined when the answer does not fit without it.
 */
export function fitted<T>(schema: z.ZodType<T>, answer: unknown): T | undefined {
  const first = schema.safeParse(answer)
  if (first.success) return first.data
  const copy: unknown = structuredClone(answer)
  let paths: Path[] = first.error.issues.map(({ path }) => path)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    if (!paths.every((path) => removeAt(copy, path))) return undefined
    const next = schema.safeParse(copy)
    if (next.success) return next.data
    paths = next.error.issues.map(({ path }) => path)
  }
  return undefined
}

/** Takes the value at a path away, or what holds it where there is none; false when that would be the whole answer or a whole record. */
function removeAt(answer: unknown, path: Path): boolean {
  const holder = path.slice(0, -1).reduce<unknown>(childOf, answer)
  const key = path.at(-1)
  if (key === undefined) return false
  // Its container was removed with another path of the same round.
  if (typeof holder !== 'object' || holder === null) return true
  if (Array.isArray(holder) && path.length === 1) return false
  const record = holder as Record<PropertyKey, unknown>
  if (record[key] === undefined) return path.length > 1 && removeAt(answer, path.slice(0, -1))
  delete record[key]
  return true
}

function childOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined
}
