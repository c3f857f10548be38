import { beginProcess } from '../begin-process.ts'
import { runImport } from './run-import.ts'

/** The process of one import: `import-process DATA_DIR ID`. It is apart from the service, so that no caller waits for it. */
beginProcess()
const [dataDir = '', id = ''] = process.argv.slice(2)
await runImport(dataDir, id)
