import { spawn } from 'node:child_process'
import { readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { kinds } from '#contract/kind.ts'
import { compileService } from '../compiled/compile.ts'
import { formerSamples } from '../data/sample/former-samples.ts'
import { compressFiles } from '../http/compress-files.ts'
import { kindFolder } from '../versions/kind-folders.ts'
import { hasData } from '../versions/version-folders.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const inRoot = (...path: string[]) => join(root, ...path)

/** Folder of the built app. */
export const pagesFolder = inRoot('dist')

const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'postcss.config.mjs', 'package.json']

/** Builds the app into `pagesFolder` unless what is there is newer than all of its sources. */
export async function prepareApp(): Promise<void> {
  await prepareBasemap()
  const built = timeOf(join(pagesFolder, 'index.html'))
  if (sources.every((path) => newestTime(inRoot(path)) <= built)) return
  // Built elsewhere, then moved: an interrupted build is never taken for a complete one.
  const part = inRoot(`node_modules/.catchment-build-${process.pid}`)
  await runNode('Building the app', [
    '--import',
    'tsx',
    'node_modules/vite/bin/vite.js',
    'build',
    '--logLevel',
    'warn',
    '--outDir',
    part,
    '--emptyOutDir',
  ])
  compressFiles(part)
  rmSync(pagesFolder, { recursive: true, force: true })
  renameSync(part, pagesFolder)
}

const mapSources = ['scripts/basemap.ts', 'scripts/basemap', 'service/reference/places/land.bin']

/** Creates the basemap in `public/` unless what is there is newer than its sources. */
export async function prepareBasemap(): Promise<void> {
  const created = timeOf(inRoot('public/basemap.pmtiles'))
  if (mapSources.every((path) => newestTime(inRoot(path)) <= created)) return
  await runNode('Creating the basemap', ['--import', 'tsx', 'scripts/basemap.ts'])
}

/**
 * Creates the sample data, of both kinds, when `dataDir` holds none of either. A sample in use that another version of
 * Catchment made, and that this one cannot read, is created again with as many records.
 * `compiled` gives the folder of the compiled service.
 */
export async function prepareData(dataDir: string, compiled = compileService): Promise<void> {
  const found = await Promise.all(kinds.map((kind) => hasData(kindFolder(dataDir, kind))))
  const former = await formerSamples(dataDir)
  const counts = former.flatMap(({ kind, records }) => [`--${kind}`, String(records)])
  if (found.includes(true) && counts.length === 0) return
  const program = join(await compiled(), 'data/cli.mjs')
  await runNode('Creating sample data', [program, 'sample', ...counts], { DATA_DIR: dataDir })
}

/** Runs a script of the project in its own process, which frees its memory at the end. Rejects when it fails. */
function runNode(what: string, words: string[], environment = {}): Promise<void> {
  console.error(`${what} ...`)
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`${what} failed.`))))
  })
}

/** When a file was last changed (milliseconds), 0 when there is none. */
const timeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** When a file, or anything in a folder, was last changed. */
function newestTime(path: string): number {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return timeOf(path)
  return Math.max(timeOf(path), ...readdirSync(path).map((name) => newestTime(join(path, name))))
}
