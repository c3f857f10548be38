import type { Base } from '../script-call.ts'
import type { Language } from '../scripts.ts'
import type { ExportScript } from './export-script.ts'
import { pythonExport } from './python.ts'
import { shellExport } from './shell.ts'
import { typescriptExport } from './typescript.ts'

interface Written {
  label: string
  /** The file that it is saved as. */
  file: string
  script: (order: ExportScript, base: Base) => string
}

/** The languages in which an export is written: each script runs as it is, with the key in the variable CATCHMENT_KEY. */
export const exportLanguages: Record<Language, Written> = {
  curl: { label: 'curl', file: 'export.sh', script: shellExport },
  typescript: { label: 'TypeScript', file: 'export.mts', script: typescriptExport },
  python: { label: 'Python', file: 'export.py', script: pythonExport },
}
