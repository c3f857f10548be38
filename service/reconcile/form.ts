import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { MAX_OFFSET } from '#contract/endpoints.ts'
import { jsonSent } from '../http/json.ts'
import { invalid } from '../http/problem.ts'
import { queryPairs } from '../http/query.ts'

/** Maximum number of fields of one form; the largest calls of the API have five. */
const MAX_FIELDS = 50

/** Maximum number of errors in one answer. */
const MAX_ERRORS = 10

/** The names and values of a form, in the body or in the query. */
export function formOf(request: FastifyRequest): Record<string, string | undefined> {
  const sent = request.body instanceof Uint8Array ? String(request.body) : ''
  const start = request.url.indexOf('?')
  const inAddress = start < 0 ? '' : request.url.slice(start + 1)
  if (hasOver(sent, MAX_FIELDS) || hasOver(inAddress, MAX_FIELDS))
    throw invalid([{ Item: 'queries', Description: `A form has at most ${MAX_FIELDS} fields` }])
  return Object.fromEntries([...queryPairs(request.url), ...new URLSearchParams(sent)])
}

/** Whether a form has more than `max` fields; reads no further than these. */
function hasOver(form: string, max: number): boolean {
  let at = -1
  for (let count = 0; count < max; count++) {
    at = form.indexOf('&', at + 1)
    if (at < 0) return false
  }
  return true
}

/** The typed text, and the number of suggestions to skip; other numbers are replaced by the nearest valid one. */
export function suggestionOf(request: FastifyRequest): { prefix: string; cursor: number } {
  const { prefix = '', cursor } = formOf(request)
  return { prefix, cursor: Math.min(MAX_OFFSET, Math.max(0, Math.trunc(Number(cursor)) || 0)) }
}

/** Parses a parameter that contains JSON. Raises a 400 that names the wrong part. */
export function readField<T extends z.ZodType>(Item: string, schema: T, text: string): z.output<T> {
  const result = schema.safeParse(jsonSent(text))
  if (result.success) return result.data
  const errors = result.error.issues.slice(0, MAX_ERRORS)
  throw invalid(
    errors.map(({ path, message }) => ({ Item, Description: `${[Item, ...path].join('.')}: ${message}` })),
  )
}

/** A list of at most `maxItems` items; the items of a longer one are not checked. */
export const shortList = <T extends z.ZodType>(item: T, maxItems: number) =>
  z
    .array(z.unknown())
    .max(maxItems, `has more than ${maxItems.toLocaleString('en-US')} items`)
    .pipe(z.array(item))
