import { type EndpointName, endpoints } from '#contract/endpoints'
import { type Context, handlers } from './handlers.ts'
import { readJson } from './json.ts'
import { parseCall } from './parse.ts'
import type { Answerer } from './serve.ts'
import type { Store } from './store/store.ts'

/** Any handler, seen from a call whose endpoint is known only when it comes; `parseCall` made its parts by the same row. */
type AnyHandler = (given: unknown, context: Context) => unknown

/** Answers calls from a store: body parses (405), values (400), then the handler. */
export function answerFrom(store: Store): Answerer {
  return async ({ name, params, query, body, identity, signal }) => {
    const parsed = parseCall(endpoints[name], { params, query, body: bodyOf(name, body) }, identity.email)
    return (handlers[name] as AnyHandler)(parsed, { store, signal })
  }
}

function bodyOf(name: EndpointName, bytes: Uint8Array | undefined): unknown {
  return endpoints[name].method === 'POST' ? readJson(bytes ?? new Uint8Array()) : undefined
}
