import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { threadModules } from './start-thread.ts'

const service = fileURLToPath(new URL('..', import.meta.url))
const cache = fileURLToPath(new URL('../../node_modules/.catchment/', import.meta.url))

/** What is started as a process. */
export const programs = [
  'main',
  'keys-cli',
  'data/cli',
  'data/runs/import-process',
  'data/quality/quality-process',
  'data/merge/merge-process',
] as const
export type Program = (typeof programs)[number]
/** In compiled code the folder has this name until its contents are known. */
const FOLDER = '<the folder of the compiled service>'

/** A module finds the files beside it at its own place, not at that of the compiled file. */
const ownLocation: Plugin = {
  name: 'own-location',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: 'ts',
    }))
  },
}

/**
 * Compiles the service to JavaScript and resolves to the folder that has it: `main.ts` is `main.mjs` there. Without it, the process and
 * each of its threads would compile their modules again at each start, which takes some seconds of processor time.
 * The folder is named by its contents and never changes, so that a service that runs from it is not disturbed; `npm ci` removes it.
 */
export async function compileService(): Promise<string> {
  const outdir = join(cache, 'service')
  const { outputFiles } = await build({
    entryPoints: [...programs, ...threadModules].map((name) => join(service, `${name}.ts`)),
    outbase: service,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    define: { COMPILED: JSON.stringify(FOLDER) },
    plugins: [ownLocation],
    write: false,
  })
  const hash = createHash('sha256')
  for (const { path, contents } of outputFiles) hash.update(path).update(contents)
  const folder = join(cache, `service-${hash.digest('hex').slice(0, 16)}`)
  if (existsSync(folder)) return folder
  // Written elsewhere, then moved: an interrupted write is never taken for a complete one.
  const part = `${folder}.${process.pid}`
  for (const { path, text } of outputFiles) {
    const file = join(part, relative(outdir, path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(
      file,
      text.replace(JSON.stringify(FOLDER), () => JSON.stringify(folder)),
    )
  }
  try {
    renameSync(part, folder)
  } catch (error) {
    rmSync(part, { recursive: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}
