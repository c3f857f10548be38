import { type EndpointName, endpoints, type StreamName, streamEndpoints } from '#contract/endpoints.ts'
import { namespace } from '../xml/names.ts'
import { errorResponses, errorSchemas, headers } from './answers.ts'
import { operationOf, tags } from './operations.ts'
import { answerComponents, bodyComponents, type Schema } from './schemas.ts'
import { sectionsInMarkdown } from './sections.ts'
import { streamOperationOf } from './stream-operations.ts'

export type Operation = ReturnType<typeof operationOf>
export type StreamOperation = ReturnType<typeof streamOperationOf>
type Method = 'get' | 'post'

const about = 'Search, count and match records of businesses and people; industry codes and vehicles.'

/**
 * The description of the API in OpenAPI 3.1, made from the contract. `server` is where the paths begin, relative to where
 * the document is found.
 */
export function describeApi(version: string, server = '.') {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Data Lookup API',
      version,
      description: `${about}\n\n${sectionsInMarkdown()}`,
      contact: { name: 'The operator of this service' },
    },
    servers: [{ url: server }],
    tags,
    security: [{ KeyInHeader: [] }, { KeyInQuery: [] }],
    paths: paths(),
    components: {
      securitySchemes: {
        KeyInHeader: {
          type: 'apiKey',
          in: 'header',
          name: 'apikey',
          description: 'The key of 32 characters.',
        },
        KeyInQuery: { type: 'apiKey', in: 'query', name: 'apikey', description: 'The key of 32 characters.' },
      },
      headers,
      responses: errorResponses(),
      schemas: { ...bodyComponents(), ...rooted(answerComponents()), ...errorSchemas },
    },
  }
}

export type ApiDocument = ReturnType<typeof describeApi>

/** The paths of the contract, each with its operations by method. A last slash makes no difference and is dropped. */
function paths(): Record<string, Partial<Record<Method, Operation | StreamOperation>>> {
  const all: Record<string, Partial<Record<Method, Operation | StreamOperation>>> = {}
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { path: written, method } = endpoints[name]
    const path = written.replace(/\/$/, '')
    all[path] = { ...all[path], [method.toLowerCase() as Method]: operationOf(name) }
  }
  for (const name of Object.keys(streamEndpoints) as StreamName[])
    all[streamEndpoints[name].path] = { post: streamOperationOf(name) }
  return all
}

/** Roots of answers have a namespace in XML. */
function rooted(schemas: Record<string, Schema>): Record<string, Schema> {
  const entries = Object.entries(schemas).map(([name, schema]) => [name, { ...schema, xml: { namespace } }])
  return Object.fromEntries(entries)
}
