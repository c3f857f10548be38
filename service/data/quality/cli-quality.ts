import { writeFile } from 'node:fs/promises'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { versionFolder } from '#service/versions/version-folders.ts'
import { newestVersions } from '#service/versions/versions.ts'
import { progressBar } from '../progress-bar.ts'
import { qualityMessages as messages } from './messages.ts'
import { qualityCsv } from './quality-csv.ts'
import { qualityText } from './quality-text.ts'
import { qualityOf } from './stored-quality.ts'

interface Options {
  dataDir: string
  /** Path of a CSV file to write. */
  csv?: string | undefined
  say: (text: string) => void
}

/**
 * Prints the quality of the newest version of a data set of each kind, or of NAME@STAMP. A CSV file has the reports of both kinds one
 * after the other. Throws a DataError for an unknown name.
 */
export async function sayQuality(wanted: string, { dataDir, csv, say }: Options): Promise<void> {
  const texts: string[] = []
  for (const { kind, version } of await newestVersions(dataDir, wanted)) {
    const bar = progressBar(messages.progress)
    const folder = versionFolder(kindFolder(dataDir, kind), version)
    const onRecords = (done: number, total: number) => bar.show({ phase: 'rows', done, total })
    const report = await qualityOf(kind, folder, onRecords).finally(bar.stop)
    say(qualityText(version, report))
    texts.push(qualityCsv(report))
  }
  if (csv === undefined) return
  await writeFile(csv, texts.join('\n'))
  say(`\n${messages.stored(csv)}`)
}
