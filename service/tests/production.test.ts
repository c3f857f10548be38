import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { qualityPaths } from '#contract/quality.ts'
import { programs } from '../compiled/program.ts'
import { threadModules } from '../compiled/start-thread.ts'
import { appPage, fillProductionFolder } from '../testing/production-folder.ts'

const COMPANIES = 400
const PEOPLE = 300
/** The user of the image. */
const USER = 10_001

const folder = mkdtempSync(join(tmpdir(), 'production-'))
const DATA_DIR = join(folder, 'data')
const app = join(folder, 'app')
const temporary = join(folder, 'tmp')
const env = { PATH: process.env.PATH, DATA_DIR, TMPDIR: temporary, PORT: '0' }

let service: ChildProcess | undefined
beforeAll(async () => {
  for (const path of [DATA_DIR, app, temporary]) mkdirSync(path)
  await fillProductionFolder(app)
})
afterAll(async () => {
  if (service?.exitCode === null) {
    service.kill('SIGTERM')
    await once(service, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

type Command = [command: string, ...rest: string[]]

const launch = (...words: string[]): Command => [
  process.execPath,
  join(app, 'service/compiled/launch.js'),
  ...words,
]
function run(...words: string[]): string {
  const [command, ...rest] = launch(...words)
  return execFileSync(command, rest, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Whether this user may make namespaces, as a container engine does. */
const canIsolate = (() => {
  try {
    execFileSync('unshare', ['--mount', '--net', 'ip', 'link', 'set', 'lo', 'up'], { stdio: 'ignore' })
    return process.getuid?.() === 0
  } catch {
    return false
  }
})()

/** Runs a command as a container does: another user, a read-only disk but for data and temporary files, a network of its own. */
function isolated(command: Command): Command {
  if (!canIsolate) return command
  const steps = [
    'ip link set lo up',
    `chown -R ${USER} "${DATA_DIR}"`,
    `mount --bind "${DATA_DIR}" "${DATA_DIR}"`,
    `mount -t tmpfs -o mode=1777 tmpfs "${temporary}"`,
    `mount --bind "${app}" "${app}"`,
    `mount -o remount,ro,bind "${app}"`,
    `exec setpriv --reuid ${USER} --regid ${USER} --clear-groups --no-new-privs --bounding-set -all "$@"`,
  ]
  return ['unshare', '--mount', '--net', 'sh', '-ec', steps.join('\n'), 'sh', ...command]
}

test('production installs what the service imports, but for traces', async () => {
  const { metafile } = await build({
    entryPoints: [...programs, ...threadModules].map((name) => join('service', `${name}.ts`)),
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outdir: 'none',
    write: false,
    metafile: true,
  })
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports)
  const paths = imports.filter(({ external }) => external).map(({ path }) => path)
  const names = paths.filter((path) => !isBuiltin(path)).map((path) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0])
  const imported = names.filter((name) => !name?.startsWith('@opentelemetry/'))
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object }
  // Their files are read, not imported.
  const readByName = ['@fontsource-variable/inter', '@fontsource-variable/jetbrains-mono', 'us-atlas']
  expect([...new Set([...imported, ...readByName])].toSorted()).toEqual(Object.keys(dependencies).toSorted())
})

/** Makes calls one after the other. One that is answered with 202 is repeated. */
const caller = `
const answers = []
const [address, calls] = process.argv.slice(1)
for (const [path, init] of JSON.parse(calls)) {
  let answer
  do answer = await fetch(address + path, init)
  while (answer.status === 202)
  answers.push([answer.status, await answer.text()])
}
console.log(JSON.stringify(answers))`

/** Status and body of each call, made in the network of the service. */
function answersTo(calls: unknown[], address: string, { pid }: ChildProcess): [number, string][] {
  const call: Command = [
    process.execPath,
    '--input-type=module',
    '-e',
    caller,
    address,
    JSON.stringify(calls),
  ]
  const [command, ...rest]: Command = canIsolate ? ['nsenter', `--net=/proc/${pid}/ns/net`, ...call] : call
  return JSON.parse(execFileSync(command, rest, { encoding: 'utf8' }))
}

test('data, keys and service run from production packages alone, read-only and as another user', async () => {
  run('data/cli', 'sample', '--companies', String(COMPANIES), '--people', String(PEOPLE))
  const apikey = run('keys-cli', 'create', '--plan', 'unlimited').trim()
  // The folder of a test is for its user alone; in a container it is the image.
  chmodSync(folder, 0o755)
  const [command, ...rest] = isolated(launch('start'))
  service = spawn(command, rest, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await Promise.race([once(service.stdout as Readable, 'data'), once(service, 'exit')])
  const [address = ''] = /http:\S+/.exec(String(line)) ?? []
  expect(address).not.toBe('')

  const [version = ''] = readdirSync(join(DATA_DIR, 'companies/versions'))
  const headers = { apikey, 'content-type': 'application/json' }
  const calls = [
    ['/v1/companies/count', { method: 'POST', headers, body: '{}' }],
    ['/v1/people/search', { method: 'POST', headers, body: '{"Limit": 2}' }],
    [`${qualityPaths.report}?kind=companies&version=${version}`],
    ['/'],
    ['/docs/inter.woff2'],
    ['/health'],
  ]
  const answers = answersTo(calls, address, service)
  expect(answers.map(([status]) => status)).toEqual(calls.map(() => 200))
  const [count, people, quality, page] = answers.map(([, body]) => body)
  expect(JSON.parse(count ?? '')).toEqual({ MatchCount: COMPANIES })
  expect(JSON.parse(people ?? '')).toHaveLength(2)
  expect(JSON.parse(quality ?? '').report.records).toBe(COMPANIES)
  expect(page).toBe(appPage)

  service.kill('SIGTERM')
  expect(await once(service, 'exit')).toEqual([0, null])
}, 180_000)
