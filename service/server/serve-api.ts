import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { type KeylessAccess, ownPagesOnly } from '../gateway/guard.ts'
import { forwardTo } from '../gateway/proxy.ts'
import { forwardStreamTo } from '../gateway/proxy-stream.ts'
import { upstreamThrottle } from '../gateway/upstream-throttle.ts'
import { answerFrom, answerIsochrones } from '../handlers/answer.ts'
import { answerStreamFrom } from '../handlers/answer-stream.ts'
import type { CurrentAddresses } from '../handlers/geocoding.ts'
import type { CallsInFlight } from '../in-flight/calls-in-flight.ts'
import { type FindIsochrones, noIsochrones } from '../isochrones/isochrones.ts'
import { byKey } from '../keys/identity.ts'
import { serveDocument } from '../openapi/serve-document.ts'
import { serveReconcile } from '../reconcile/serve-reconcile.ts'
import type { AppSource } from './app-source.ts'
import { type Answering, serveContract } from './serve.ts'

/** What answers calls of the API. */
interface ApiSources {
  source: AppSource
  addresses: CurrentAddresses
  isochrones: FindIsochrones | undefined
}

/** Who may call the API without a key, and how many calls at once. */
interface ApiAccess {
  keyless: KeylessAccess
  calls: CallsInFlight
}

/** Serves the API and its description: for the app's own pages at `/api`; where the data is this machine's, also for keys at `/`, and for OpenRefine. */
export async function serveApi(
  app: FastifyInstance,
  sources: ApiSources,
  { keyless, calls }: ApiAccess,
): Promise<void> {
  const { source } = sources
  const answering = answeringFrom(sources)
  await app.register(serveDocument, { server: 'upstream' in source ? source.upstream.url : undefined })
  await app.register(async (api) => {
    await api.register(compress, {
      encodings: ['gzip', 'identity'],
      threshold: 2048,
      zlibOptions: { level: 4 },
    })
    await api.register(serveContract, {
      ...answering,
      prefix: '/api',
      authenticate: ownPagesOnly(keyless),
      // Without sign-in there is no one to count.
      limits: keyless.gateway === 'people' && 'stores' in source ? source.limits : undefined,
      calls,
    })
  })
  if (!('stores' in source)) return
  const { keys, limits } = source
  await app.register(serveContract, { ...answering, authenticate: byKey(keys), limits, calls })
  await app.register(serveReconcile, { ...source, keyless, calls })
}

function answeringFrom({ source, addresses, isochrones = noIsochrones }: ApiSources): Answering {
  if ('stores' in source) {
    const { stores } = source
    return {
      answer: answerFrom({ stores, addresses, isochrones }),
      answerStream: answerStreamFrom(stores),
    }
  }
  const { upstream, bounds } = source
  const throttle = upstreamThrottle()
  return {
    answer: answerIsochrones(isochrones, forwardTo(upstream, bounds, throttle)),
    answerStream: forwardStreamTo(upstream, bounds, throttle),
    // The other service is called in JSON, and its answers are passed on unchanged.
    types: ['application/json'],
  }
}
