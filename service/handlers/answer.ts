import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { withDeadline } from '../http/deadline.ts'
import { billedIn } from '../limits/billing.ts'
import { bodyReader } from '../parsing/large-bodies.ts'
import type { Stores } from '../store/store.ts'
import type { Answerer } from './call.ts'
import type { CurrentAddresses, GeocodeContext } from './geocoding.ts'
import { handlers } from './handlers.ts'

/** Any handler, called with the parts that `parseCall` has parsed for the same endpoint. */
type AnyHandler = (given: unknown, context: GeocodeContext) => unknown

/** Date of the `Deprecation` header (RFC 9745: seconds since 1970). The reference gives no date; this one is set by this service. */
const DEPRECATED_SINCE = '@1767225600'

/** Answers calls from the stores and the addresses of the operator: body parses (405), values (400), then the handler, all within the time of a call (503). */
export function answerFrom(stores: Stores, addresses: CurrentAddresses): Answerer {
  const read = bodyReader()
  return async (call, reply) => {
    const { name, params, query, identity, body = new Uint8Array(), bodyFormat } = call
    const { successor }: Endpoint = endpoints[name]
    if (successor)
      reply.headers({ deprecation: DEPRECATED_SINCE, link: `<${successor}>; rel="successor-version"` })
    const { email } = identity
    const { signal, clear } = withDeadline(call.signal)
    try {
      const parsed = await read({ name, params, query, body, bodyFormat, email }, signal)
      const value = await (handlers[name] as AnyHandler)(parsed, { stores, addresses, email, signal })
      reply.request.billed = billedIn(value, parsed)
      return value
    } finally {
      clear()
    }
  }
}
