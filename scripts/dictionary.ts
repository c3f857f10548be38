import { mkdirSync, writeFileSync } from 'node:fs'
import { sicTree } from '../service/data/dictionary/sic.ts'

/** The file from which the app reads the industry tree (`src/state/industries.ts`). */
export const dictionaryFile = new URL('../public/dictionary/sic.json', import.meta.url)

/** The text of that file, made from the service's dictionary. */
export function dictionaryText(): string {
  return `${JSON.stringify(sicTree())}\n`
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync(new URL('.', dictionaryFile), { recursive: true })
  writeFileSync(dictionaryFile, dictionaryText())
}
