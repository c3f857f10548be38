import { createPrivately } from '#service/versions/private-files.ts'
import { runMerge } from './run-merge.ts'

/** The process that compares two data sets, or merges them: `merge-process DATA_DIR ID`. It is apart from the service, so that no caller waits for it. */
createPrivately()
const [dataDir = '', id = ''] = process.argv.slice(2)
await runMerge(dataDir, id)
