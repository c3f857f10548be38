import { fold, withoutAccents } from '#shared/text/fold.ts'
import type { City } from './sources.ts'

/** A name as letters only, so that `Saint Louis`, `St. Louis` and `SAINT LOUIS` are one. */
export function cityKey(name: string): string {
  const plain = fold(name)
  const short = plain
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bsainte\b/g, 'ste')
    .replace(/\bfort\b/g, 'ft')
    .replace(/\bmount\b/g, 'mt')
  return short.replace(/[^a-z]/g, '')
}

/** Plain letters: no accents, no number at the end, no okina in Hawaiian names. */
export const plainCity = (name: string) =>
  withoutAccents(name)
    .replace(/[ʻ‘]|^'/g, '')
    .replace(/’/g, "'")
    .replace(/ \d+$/, '')

/** Saints are written short in the US; GeoNames has them both ways. */
export const usCity = (name: string) =>
  plainCity(name)
    .replace(/\bSaint\b|\bSt(?= )/g, 'St.')
    .replace(/\bSainte\b/g, 'Ste.')

const RULES: [RegExp, string][] = [
  [/\bMc ([A-Z])/g, 'Mc$1'],
  [/\b([A-Z]) (?=[A-Z]\b)/g, '$1'],
  [/^N (?=[A-Z][a-z])/, 'North '],
  [/^S (?=[A-Z][a-z])/, 'South '],
  [/^E (?=[A-Z][a-z])/, 'East '],
  [/^W (?=[A-Z][a-z])/, 'West '],
  [/\/ /g, ' '],
  [/ A La /g, ' a la '],
  [/\bO (?=[A-Z][a-z])/g, "O'"],
  [/\bD (?=[A-Z][a-z])/g, "D'"],
]
const SMALL_WORDS = /(?<= )(Of|The|And|Du|On|In|At|By)(?= )/g

function byRule(name: string): string {
  const canonical = RULES.reduce((text, [from, to]) => text.replace(from, to), usCity(name))
  return canonical
    .replace(SMALL_WORDS, (word) => word.toLowerCase())
    .replace(/\bMc([a-z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`)
}

/**
 * Writes the names of postal cities (`Mc Lean`, `Saint Louis`, `Coeur D Alene`) as GeoNames does where it has the city,
 * else by a few rules. Plain letters, no accents.
 */
export function citySpeller(cities: readonly City[]): (name: string, state: string) => string {
  const known = new Map<string, string>()
  for (const city of cities) {
    const key = `${cityKey(city.name)}|${city.state}`
    if (!known.has(key)) known.set(key, city.country === 'CA' ? plainCity(city.name) : usCity(city.name))
  }
  return (name, state) => known.get(`${cityKey(name)}|${state}`) ?? byRule(name)
}
