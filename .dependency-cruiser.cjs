/** The rooms of the house and who may import whom (docs/architecture.md). */
const room = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(src|service|scripts|e2e)/', pathNot: [from, ...allowed] },
})

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-orphans-of-npm', severity: 'error', from: {}, to: { couldNotResolve: true } },
    room('contract-is-pure', '^src/contract/', []),
    room('criteria', '^src/criteria/', ['^src/contract/']),
    room('lists', '^src/lists/', ['^src/(contract|criteria)/']),
    room('match', '^src/match/', ['^src/(contract|criteria|lists)/']),
    room('api', '^src/api/', ['^src/(contract|criteria)/']),
    room('state', '^src/state/', ['^src/(contract|criteria|lists|match|api)/']),
    room('ui', '^src/ui/', ['^src/criteria/format.ts$']),
    room('features', '^src/features/', ['^src/(contract|criteria|lists|match|api|state|ui)/']),
    room('app', '^src/app/', ['^src/']),
    room('service', '^service/', ['^src/contract/', '^scripts/(basemap|build)']),
    {
      name: 'features-know-no-features',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'contract-uses-zod-only',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules', pathNot: 'node_modules/zod' },
    },
    {
      name: 'leaflet-in-the-map-only',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/features/map/' },
      to: { path: 'node_modules/(leaflet|react-leaflet|terra-draw|protomaps-leaflet)' },
    },
    {
      name: 'engines-in-the-store-and-the-data-only',
      severity: 'error',
      from: { path: '^service/', pathNot: '^service/(store|data)/|^service/(keys|limits/local-counters)' },
      to: { path: 'node_modules/(@duckdb|lmdb)' },
    },
    {
      name: 'react-in-the-app-only',
      severity: 'error',
      from: { path: '^(src/(contract|criteria|lists|match|api)|service|scripts)/' },
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
