import { beginProcess } from '../begin-process.ts'
import { runMerge } from './run-merge.ts'

/** The process that compares two data sets, or merges them: `merge-process DATA_DIR ID`. It is apart from the service, so that no caller waits for it. */
beginProcess()
const [dataDir = '', id = ''] = process.argv.slice(2)
await runMerge(dataDir, id)
