/**
 * The rooms of the project and what each may import (docs/architecture.md). A room may import those that are named before it in its
 * column, and no others; `scripts/import-rules.test.ts` breaks every rule once.
 */

/** Rooms of the app, from the floor up, each with the rooms below that it uses. */
const app = {
  shared: [],
  contract: ['shared'],
  records: ['shared', 'contract'],
  criteria: ['shared', 'contract', 'records'],
  language: ['shared', 'contract', 'criteria'],
  files: ['shared', 'contract', 'records', 'criteria'],
  ui: ['shared'],
  api: ['shared', 'contract', 'records', 'criteria'],
  storage: ['shared', 'contract', 'records', 'api'],
  jobs: ['shared', 'contract', 'api', 'storage'],
  session: ['shared', 'contract', 'records', 'criteria', 'api', 'storage'],
  reference: ['shared', 'contract', 'criteria', 'language', 'api', 'session', 'ui'],
  lists: ['shared', 'contract', 'records', 'storage', 'session'],
}

/** Rooms of the service, from the floor up. */
const service = {
  compiled: [],
  http: [],
  concurrency: [],
  observe: ['http'],
  reference: [],
  normalize: ['reference'],
  match: ['reference', 'normalize'],
  versions: [],
  boundaries: ['versions'],
  geocode: ['concurrency', 'reference', 'match', 'versions'],
  isochrones: ['http', 'concurrency', 'observe'],
  store: ['compiled', 'concurrency', 'observe', 'reference', 'match', 'versions'],
  published: ['compiled', 'concurrency', 'versions', 'store'],
  audit: ['http', 'versions'],
  data: [
    'audit',
    'compiled',
    'concurrency',
    'reference',
    'normalize',
    'match',
    'versions',
    'boundaries',
    'geocode',
    'store',
    'published',
  ],
  keys: ['http', 'versions', 'store'],
  'in-flight': ['http', 'observe', 'keys'],
  limits: ['http', 'observe', 'keys', 'in-flight', 'versions'],
  xml: ['http'],
  parsing: ['compiled', 'http', 'xml'],
  stream: ['http', 'concurrency', 'limits'],
  openapi: ['http', 'xml', 'keys', 'limits'],
  handlers: [
    'http',
    'concurrency',
    'observe',
    'reference',
    'match',
    'geocode',
    'isochrones',
    'store',
    'keys',
    'limits',
    'parsing',
    'stream',
  ],
  gateway: ['http', 'keys', 'limits', 'handlers'],
  accounts: ['http', 'concurrency', 'store', 'keys', 'limits', 'gateway'],
  operator: ['audit', 'http', 'compiled', 'versions', 'store', 'published', 'data', 'gateway'],
  reconcile: ['http', 'concurrency', 'xml', 'store', 'keys', 'in-flight', 'limits', 'handlers', 'gateway'],
}

const tests = '\\.(test|testing)\\.tsx?$'
const project = '^(src|service|scripts|e2e)/'

const room = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: project, pathNot: [from, ...allowed] },
})
const floors = Object.keys(app).map((name) => `^src/${name}/`)
const layers = ['model', 'data', 'ui']
const messages = 'messages(/|\\.ts$)'

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-orphans-of-npm', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...Object.entries(app).map(([name, below]) =>
      room(
        name,
        `^src/${name}/`,
        below.map((other) => `^src/${other}/`),
      ),
    ),
    room('features', '^src/features/', floors),
    room('app', '^src/(app/|main\\.tsx$)', ['^src/']),
    {
      name: 'features-import-no-other-feature',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    ...layers.map((layer, i) => ({
      name: `feature-${layer}`,
      severity: 'error',
      from: { path: `^src/features/[^/]+/${layer}/`, pathNot: tests },
      to: {
        path: '^src/features/',
        pathNot: `^src/features/[^/]+/((${layers.slice(0, i + 1).join('|')})/|${messages})`,
      },
    })),
    {
      name: 'feature-messages',
      severity: 'error',
      from: { path: `^src/features/[^/]+/${messages}`, pathNot: tests },
      to: { path: '^src/features/', pathNot: `^src/features/[^/]+/(model/|${messages})` },
    },
    ...Object.entries(service).map(([name, below]) =>
      room(`service-${name}`, `^service/${name}/`, [
        '^src/(contract|shared)/',
        ...below.map((other) => `^service/${other}/`),
      ]),
    ),
    room('service', '^service/', ['^src/(contract|shared)/', '^scripts/(basemap|build)']),
    {
      name: 'service-server-is-on-top',
      severity: 'error',
      from: { path: '^service/[^/]+/', pathNot: ['^service/(server|testing|tests)/', tests] },
      to: { path: '^service/(server|testing|tests)/|^service/[^/]+\\.ts$' },
    },
    room('scripts', '^scripts/', ['^src/(shared|contract|criteria|reference)/', '^service/']),
    room('e2e', '^e2e/', ['^src/(shared|contract|records|files|lists)/', '^service/', '^scripts/']),
    {
      name: 'contract-uses-zod-only',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: tests },
      to: { path: 'node_modules', pathNot: 'node_modules/zod' },
    },
    {
      name: 'shared-runs-anywhere',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'models-are-pure',
      severity: 'error',
      from: { path: '^src/features/[^/]+/model/', pathNot: tests },
      to: { path: 'node_modules/(react|zustand|idb|@mantine|@tanstack|leaflet)' },
    },
    {
      name: 'leaflet-in-the-map-only',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/features/map/' },
      to: { path: 'node_modules/(leaflet|react-leaflet|protomaps-leaflet)' },
    },
    {
      name: 'engines-in-the-store-and-the-data-only',
      severity: 'error',
      from: {
        path: '^service/',
        pathNot:
          '^service/(store|data|geocode|tests)/|^service/(keys/keys|limits/local-counters|accounts/local-store)',
      },
      to: { path: 'node_modules/(@clickhouse|@duckdb|lmdb)' },
    },
    {
      name: 'react-in-the-app-only',
      severity: 'error',
      from: { path: '^(src/(contract|shared|records|criteria|language|files|api|storage)|service|scripts)/' },
      to: {
        path: 'node_modules/(react|@mantine|@tanstack/react)',
        pathNot: 'node_modules/@tanstack/(react-query|query-core)',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
