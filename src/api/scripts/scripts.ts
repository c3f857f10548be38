import { curlScript } from './curl.ts'
import { pythonScript } from './python.ts'
import type { Base, ScriptCall } from './script-call.ts'
import { typescriptScript } from './typescript.ts'

/** The languages in which calls are written: each script runs as it is, with the key in the variable CATCHMENT_KEY. */
export const languages = {
  curl: { label: 'curl', file: 'calls.sh', script: curlScript },
  typescript: { label: 'TypeScript', file: 'calls.mts', script: typescriptScript },
  python: { label: 'Python', file: 'calls.py', script: pythonScript },
} as const satisfies Record<
  string,
  { label: string; file: string; script: (calls: readonly ScriptCall[], base: Base) => string }
>
export type Language = keyof typeof languages
export const languageNames = Object.keys(languages) as Language[]
