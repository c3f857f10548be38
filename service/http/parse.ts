import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ValidationError } from '#contract/problem.ts'
import { canonicalizeNames, MAX_ERRORS, type PropertyPath, pathText } from './names.ts'
import { invalid } from './problem.ts'
import { isKeyName, type QueryPairs } from './query.ts'

/** The parts of a call before parsing. */
export interface RawCall {
  params: unknown
  query: QueryPairs
  body: unknown
}

const nothing = z.strictObject({})
const emailNames: ReadonlySet<string> = new Set(['email', 'emailsha1upper', 'includehistoricalemail'])
const noNames: ReadonlySet<string> = new Set()

/**
 * Every part of a call parsed by the contract; names in any letter case. Criteria and output fields of email addresses are
 * unknown names unless `email` is allowed. Raises one 400 with the errors of all parts.
 */
export function parseCall(
  endpoint: Pick<Endpoint, 'params' | 'query' | 'body'>,
  raw: RawCall,
  email: boolean,
) {
  const hidden = email ? noNames : emailNames
  const query = raw.query.filter(([name]) => !isKeyName(name))
  const parts = {
    params: parsePart(endpoint.params ?? nothing, raw.params ?? {}, noNames),
    query: parsePart(endpoint.query ?? nothing, Object.fromEntries(query), hidden),
    body: parsePart(endpoint.body ?? z.undefined(), raw.body, hidden),
  }
  const errors = [repeated(query), ...Object.values(parts).map((part) => part.errors)].flat()
  if (errors.length) throw invalid(errors.slice(0, MAX_ERRORS))
  return { params: parts.params.value, query: parts.query.value, body: parts.body.value }
}

function repeated(query: QueryPairs): ValidationError[] {
  const seen = new Set<string>()
  const twice = new Set(query.map(([name]) => name).filter((name) => seen.has(name) || !seen.add(name)))
  return [...twice].map((Item) => ({ Item, Description: `${Item} is given more than once` }))
}

/** A value parsed by its schema, or its errors. `defaults` are for names that the value does not have. */
export function parseRow<T>(
  schema: z.ZodType<T>,
  given: unknown,
  defaults: object,
): { value: T } | { value: undefined; errors: ValidationError[] } {
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given)
  if (!isObject)
    return { value: undefined, errors: [{ Item: 'row', Description: 'The row must be an object' }] }
  const { value, errors } = parsePart(schema, given, noNames, defaults)
  return errors.length > 0 ? { value: undefined, errors } : { value: value as T }
}

function parsePart(schema: z.ZodType, given: unknown, hidden: ReadonlySet<string>, defaults?: object) {
  const { value, errors } = canonicalizeNames(schema, given, hidden)
  // With the maximum number of errors, no more are collected.
  if (errors.length >= MAX_ERRORS) return { value: undefined, errors }
  const result = schema.safeParse(defaults ? { ...defaults, ...(value as object) } : value, {
    error: plainMessages,
  })
  if (result.success) return { value: result.data, errors }
  return {
    value: undefined,
    errors: [...errors, ...result.error.issues.slice(0, MAX_ERRORS).map(toValidationError)],
  }
}

/** Messages where the contract has none of its own: a missing value, or one of another type. */
const plainMessages: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'is missing'
  if (issue.code !== 'invalid_type') return 'has a value that is not allowed'
  return issue.expected === 'object'
    ? 'must be an object with names and values'
    : `must be a ${issue.expected}`
}

function toValidationError(issue: z.core.$ZodIssue): ValidationError {
  const path = issue.path as PropertyPath
  const subject = path.length ? pathText(path) : 'The body'
  return { Description: `${subject} ${issue.message}`, Item: itemOf(path) }
}

/** Names that have another `Item` in the reference. */
const itemNames: Record<string, string> = {
  ResourceType: 'resourcetype',
  Fields: 'fields',
  Limit: 'limit',
  Offset: 'offset',
  keyword: 'Keyword',
  City: 'city',
  RequestType: 'requesttype',
  Confidence: 'confidence',
}

/** The criterion or parameter that a path leads to: the last name within nested criteria and items of a call, but not within lists or parts of a criterion. */
export function itemOf(path: PropertyPath): string {
  const inner = path.slice(2)
  if (typeof path[0] === 'number' && path.length > 1) return itemOf(path.slice(1))
  if ((path[0] === 'AnyOf' || path[0] === 'NoneOf') && inner.length) return itemOf(inner)
  const name = String(path[0] ?? 'body')
  return itemNames[name] ?? name
}
