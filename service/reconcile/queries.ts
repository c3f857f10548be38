import { z } from 'zod'
import type { Kind } from '#contract/kind.ts'
import { DEFAULT_MATCHES, MAX_MATCHES, MatchRequest, type RuleName } from '#contract/match.ts'
import { eachOf } from '../concurrency/each-of.ts'
import { matchOne } from '../handlers/matching.ts'
import type { Context } from '../handlers/records.ts'
import { problem } from '../http/problem.ts'
import { type Entity, entityOf, typeOf } from './entity.ts'
import { shortList } from './form.ts'

/** Most queries of one call. */
export const BATCH_SIZE = 50

/** Most properties of a query, and most values of one. */
const MAX_PROPERTIES = 100

const Value = z.union([z.string(), z.number(), z.boolean(), z.looseObject({ id: z.string() })])

const Query = z
  .object({
    query: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    limit: z.number().positive().optional(),
    properties: shortList(
      z.object({ pid: z.string(), v: z.union([Value, shortList(Value, MAX_PROPERTIES)]) }),
      MAX_PROPERTIES,
    ).optional(),
  })
  .refine(({ query, properties }) => query?.trim() || properties?.length, 'needs a query or properties')
type Query = z.output<typeof Query>

/** Several queries, each under a name of its caller (Reconciliation API 0.2, Structure of a Reconciliation Query). */
export const QueryBatch = z
  .record(z.string(), z.unknown())
  .transform((batch) => {
    if (Object.keys(batch).length > BATCH_SIZE)
      throw problem(413, `A call takes at most ${BATCH_SIZE} queries.`)
    return batch
  })
  .pipe(z.record(z.string(), Query))
export type QueryBatch = z.output<typeof QueryBatch>

/** What narrows a match beside the name, by the names of the API (reference, Match request). */
export const matchProperties = [
  'StreetAddress',
  'City',
  'StateProvince',
  'PostalCode',
  'Phone',
  'Country',
] as const

interface Candidate extends Entity {
  type: { id: string; name: string }[]
  /** `Score` of the match, 0 to 100: how well the record agrees with the query. */
  score: number
  /** Whether it can be accepted without a review. */
  match: boolean
  features: { id: RuleName; value: true }[]
}

/** Minimum probability of a match that needs no review: at least nine of ten such answers are right, 98 % of those measured (README). */
const MIN_MATCH_PROBABILITY = 0.9
/** The best candidate must be this many times as likely as the next one. */
const MIN_LEAD = 10

const AT_A_TIME = 4

/** The candidates of each query, best first, under the names of the queries. */
export async function reconcile(kind: Kind, batch: QueryBatch, context: Context) {
  const entries = Object.entries(batch)
  const answers = await eachOf(entries, AT_A_TIME, context.signal, ([, query]) =>
    candidates(kind, query, context),
  )
  return Object.fromEntries(entries.map(([name], i) => [name, { result: answers[i] }]))
}

async function candidates(kind: Kind, query: Query, context: Context): Promise<Candidate[]> {
  const types = [query.type ?? []].flat()
  if (types.length > 0 && !types.includes(typeOf[kind].id)) return []
  const named = await byId(kind, query.query ?? '', context)
  if (named) return [{ ...named, type: [typeOf[kind]], score: 100, match: true, features: [] }]
  const request = requestOf(kind, query)
  if (!request) return []
  const { Matches } = await matchOne(request, context)
  return Matches.Common.map((record, i, all) => ({
    ...entityOf(kind, record),
    type: [typeOf[kind]],
    score: record.Score,
    match: i === 0 && isCertain(all),
    features: [{ id: record.RuleName, value: true }],
  }))
}

/** Whether the first of these candidates is very probably the right one, and far more probable than the next. */
function isCertain([best, next]: readonly { Probability?: number | undefined }[]): boolean {
  const probability = best?.Probability ?? 0
  return probability >= MIN_MATCH_PROBABILITY && probability >= MIN_LEAD * (next?.Probability ?? 0)
}

/** The record that a text is the id of. */
export async function byId(
  kind: Kind,
  text: string,
  { stores, signal }: Context,
): Promise<Entity | undefined> {
  const id = text.trim()
  if (!/^\w{1,40}$/.test(id)) return undefined
  const record = await stores[kind].byId(id, signal)
  return record && entityOf(kind, record)
}

/** A match request of what the query says that can be read as such; a bad phone number leaves the name to look for. */
function requestOf(kind: Kind, { query, limit = DEFAULT_MATCHES, properties = [] }: Query) {
  const known = properties.filter(({ pid }) => matchProperties.some((name) => name === pid))
  const given: Record<string, unknown> = {
    RequestType: typeOf[kind].id,
    ResourceType: 'Basic',
    Limit: Math.min(Math.trunc(limit) || 1, MAX_MATCHES),
    ...(query?.trim() && { Name: query }),
    ...Object.fromEntries(known.map(({ pid, v }) => [pid, textOf([v].flat()[0])])),
  }
  const first = MatchRequest.safeParse(given)
  if (first.success) return first.data
  for (const { path } of first.error.issues) delete given[String(path[0])]
  return MatchRequest.safeParse(given).data
}

const textOf = (value: z.output<typeof Value> | undefined) =>
  typeof value === 'object' ? String(value.name ?? value.id) : String(value ?? '')
