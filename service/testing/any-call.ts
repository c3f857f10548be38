import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { Criteria } from '#contract/criteria.ts'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { centerOf, type SortKey } from '#contract/sort.ts'
import { describeApi, type Operation } from '../openapi/document.ts'
import type { Schema } from '../openapi/schemas.ts'
import { writeXml } from '../xml/write.ts'
import { anyValue } from './any-value.ts'

type Values = Record<string, unknown>

/** The values of a call, before it is encoded. */
export interface CallInput {
  params: Values
  query: Values
  body?: unknown
}

const document = describeApi('0.0.0')
const components = document.components.schemas as Record<string, Schema>
const operations = new Map(
  Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((it) => [it.operationId, it as Operation] as const),
  ),
)

/** Any valid call of an endpoint, by the description and by the rules between values that are in no schema. */
export function anyCall(name: EndpointName): fc.Arbitrary<CallInput> {
  const { parameters = [], requestBody } = operations.get(name) ?? {}
  const part = (place: string) => {
    const listed = parameters.filter((parameter) => parameter.in === place)
    const values = listed.map((parameter) => [
      parameter.name,
      parameterValue(parameter.name, parameter.schema, parameter.example),
    ])
    const required = listed.filter((parameter) => parameter.required).map((parameter) => parameter.name)
    return fc.record<Values>(Object.fromEntries(values), { requiredKeys: required })
  }
  const schema = requestBody?.content['application/json'].schema
  const body = schema ? anyValue(schema, components).map(orderly) : fc.constant(undefined)
  return fc.record({ params: part('path'), query: part('query'), body }).map(({ params, query, body }) => ({
    params,
    query: orderlyQuery(query as Values),
    body,
  })) as fc.Arbitrary<CallInput>
}

const ids = fc.constantFrom('100000001', '100000000001', 'x1', '999999999999')

function parameterValue(name: string, schema: Schema, example: unknown): fc.Arbitrary<unknown> {
  if (name === 'id' && schema.pattern && !/d\{2\}/.test(String(schema.pattern))) return ids
  if (name === 'limit') return fc.integer({ min: 1, max: 100 })
  if (schema.enum || schema.type !== 'string' || schema.pattern) return anyValue(schema, components)
  return fc.constant(example)
}

function orderlyQuery({ includehistoricalemail, ...query }: Values): Values {
  if (query.email === undefined || query.resourcetype !== undefined) return query
  return { ...query, ...(includehistoricalemail !== undefined && { includehistoricalemail }) }
}

/** Rules between values: formats and fields, limits, sorts, former addresses, a subject to match, bands in order, ids of requests. */
function orderly(body: unknown): unknown {
  if (Array.isArray(body))
    return body.map((item, i) => ({ ...(orderly(item) as Values), RequestId: `row ${i}` }))
  const given = body as Values
  if ('Bands' in given) return { ...given, Bands: ascending(given.Bands as number[]) }
  return 'RequestType' in given ? subject(given) : consistent(given)
}

/** Within the bounds of both units. */
const ascending = (bands: readonly number[]) =>
  [...new Set(bands.map((band) => Math.min(100, band)))].sort((a, b) => a - b)

const subject = (given: Values): Values => ({ ...given, Name: given.Name ?? 'Hilltop Pizza' })

function consistent({ IncludeHistoricalEmail, Sort, ...given }: Values): Values {
  const { Fields, Limit } = given
  const isTally = Array.isArray(Fields) && Fields.every((field) => field === String(field).toLowerCase())
  const format = Fields && !isTally ? undefined : given.ResourceType
  const former = given.Email && !Fields && !format ? IncludeHistoricalEmail : undefined
  return defined({
    ...given,
    Fields: Array.isArray(Fields) ? [...new Set(Fields)] : undefined,
    ResourceType: format,
    Limit: Limit === undefined ? undefined : Math.min(100, Number(Limit)),
    IncludeHistoricalEmail: former,
    Sort: given.NthRecord ? undefined : consistentSort(Sort as SortKey[] | undefined, given),
  })
}

/** Each field once, and distances only where there is a center to measure them from. */
function consistentSort(keys: readonly SortKey[] = [], criteria: Criteria): readonly SortKey[] | undefined {
  const usable = keys.filter(
    ({ Field }, i) =>
      keys.findIndex((key) => key.Field === Field) === i && (Field !== 'Distance' || centerOf(criteria)),
  )
  return usable.length > 0 ? usable : undefined
}

const defined = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

export type Format = 'json' | 'xml'

/** A call encoded for the service. */
export function written(
  name: EndpointName,
  { params, query, body }: CallInput,
  format: Format,
  apikey: string,
): InjectOptions {
  const { method, path } = endpoints[name]
  const filled = path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(String(params[part])))
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  ).toString()
  const type = `application/${format}`
  const headers = { apikey, accept: type }
  const url = search ? `${filled}?${search}` : filled
  if (body === undefined) return { method, url, headers }
  const payload =
    format === 'json' ? JSON.stringify(body) : writeXml(Array.isArray(body) ? 'ArrayOfItem' : 'Request', body)
  return { method, url, headers: { ...headers, 'content-type': type }, payload }
}

const odd = fc.constantFrom<unknown>(null, [[]], { Nope: 1 }, [null], '\u0000', [{ Nope: 1 }])

/** A valid call made invalid: an unknown name, a value of another kind, a number beyond its bounds. */
export function brokenCall(name: EndpointName): fc.Arbitrary<CallInput> {
  return anyCall(name).chain((input) => {
    const { query, body } = input
    const inQuery = [{ Nope: 'x' }, { __proto__x: '1' }, { 'limit[]': '5' }].map((more) => ({
      ...input,
      query: { ...query, ...more },
    }))
    const given = Array.isArray(body) ? body[0] : body
    const again = (item: unknown) => ({
      ...input,
      body: Array.isArray(body) ? [item, ...body.slice(1)] : item,
    })
    if (given === undefined) return fc.constantFrom(...inQuery)
    const values = given as Values
    const unknown = fc.constantFrom(
      ...inQuery,
      again({ ...values, Nope: 1 }),
      again({ ...values, constructor: {} }),
    )
    const names = Object.keys(values).filter((key) => key !== 'ResourceType' || !('Fields' in values))
    const spoilt = names.map((key) => odd.map((value) => again({ ...values, [key]: value })))
    const beyond = fc.constantFrom(0, -1, 1e9, 1.5, 'ten').map((Limit) => again({ ...values, Limit }))
    return fc.oneof(unknown, beyond, ...spoilt)
  })
}
