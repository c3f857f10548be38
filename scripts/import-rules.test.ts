import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const config = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
  forbidden: { name: string }[]
}

/** For each rule a file and the forbidden import in it. Targets inside the project are made empty. */
const planted: Record<string, [file: string, imported: string]> = {
  'no-circles': ['scripts/circle-back.ts', './circle.ts'],
  'no-orphans-of-npm': ['scripts/orphan.ts', 'a-package-that-nobody-made'],
  shared: ['src/shared/a.ts', '#contract/a.ts'],
  contract: ['src/contract/a.ts', '#criteria/a.ts'],
  records: ['src/records/a.ts', '#criteria/a.ts'],
  criteria: ['src/criteria/a.ts', '#language/a.ts'],
  language: ['src/language/a.ts', '#reference/a.ts'],
  files: ['src/files/a.ts', '#lists/a.ts'],
  ui: ['src/ui/a.tsx', '#criteria/a.ts'],
  api: ['src/api/a.ts', '#storage/a.ts'],
  storage: ['src/storage/a.ts', '#session/a.ts'],
  jobs: ['src/jobs/a.ts', '#lists/a.ts'],
  session: ['src/session/a.ts', '#reference/a.ts'],
  reference: ['src/reference/a.ts', '#lists/a.ts'],
  lists: ['src/lists/a.ts', '#jobs/a.ts'],
  features: ['src/features/map/ui/a.tsx', '#app/a.ts'],
  app: ['src/app/b.ts', '#service/a.ts'],
  'features-import-no-other-feature': ['src/features/map/ui/b.tsx', '#features/tallies/ui/a.ts'],
  'feature-model': ['src/features/map/model/a.ts', '#features/map/data/a.ts'],
  'feature-data': ['src/features/map/data/b.ts', '#features/map/ui/c.ts'],
  'feature-messages': ['src/features/map/messages.ts', '#features/map/data/a.ts'],
  // Features have no layer above the user interface.
  'feature-ui': ['src/features/map/ui/d.ts', '#features/map/misplaced.ts'],
  'service-compiled': ['service/compiled/a.ts', '#service/http/a.ts'],
  'service-http': ['service/http/a.ts', '#service/xml/a.ts'],
  'service-concurrency': ['service/concurrency/a.ts', '#service/http/a.ts'],
  'service-observe': ['service/observe/a.ts', '#service/store/a.ts'],
  'service-reference': ['service/reference/a.ts', '#service/normalize/a.ts'],
  'service-normalize': ['service/normalize/a.ts', '#service/match/a.ts'],
  'service-match': ['service/match/a.ts', '#service/store/a.ts'],
  'service-versions': ['service/versions/a.ts', '#service/store/a.ts'],
  'service-boundaries': ['service/boundaries/a.ts', '#service/store/a.ts'],
  'service-geocode': ['service/geocode/a.ts', '#service/store/a.ts'],
  'service-isochrones': ['service/isochrones/a.ts', '#service/store/a.ts'],
  'service-store': ['service/store/a.ts', '#service/data/a.ts'],
  'service-published': ['service/published/a.ts', '#service/data/a.ts'],
  'service-audit': ['service/audit/a.ts', '#service/store/a.ts'],
  'service-data': ['service/data/a.ts', '#service/keys/a.ts'],
  'service-keys': ['service/keys/a.ts', '#service/limits/a.ts'],
  'service-in-flight': ['service/in-flight/a.ts', '#service/limits/a.ts'],
  'service-limits': ['service/limits/a.ts', '#service/stream/a.ts'],
  'service-xml': ['service/xml/a.ts', '#service/parsing/a.ts'],
  'service-parsing': ['service/parsing/a.ts', '#service/stream/a.ts'],
  'service-stream': ['service/stream/a.ts', '#service/handlers/a.ts'],
  'service-openapi': ['service/openapi/a.ts', '#service/handlers/a.ts'],
  'service-handlers': ['service/handlers/a.ts', '#service/gateway/a.ts'],
  'service-gateway': ['service/gateway/a.ts', '#service/reconcile/a.ts'],
  'service-accounts': ['service/accounts/a.ts', '#service/operator/a.ts'],
  'service-operator': ['service/operator/a.ts', '#service/handlers/a.ts'],
  'service-reconcile': ['service/reconcile/a.ts', '#service/openapi/a.ts'],
  service: ['service/server/a.ts', '#features/map/ui/c.ts'],
  'service-server-is-on-top': ['service/reconcile/b.ts', '#service/server/c.ts'],
  scripts: ['scripts/a.ts', '#features/map/ui/c.ts'],
  e2e: ['e2e/a.ts', '#session/a.ts'],
  'contract-uses-zod-only': ['src/contract/b.ts', 'papaparse'],
  'shared-runs-anywhere': ['src/shared/b.ts', 'node:fs'],
  'models-are-pure': ['src/features/map/model/b.ts', 'zustand'],
  'leaflet-in-the-map-only': ['src/features/search/ui/a.ts', 'leaflet'],
  'engines-in-the-store-and-the-data-only': ['service/http/b.ts', 'lmdb'],
  'react-in-the-app-only': ['src/storage/b.ts', 'react'],
}

let folder: string
let caught: ReadonlySet<string>

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** The file of an import inside the project; undefined for a package. */
function fileOf(file: string, imported: string): string | undefined {
  if (imported.startsWith('.')) return join(dirname(file), imported)
  const [, room, rest] = /^#(\w+)\/(.*)$/.exec(imported) ?? []
  return room && `${room === 'service' ? '' : 'src/'}${room}/${rest}`
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'))
  for (const name of ['package.json', 'tsconfig.json', '.dependency-cruiser.cjs'])
    cpSync(join(root, name), join(folder, name))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [file, imported] of Object.values(planted)) {
    const target = fileOf(file, imported)
    if (target) write(target, 'export {}\n')
  }
  for (const [file, imported] of Object.values(planted)) write(file, `import '${imported}'\n`)
  write('scripts/circle.ts', "import './circle-back.ts'\n")
  const rooms = ['src', 'service', 'scripts', 'e2e']
  const json = execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...rooms,
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 },
  )
  const { summary } = JSON.parse(json) as {
    summary: { violations: { from: string; rule: { name: string } }[] }
  }
  caught = new Set(summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every rule has a forbidden import here', () => {
  expect(Object.keys(planted).toSorted()).toEqual(config.forbidden.map(({ name }) => name).toSorted())
})

test.each(Object.entries(planted))('%s is caught', (name, [file]) => {
  expect(caught).toContain(`${name}: ${file}`)
})
