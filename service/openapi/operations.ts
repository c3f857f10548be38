import type { Endpoint } from '#contract/endpoint.ts'
import { type EndpointName, endpoints, queryCriteria } from '#contract/endpoints.ts'
import type { Kind } from '#contract/kind.ts'
import { goodAnswer, statusesOf } from './answers.ts'
import { parameterDescriptions } from './body-descriptions.ts'
import { criterionDescriptions, type Description } from './criterion-descriptions.ts'
import { endpointDescriptions } from './endpoint-descriptions.ts'
import { type EndpointExample, examples } from './examples.ts'
import { describe, type Schema, schemaOf } from './schemas.ts'

/** The areas of the API (reference, What the service does). */
export const tags = [
  { name: 'Companies', description: 'Search, count and tally business records; read one record by its id.' },
  {
    name: 'People',
    description:
      'Search, count and tally consumer records; read one record by its id; makes and models of vehicles.',
  },
  { name: 'Match', description: 'The records closest to partial criteria, each with a score.' },
  {
    name: 'Places',
    description: 'From an address to a place on the map, and as far as one can travel from there.',
  },
  { name: 'Industries', description: 'Industry classification codes (SIC) by keyword or by code.' },
]

const areas: readonly [start: RegExp, tag: string][] = [
  [/^\/v1\/companies/, 'Companies'],
  [/^\/v1\/people/, 'People'],
  [/^\/v3\//, 'Match'],
  [/^\/v1\/(geocode|isochrones)/, 'Places'],
  [/^\/v1\/sics/, 'Industries'],
]

const addressExample = '1020 E 1st St, Papillion NE 68046'

export interface Parameter {
  name: string
  in: 'query' | 'path'
  required: boolean
  description?: string
  schema: Schema
  example?: unknown
}

/** One operation of the description. */
export function operationOf(name: EndpointName) {
  const endpoint: Endpoint = endpoints[name]
  const shown = examples[name] as readonly EndpointExample[]
  const errors = statusesOf(endpoint).map((status) => [
    status,
    { $ref: `#/components/responses/Error${status}` },
  ])
  return {
    operationId: name,
    tags: areas.filter(([start]) => start.test(endpoint.path)).map(([, tag]) => tag),
    summary: endpoint.summary,
    description: endpointDescriptions[name],
    ...(endpoint.successor && { deprecated: true }),
    parameters: parametersOf(endpoint),
    ...(endpoint.body && { requestBody: bodyOf(endpoint, shown) }),
    responses: { 200: goodAnswer(endpoint, shown), ...Object.fromEntries(errors) },
  }
}

function parametersOf(endpoint: Endpoint): Parameter[] {
  const { params, query, path } = endpoint
  const kind = path.startsWith('/v1/people') ? 'people' : 'companies'
  const inPath = params ? listed(schemaOf(params, 'input').own, 'path', path, kind) : []
  const inQuery = query ? listed(schemaOf(query, 'input').own, 'query', path, kind) : []
  return [...inPath, ...inQuery]
}

/** The parameters of a schema with their descriptions. */
export function listed(
  { properties = {}, required = [] }: Schema,
  place: Parameter['in'],
  path: string,
  kind: Kind,
  own: Record<string, Description> = {},
): Parameter[] {
  const descriptions = { ...parameterDescriptions(kind), ...criteriaDescriptions(), ...special(path), ...own }
  return Object.entries(properties).map(([name, schema]) => {
    const { text, example, ...rest } = (descriptions[name] ?? {
      text: name,
      example: undefined,
    }) as Description
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name) || name === 'keyword',
      description: text,
      schema: describe(plain(schema), rest),
      ...(example !== undefined && { example }),
    }
  })
}

/** The schema of a query parameter: for a number or a flag that may also be text, without the text. */
function plain({ anyOf, default: _, ...schema }: Schema): Schema {
  return anyOf?.[0] ?? schema
}

/** The criteria by their names in a query. */
function criteriaDescriptions(): Record<string, Description> {
  const entries = Object.entries(queryCriteria).map(([name, criterion]) => [
    name,
    criterionDescriptions[criterion],
  ])
  const postalcode = {
    text: 'Postal codes, separated by commas: 5 digits (US) or 6 characters (Canada).',
    example: '02903,02906',
  }
  return { ...Object.fromEntries(entries), postalcode }
}

function special(path: string): Record<string, Description> {
  if (path.startsWith('/v1/sics')) return { id: { text: 'Code of 2, 4 or 6 digits.', example: '5812' } }
  if (path.startsWith('/v1/people')) return { id: { text: 'Id of the record.', example: '100200300400' } }
  if (path.startsWith('/v1/geocode'))
    return { text: { text: 'The address, at most 200 characters.', example: addressExample } }
  return {}
}

function bodyOf(endpoint: Endpoint, shown: readonly EndpointExample[]) {
  const schema = schemaOf(endpoint.body as NonNullable<Endpoint['body']>, 'input').own
  const bodies = shown.map(({ title, given }, i) => [
    `example${i + 1}`,
    { summary: title, value: (given as { body: unknown }).body },
  ])
  return {
    required: true,
    content: {
      'application/json': { schema, examples: Object.fromEntries(bodies) },
      'application/xml': { schema },
    },
  }
}
