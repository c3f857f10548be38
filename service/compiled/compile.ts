import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, extname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { programs } from './program.ts'
import { threadModules } from './start-thread.ts'

const service = fileURLToPath(new URL('..', import.meta.url))
const cache = fileURLToPath(new URL('../../node_modules/.catchment/', import.meta.url))

/** A module finds the files beside it beside its place in the compiled service, in whichever compiled file its code is. */
const ownLocation: Plugin = {
  name: 'own-location',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', () => locationOf(path)),
      loader: 'ts',
    }))
  },
}

const locationOf = (path: string) =>
  `(COMPILED_SERVICE_URL + ${JSON.stringify(slashed(relative(service, path)))})`
const slashed = (path: string) => path.split(sep).join('/')

/** What is imported when it is needed remains a package: compiled in, one that is no ES module would have no named exports. */
const neededLater: Plugin = {
  name: 'needed-later',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}

/** Packages with native parts, which are found beside their JavaScript. */
const nativePackages = ['@duckdb/node-bindings', '@node-rs/argon2', 'lmdb']

/** Packages that are not ES modules call `require` for what Node has. */
const beginningOf = (up: string) => `import { createRequire as requireFrom } from 'node:module'
const require = requireFrom(import.meta.url)
const COMPILED_SERVICE_URL = new URL('${up}', import.meta.url).href
`

/** A file of the compiled service, by its path in there. */
type CompiledFile = [path: string, contents: string | Buffer]

/**
 * Compiles the service to JavaScript and resolves to the folder that has it: `main.ts` is `main.mjs` there. Without it, the process and
 * each of its threads would compile their modules again at each start, which takes some seconds of processor time.
 * The folder is named by its contents and never changes, so that a service that runs from it is not disturbed; `npm ci` removes it.
 * It needs nothing but the packages in `dependencies`, of which it imports the native ones, and works wherever these are found:
 * `npm run build` copies it to `dist/service`.
 */
export async function compileService(): Promise<string> {
  const files = [...(await compiledFiles()), ...dataFiles()]
  const hash = createHash('sha256')
  for (const [path, contents] of files) hash.update(path).update(contents)
  const folder = join(cache, `service-${hash.digest('hex').slice(0, 16)}`)
  if (!existsSync(folder)) writeWhole(folder, files)
  return folder
}

/** Compiles the service into `folder`, in place of what is there. */
export async function compileServiceInto(folder: string): Promise<void> {
  const part = join(cache, `build.${process.pid}`)
  cpSync(await compileService(), part, { recursive: true })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(dirname(folder), { recursive: true })
  renameSync(part, folder)
}

async function compiledFiles(): Promise<CompiledFile[]> {
  const { outputFiles } = await build({
    entryPoints: [...programs, ...threadModules].map((name) => join(service, `${name}.ts`)),
    outbase: service,
    outdir: service,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // The other packages are compiled in: a start reads some files in place of a thousand.
    external: nativePackages,
    mainFields: ['module', 'main'],
    plugins: [ownLocation, neededLater],
    write: false,
  })
  return outputFiles.map(({ path, text }) => {
    const name = slashed(relative(service, path))
    const up = '../'.repeat(name.split('/').length - 1) || './'
    return [name, beginningOf(up) + text]
  })
}

/** Files that modules read from beside themselves: tables, models, scripts of pages, and licenses. */
function dataFiles(): CompiledFile[] {
  const paths = readdirSync(service, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !['.ts', '.md'].includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => dirname(path) !== join(service, 'compiled'))
    .toSorted()
  return paths.map((path) => [slashed(relative(service, path)), readFileSync(path)])
}

/** Written elsewhere, then moved: an interrupted write is never taken for a complete one. */
function writeWhole(folder: string, files: readonly CompiledFile[]): void {
  const part = `${folder}.${process.pid}`
  for (const [path, contents] of files) {
    const file = join(part, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, contents)
  }
  try {
    renameSync(part, folder)
  } catch (error) {
    rmSync(part, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}
