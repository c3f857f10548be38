import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpoints, streamEndpoints } from '#contract/endpoints.ts'

const readme = readFileSync('README.md', 'utf8')
const architecture = readFileSync('docs/architecture.md', 'utf8')
const operations = readFileSync('docs/operations.md', 'utf8')
const glossary = readFileSync('docs/glossary.md', 'utf8')
const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}/${name}`)

test('the architecture names every room, and no other', () => {
  const named = [...architecture.matchAll(/^\| `((?:src|service)\/[\w-]+)` \|/gm)].map(([, room]) => room)
  expect(named.toSorted()).toEqual([...folders('src'), ...folders('service')].toSorted())
})

test('the architecture names every feature', () => {
  const row = architecture.split('\n').find((line) => line.startsWith('| `src/features`')) ?? ''
  for (const feature of folders('src/features')) expect(row).toContain(feature.split('/').at(-1))
})

test('every file that a document names is there', () => {
  for (const text of [readme, architecture, glossary, operations]) {
    const paths = [...text.matchAll(/`((?:src|service|scripts|e2e|docs|deploy)\/[\w./-]+\.\w+)`/g)].map(
      ([, path = '']) => path,
    )
    expect(paths.filter((path) => !existsSync(path) && !path.includes('<'))).toEqual([])
  }
})

test('every file name in a README is the name of a file', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')
  const isThere = (name: string) =>
    files.some((file) => `/${file}`.endsWith(`/${name.replace(/^(\.\.?\/)+/, '')}`))
  for (const page of files.filter((file) => file.endsWith('.md'))) {
    const names = [...readFileSync(page, 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|css|tsv))`/g)]
    const missing = names.map(([, name = '']) => name).filter((name) => !isThere(name))
    expect(missing, page).toEqual([])
  }
})

test('the README shows every command of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
  const shown = Object.keys(scripts).filter((name) => name !== 'format')
  const command = (name: string) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`)
  expect(shown.filter((name) => !readme.includes(command(name)))).toEqual([])
})

test('the README shows every variable that the service and its commands read', () => {
  const settings = ['settings', 'sign-in-settings', 'foreign-sign-in']
    .map((name) => readFileSync(`service/server/${name}.ts`, 'utf8'))
    .join('\n')
  const ofService = [...settings.matchAll(/^ {2}([A-Z_]{3,}): z?/gm)].map(([, name = '']) => name)
  const loading = readFileSync('service/data/import/remote/with-loaded.ts', 'utf8')
  const ofCommands = [...loading.matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name = '']) => name)
  const read = [...ofService, ...ofCommands]
  const shown = [...readme.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name)
  expect(read.length).toBeGreaterThan(15)
  expect(shown.toSorted()).toEqual(read.toSorted())
})

test('the README shows every kind of endpoint', () => {
  const kindless = (path: string) => path.replace(/^\/v1\/people/, '/v1/companies')
  // Former paths of the reference are only in /docs.
  const all = [...Object.values(endpoints), ...Object.values(streamEndpoints)]
  const paths = all.filter((it) => !('successor' in it)).map(({ path }) => kindless(path))
  const table = readme.slice(readme.indexOf('| call | returns |'), readme.indexOf('| `GET /health`'))
  const isShown = (path: string) =>
    table.includes(path) || table.includes(path.replace('/v1/companies', '…').replace(/\/$/, ''))
  expect([...new Set(paths)].filter((path) => !isShown(path) && !path.includes('vehicles'))).toEqual([])
})

test('every command and variable of the operations page is one of the README', () => {
  const known = new Set([...readme.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name))
  const variables = [...operations.matchAll(/\b([A-Z]+(?:_[A-Z]+)+)=|`([A-Z]+(?:_[A-Z]+)+)`/g)].map(
    ([, set, named]) => set ?? named ?? '',
  )
  expect(variables.length).toBeGreaterThan(10)
  const ofCompose = readFileSync('compose.yaml', 'utf8').match(/(?<=\$\{)[A-Z_]+/g)
  for (const name of ofCompose ?? []) known.add(name)
  // Those of Node.js and of OpenTelemetry's library are their own.
  const isForeign = (name: string) => name === 'NODE_ENV' || name.startsWith('OTEL_')
  expect(variables.filter((name) => !known.has(name) && !isForeign(name))).toEqual([])
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
  const commands = [...operations.matchAll(/npm run (?:-s )?([\w-]+)/g)].map(([, name = '']) => name)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})
