import type { FastifyInstance } from 'fastify'
import packageJson from '../package.json' with { type: 'json' }
import type { Authenticate } from './identity.ts'
import type { Upstream } from './settings.ts'
import type { Store } from './store/store.ts'

/** Where answers come from: this machine's data, or another service. */
export type DataSource = { store: Store } | { upstream: Upstream }

/** What the app shows of the service behind it; no secrets. */
export interface AppConfig {
  /** Name of the data set, or the host of the other service. */
  name: string
  kind: 'local' | 'remote'
  /** Whether `AnyOf` and `NoneOf` are served. */
  alternatives: boolean
  version: string
  /** How many companies there are and the date of the data (ISO), where known. */
  companies?: number
  date?: string
}

/** Two small pages about the service: `/health` for whoever watches over it, `/config.json` for the app. */
export async function serveAbout(
  app: FastifyInstance,
  { source, ownPage }: { source: DataSource; ownPage: Authenticate },
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  app.get('/health', () => health(source))
  app.get('/config.json', (request) => {
    ownPage(request)
    return configOf(source)
  })
}

async function health(source: DataSource) {
  if ('upstream' in source) return { status: 'ok' }
  await source.store.health()
  return { status: 'ok', ...source.store.info }
}

async function configOf(source: DataSource): Promise<AppConfig> {
  const { version } = packageJson
  if ('upstream' in source) {
    const { url } = source.upstream
    return { name: new URL(url).host, kind: 'remote', alternatives: await servesAlternatives(url), version }
  }
  const { name, companies, date } = source.store.info
  return { name, kind: 'local', alternatives: true, version, companies, date }
}

/** A service that has the extension says so in its description (open-points, Extension). */
async function servesAlternatives(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/openapi.json`, {
      redirect: 'error',
      signal: AbortSignal.timeout(5000),
    })
    return response.ok && (await response.text()).includes('"AnyOf"')
  } catch {
    return false
  }
}
