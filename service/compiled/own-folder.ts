import { pathToFileURL } from 'node:url'

/** The address of the folder of the compiled service, with a slash at its end. Each compiled file defines it: `compile.ts`. */
declare const COMPILED_SERVICE_URL: string | undefined

/** Where this code runs from when it is compiled; undefined when it runs from its sources. */
export const ownFolder = typeof COMPILED_SERVICE_URL === 'string' ? COMPILED_SERVICE_URL : undefined

/**
 * The address of the compiled service that processes and threads are started from: a compiled service starts its own. From sources it is the
 * one in the folder that `COMPILED_SERVICE` names, which the set-up of the tests compiles; undefined without one.
 */
export function compiledFolder(): string | undefined {
  const { COMPILED_SERVICE: path } = process.env
  return ownFolder ?? (path && pathToFileURL(`${path}/`).href)
}
