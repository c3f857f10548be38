import type { Endpoint } from '#contract/endpoint'
import { endpoints } from '#contract/endpoints'
import { handlers } from './handlers.ts'
import { readJson } from './json.ts'
import { billedIn } from './limits/billing.ts'
import { parseCall } from './parse.ts'
import type { Context } from './records.ts'
import type { Answerer, Call } from './serve.ts'
import type { Stores } from './store/store.ts'
import { readXml } from './xml/read.ts'

/** Any handler, seen from a call whose endpoint is known only when it comes; `parseCall` made its parts by the same row. */
type AnyHandler = (given: unknown, context: Context) => unknown

/** When the reference had deprecated what it has (RFC 9745: seconds since 1970); the day is ours. */
const DEPRECATED_SINCE = '@1767225600'

/** Answers calls from the stores: body parses (405), values (400), then the handler. */
export function answerFrom(stores: Stores): Answerer {
  return async (call, reply) => {
    const { name, params, query, identity, signal } = call
    const { successor }: Endpoint = endpoints[name]
    if (successor)
      reply.headers({ deprecation: DEPRECATED_SINCE, link: `<${successor}>; rel="successor-version"` })
    const parsed = parseCall(endpoints[name], { params, query, body: bodyOf(call) }, identity.email)
    const value = await (handlers[name] as AnyHandler)(parsed, { stores, email: identity.email, signal })
    reply.request.billed = billedIn(value, parsed)
    return value
  }
}

function bodyOf({ name, body = new Uint8Array(), bodyFormat }: Call): unknown {
  const schema = (endpoints[name] as Endpoint).body
  if (!schema) return undefined
  return bodyFormat === 'xml' ? readXml(body, schema) : readJson(body)
}
