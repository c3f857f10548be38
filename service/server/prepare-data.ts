import { kinds } from '#contract/kind.ts'
import { programCommand } from '../compiled/program.ts'
import { formerSamples } from '../data/sample/former-samples.ts'
import { kindFolder } from '../versions/kind-folders.ts'
import { hasData } from '../versions/version-folders.ts'
import { runCommand } from './run-command.ts'

/**
 * Creates the sample data, of both kinds, when `dataDir` holds none of either. A sample in use that another version of
 * Catchment made, and that this one cannot read, is created again with as many records.
 */
export async function prepareData(dataDir: string): Promise<void> {
  const found = await Promise.all(kinds.map((kind) => hasData(kindFolder(dataDir, kind))))
  const former = await formerSamples(dataDir)
  const counts = former.flatMap(({ kind, records }) => [`--${kind}`, String(records)])
  if (found.includes(true) && counts.length === 0) return
  await runCommand('Creating sample data', programCommand('data/cli', 'sample', ...counts), {
    DATA_DIR: dataDir,
  })
}
