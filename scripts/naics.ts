import { mkdirSync, writeFileSync } from 'node:fs'
import { naicsTitles, sicOfNaics } from '#service/reference/dictionary/naics.ts'

/** The file from which the app reads the NAICS codes (`src/reference/naics.ts`): `npx tsx scripts/naics.ts` creates it again. */
export const naicsFile = new URL('../public/dictionary/naics.json', import.meta.url)

/** The text of that file, made from the service's dictionary: code, title, and the SIC code that it mostly comes from. */
export function naicsText(): string {
  const rows = naicsTitles().map(([code, title]) => {
    const sic = sicOfNaics(code)
    return sic === undefined ? [code, title] : [code, title, sic]
  })
  return `${JSON.stringify(rows)}\n`
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync(new URL('.', naicsFile), { recursive: true })
  writeFileSync(naicsFile, naicsText())
}
