import type { Endpoint } from '#contract/endpoint.ts'
import { Problem, ValidationErrors } from '#contract/problem.ts'
import { itemName, namespace } from '../xml/names.ts'
import { describe, type Schema, schemaOf } from './schemas.ts'

type Headers = Record<string, { $ref: string }>

const text = { type: 'string' }
const header = (description: string, example: string | number, schema: Schema = text) => ({
  description,
  schema,
  example,
})

/** The headers of answers. */
export const headers = {
  RateLimit: header(
    'What is left of each limit, and the seconds until there is more (IETF draft).',
    '"throttle";r=599;t=1, "quota";r=74210;t=212400',
  ),
  'RateLimit-Policy': header(
    'The limits of the key (IETF draft).',
    '"throttle";q=600;w=60, "quota";q=75000;w=604800',
  ),
  'Retry-After': header('Seconds to wait before the next call.', 23, { type: 'integer' }),
  Deprecation: header('The date since which the path is deprecated (RFC 9745).', '@1767225600'),
  Link: header('The path that replaces this one (RFC 8288).', '</v1/people/search>; rel="successor-version"'),
  'Data-Version': header(
    'The version of the data that answered, for each kind that was read (extension). Send it as `If-Data-Version` to read more of the same version.',
    'companies=sample@20261101T093000123Z',
  ),
  Allow: header('The methods that the path accepts.', 'GET, HEAD, POST, OPTIONS'),
}

const refer = (...names: (keyof typeof headers)[]): Headers =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
export const rates = refer('RateLimit', 'RateLimit-Policy')

const exampleError = { Description: 'limit must be at most 100 for this format', Item: 'limit' }

interface ErrorDescription {
  description: string
  message: string
  headers?: Headers
}

/** Every error with a status and a message. */
const problems: Record<string, ErrorDescription> = {
  401: {
    description: 'The key is missing, wrong or has no active subscription.',
    message: 'A valid key for an active subscription is required.',
    headers: {},
  },
  403: {
    description: 'The call volume is used up.',
    message: 'Out of call volume quota. It is replenished at 2026-11-23T00:00:00Z, in 212400 seconds.',
    headers: { ...rates, ...refer('Retry-After') },
  },
  404: { description: 'The id was not found.', message: 'The id was not found.' },
  405: {
    description:
      'The body does not match its Content-Type or cannot be parsed, or the path does not accept the method.',
    message: 'The body is not JSON: its text is malformed.',
    headers: { ...rates, ...refer('Allow') },
  },
  409: {
    description:
      'The version that `If-Data-Version` names is not available any more (extension). Start again, or continue with the current version.',
    message:
      'The data has changed, and the version sample@20261101T093000123Z is not available any more. Start again with the current version, companies=sample@20261108T093000123Z, or continue with it: results of the two versions do not fit together.',
    headers: { ...rates, ...refer('Data-Version') },
  },
  413: { description: 'The body is larger than 2 MB.', message: 'The body is larger than 2 MB.' },
  415: {
    description: 'The Accept header allows neither JSON nor XML, or the body is neither.',
    message: 'The service answers in JSON or XML, which the Accept header does not allow.',
  },
  429: {
    description: 'Too many calls in a minute, or the key is switched off for excessive use.',
    message: 'The rate limit is exceeded. Try again in 23 seconds.',
    headers: { ...rates, ...refer('Retry-After') },
  },
  500: { description: 'Unexpected condition.', message: 'The service met an unexpected condition.' },
  503: {
    description: 'The call takes too long, or too many calls are in flight at once.',
    message:
      'You have 128 calls in flight, the maximum for a key. Wait for answers before sending more, and try again in 2 seconds.',
    headers: refer('Retry-After'),
  },
}

/** The components of errors: separate schemas in XML, as in the reference. */
export const errorSchemas: Record<string, Schema> = {
  Problem: describedProperties(schemaOf(Problem, 'output').parts.Problem, {
    statusCode: 'The status of the answer.',
    message: 'What happened.',
  }),
  Fault: describedProperties(schemaOf(ValidationErrors, 'output').parts.Fault, {
    Description: 'What is wrong with it.',
    Item: 'The wrong parameter or field.',
  }),
  ErrorElement: {
    type: 'object',
    properties: {
      StatusCode: { type: 'integer', description: 'The status of the answer.' },
      Message: { type: 'string', description: 'What happened.' },
    },
    required: ['StatusCode', 'Message'],
    additionalProperties: false,
    xml: { name: 'Error', namespace },
  },
}

function describedProperties(schema: Schema = {}, texts: Record<string, string>): Schema {
  const inner = Object.entries(schema.properties ?? {}).map(([name, value]) => {
    const type = value.type === 'number' ? 'integer' : value.type
    return [name, describe({ ...value, type }, { text: texts[name] })]
  })
  return { ...schema, properties: Object.fromEntries(inner) }
}

const refOf = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const root = (name: string) => ({ name, namespace, wrapped: name.startsWith('ArrayOf') || name === 'Errors' })

/** Every error as a response, by its component's name. */
export function errorResponses() {
  const badRequest = {
    description: 'One or more values are not allowed, or a name is unknown.',
    headers: rates,
    content: {
      'application/json': { schema: { type: 'array', items: refOf('Fault') }, example: [exampleError] },
      'application/xml': {
        schema: { type: 'array', xml: root('Errors'), items: { ...refOf('Fault'), xml: { name: 'Error' } } },
      },
    },
  }
  const rest = Object.entries(problems).map(([status, { description, message, headers = rates }]) => [
    `Error${status}`,
    {
      description,
      headers,
      content: {
        'application/json': { schema: refOf('Problem'), example: { statusCode: Number(status), message } },
        'application/xml': { schema: refOf('ErrorElement') },
      },
    },
  ])
  return { Error400: badRequest, ...Object.fromEntries(rest) }
}

/** The statuses other than 200 that an endpoint may answer. */
export function statusesOf({ params, body, path }: Endpoint): string[] {
  const looksUp = params && !path.includes('detailType')
  return [
    '400',
    '401',
    '403',
    ...(looksUp ? ['404'] : []),
    '405',
    ...(readsData(path) ? ['409'] : []),
    ...(body ? ['413'] : []),
    '415',
    '429',
    '500',
    '503',
  ]
}

/** Whether the answers of a path are about records, and name their version. */
const readsData = (path: string) => /companies|people|match|geocode/.test(path) && !path.includes('vehicles')

interface Shown {
  title: string
  answer: unknown
}

/** The answer 200 of an endpoint. */
export function goodAnswer(endpoint: Endpoint, shown: readonly Shown[]) {
  const { own } = schemaOf(endpoint.response, 'output')
  const item = itemName(endpoint.xml)
  const asXml = own.items
    ? { ...own, xml: root(endpoint.xml), items: { ...own.items, xml: { name: item } } }
    : own
  const examples = shown.map(({ title, answer }, i) => [`example${i + 1}`, { summary: title, value: answer }])
  return {
    description: endpoint.xml.startsWith('ArrayOf') ? 'The result; the list may be empty.' : 'The result.',
    headers: {
      ...rates,
      ...(readsData(endpoint.path) ? refer('Data-Version') : {}),
      ...(endpoint.successor ? refer('Deprecation', 'Link') : {}),
    },
    content: {
      'application/json': { schema: own, examples: Object.fromEntries(examples) },
      'application/xml': { schema: { ...asXml, ...(own.items ? {} : { xml: root(endpoint.xml) }) } },
    },
  }
}
