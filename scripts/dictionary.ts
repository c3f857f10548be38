import { mkdirSync, writeFileSync } from 'node:fs'
import { sicCodes, sicTree } from '#service/reference/dictionary/sic.ts'

/** The file from which the app reads the industry tree (`src/reference/industries.ts`). */
export const dictionaryFile = new URL('../public/dictionary/sic.json', import.meta.url)

/** The text of that file, made from the service's dictionary. */
export function dictionaryText(): string {
  return `${JSON.stringify(sicTree())}\n`
}

/** The file of other words for industries, by which the app reads sentences (`src/features/finder/data/read-sentence.ts`). */
export const wordsFile = new URL('../public/dictionary/sic-words.json', import.meta.url)

/** The text of that file: the descriptions of each code after its main one. */
export function wordsText(): string {
  const others = sicCodes(2, 4, 6).map(({ Id, Descriptions }) => [Id, Descriptions.slice(1)] as const)
  return `${JSON.stringify(Object.fromEntries(others.filter(([, words]) => words.length > 0)))}\n`
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync(new URL('.', dictionaryFile), { recursive: true })
  writeFileSync(dictionaryFile, dictionaryText())
  writeFileSync(wordsFile, wordsText())
}
