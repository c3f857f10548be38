import type { Kind } from '#contract/kind.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { typeOf } from './entity.ts'
import { BATCH_SIZE } from './queries.ts'

/** Where the service of each kind is. */
export const pathOf: Record<Kind, string> = { companies: '/reconcile', people: '/reconcile/people' }

/** Size of a preview in pixels. */
export const previewSize = { width: 400, height: 210 }

interface ManifestOptions {
  /** Scheme, host, port and base path of the service. */
  origin: string
  /** The key of the caller; it is added to every address that a browser opens by itself. */
  key: string | undefined
  /** Whether calls need a key. */
  needsKey: boolean
  /** Name of the data set. */
  data: string
}

/** What the service can do (Reconciliation API 0.2, Service Manifest). */
export function manifestOf(kind: Kind, { origin, key, needsKey, data }: ManifestOptions) {
  const path = pathOf[kind]
  const query = key === undefined ? '' : `?apikey=${encodeURIComponent(key)}`
  const at = (below: string) => ({ service_url: origin, service_path: `${path}/${below}${query}` })
  return {
    versions: ['0.2'],
    name: `Catchment ${kind}: ${data}`,
    identifierSpace: `${origin}/v1/${kind}/`,
    schemaSpace: `${origin}/docs`,
    documentation: `${origin}/docs`,
    logo: `${origin}/logo.svg`,
    serviceVersion: packageJson.version,
    defaultTypes: [typeOf[kind]],
    view: { url: `${origin}/${kind}/{{id}}` },
    preview: { url: `${origin}${path}/preview/{{id}}${query}`, ...previewSize },
    suggest: { entity: at('suggest/entity'), property: at('suggest/property'), type: at('suggest/type') },
    extend: { propose_properties: at('properties'), property_settings: [] },
    batchSize: BATCH_SIZE,
    ...(needsKey && { authentication: { type: 'apiKey', name: 'apikey', in: 'query' } }),
  }
}
