import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/** Modules that run as threads, by their path in `service/` without the extension. */
export const threadModules = [
  'data/import/convert/convert-thread',
  'data/names-thread',
  'data/sample/sample-thread',
  'parsing/thread',
  'store/duckdb/worker',
  'store/names/thread',
] as const

/** The folder of the compiled service. It is defined in compiled code alone: `compile.ts`. */
declare const COMPILED: string | undefined

/** Starts a module as a thread: from the compiled service in a compiled service, from its source otherwise. */
export function startThread(module: (typeof threadModules)[number], options: WorkerOptions = {}): Worker {
  if (typeof COMPILED === 'string') return new Worker(pathToFileURL(join(COMPILED, `${module}.mjs`)), options)
  // A thread starts as plain Node, without the main thread's TypeScript loader (Node 20): this code brings it.
  const source = new URL(`../${module}.ts`, import.meta.url).href
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source)}) })`
  return new Worker(code, { ...options, eval: true })
}
