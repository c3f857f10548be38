import { Worker, type WorkerOptions } from 'node:worker_threads'
import { compiledFolder } from './own-folder.ts'

/** Modules that run as threads, by their path in `service/` without the extension. */
export const threadModules = [
  'data/import/convert/convert-thread',
  'data/names-thread',
  'data/sample/sample-thread',
  'parsing/thread',
  'published/follow-thread',
  'store/duckdb/worker',
  'store/names/thread',
] as const

/** Starts a module as a thread: from the compiled service where there is one, from its source otherwise. */
export function startThread(module: (typeof threadModules)[number], options: WorkerOptions = {}): Worker {
  const compiled = compiledFolder()
  if (compiled) return new Worker(new URL(`${module}.mjs`, compiled), options)
  // A thread starts as plain Node, without the main thread's TypeScript loader (Node 20): this code brings it.
  const source = new URL(`../${module}.ts`, import.meta.url).href
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source)}) })`
  return new Worker(code, { ...options, eval: true })
}
