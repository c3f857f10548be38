/** The address of the folder of the compiled service, with a slash at its end. Each compiled file defines it: `compile.ts`. */
declare const COMPILED_SERVICE_URL: string | undefined

/** Where this code runs from when it is compiled; undefined when it runs from its sources. */
export const ownFolder = typeof COMPILED_SERVICE_URL === 'string' ? COMPILED_SERVICE_URL : undefined
