import { directions } from '#shared/address/directions.ts'
import { stateByName } from '#shared/address/states.ts'
import { suffixes } from '#shared/address/street-words.ts'
import { endsWithCity } from './city-text.ts'

/** Words of the longest name of a state in use: `District of Columbia`. */
const MAX_WORDS = 3

/**
 * Takes the state from the end of a text. `NE` and `CT` are also words of streets: they are a state only behind a city of it or a comma, or where the
 * postal code is there (`expected`).
 */
export function takeState(text: string, expected: string | undefined): { rest: string; state?: string } {
  const words = text.split(' ')
  // Two letters are a state by themselves: the city of `Washington DC` is Washington.
  const longest = /^[a-z]{2}$/i.test(words.at(-1) ?? '') ? 1 : MAX_WORDS
  for (let count = Math.min(longest, words.length); count > 0; count--) {
    const name = words.slice(-count).join(' ')
    if (name.includes(',')) continue
    const state = stateByName(name)
    const before = words.slice(0, -count).join(' ')
    if (state === undefined || !isState(name, state, before, expected)) continue
    return { rest: before.replace(/[\s,]+$/, ''), state }
  }
  return { rest: text }
}

function isState(name: string, state: string, before: string, expected: string | undefined): boolean {
  const plain = name.toLowerCase().replace(/\.$/, '')
  const isStreetWord = directions.has(plain) || suffixes.has(plain)
  // A city may have the name of a state: New York, Washington.
  if (expected !== undefined && plain.length > 2)
    return state === expected && before !== '' && !endsInNumberOnly(before)
  if (!isStreetWord) return before === '' || plain.length > 2 || /^[a-z]{2}$/i.test(name)
  return state === expected || before.endsWith(',') || endsWithCity(before, state)
}

const endsInNumberOnly = (text: string) => /^\S*\d\S*$/.test(text)
