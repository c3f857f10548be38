import { directions } from './directions.ts'

const fullDirections: Readonly<Record<string, string>> = { N: 'north', S: 'south', E: 'east', W: 'west' }

/** Short words that begin a place's name, to the full ones: `st` to `saint`. */
export const placeBeginnings: ReadonlyMap<string, string> = new Map(
  Object.entries({ st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' }),
)

/** Short words of place names to the full ones: `spgs` to `springs`, `n` to `north`. */
export const placeWords: ReadonlyMap<string, string> = new Map([
  ...placeBeginnings,
  ...Object.entries({ pt: 'point', hts: 'heights', spgs: 'springs', twp: 'township' }),
  ...[...directions].flatMap(([word, code]) => {
    const full = fullDirections[code]
    return full ? [[word, full] as const] : []
  }),
])
