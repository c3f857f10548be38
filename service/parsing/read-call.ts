import type { Endpoint } from '#contract/endpoint.ts'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { readJson } from '../http/json.ts'
import type { Format } from '../http/media.ts'
import { parseCall } from '../http/parse.ts'
import type { QueryPairs } from '../http/query.ts'
import { readXml } from '../xml/read.ts'

/** The unparsed parts of a call, and whether its caller may use email addresses. Plain data, as it is sent between threads. */
export interface UnreadCall {
  name: EndpointName
  params: Record<string, string>
  query: QueryPairs
  body: Uint8Array
  bodyFormat: Format | undefined
  email: boolean
}

export type ReadCall = ReturnType<typeof parseCall>

/** Every part of a call, read and parsed by the contract. Raises a 405 for a body that cannot be parsed, a 400 for values. */
export function readCall({ name, params, query, body, bodyFormat, email }: UnreadCall): ReadCall {
  const endpoint: Endpoint = endpoints[name]
  return parseCall(endpoint, { params, query, body: bodyOf(endpoint, body, bodyFormat) }, email)
}

function bodyOf({ body: schema }: Endpoint, body: Uint8Array, format: Format | undefined): unknown {
  if (!schema) return undefined
  return format === 'xml' ? readXml(body, schema) : readJson(body)
}
