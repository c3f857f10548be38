import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Correction } from '#contract/corrections.ts'
import { mapInSlices } from '#service/concurrency/slices.ts'
import { DataError } from '#service/versions/data-error.ts'

/** The folder of corrections within that of a kind. */
export const correctionsFolder = (dataDir: string) => join(dataDir, 'corrections')

/** The file of the corrections of a data set: a line of JSON for each record, the earliest first. `dataDir` is the folder of the kind. */
export const correctionsFile = (dataDir: string, name: string) =>
  join(correctionsFolder(dataDir), `${name}.jsonl`)

/** The corrections of a data set; none where there is no file. Throws a DataError when the file is damaged. */
export async function readCorrections(dataDir: string, name: string): Promise<Correction[]> {
  const file = correctionsFile(dataDir, name)
  const text = await readFile(file, 'utf8').catch(undefinedIfAbsent)
  const lines = text?.split('\n').filter((line) => line !== '') ?? []
  try {
    return await mapInSlices(lines, (line) => Correction.parse(JSON.parse(line)))
  } catch (error) {
    throw new DataError(`The corrections in ${file} are damaged. Restore the file, or move it away`, {
      cause: error,
    })
  }
}

/** A text that differs after every change of the corrections of a data set. */
export async function stampOfCorrections(dataDir: string, name: string): Promise<string> {
  const found = await stat(correctionsFile(dataDir, name)).catch(undefinedIfAbsent)
  return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : ''
}

function undefinedIfAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
