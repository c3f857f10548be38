import { stateNames } from '#shared/address/states.ts'
import { isState, postalAreasOf } from '../reference/places/places.ts'
import { wordsOf } from './words.ts'

const MIN_LETTERS = 4
const NONE: ReadonlySet<string> = new Set()

const regions = new Map<string, ReadonlySet<string>>()

function readRegion(state: string): ReadonlySet<string> {
  const names = new Set(postalAreasOf(state).flatMap(({ City, County }) => [City, County]))
  const words = [...names].flatMap(wordsOf).filter((word) => word.length >= MIN_LETTERS)
  return new Set([...wordsOf(stateNames[state] as string), state.toLowerCase(), ...words])
}

/** The words of a state's name, of its cities and of its counties: many companies there have them in their names. */
export function regionWords(state: string): ReadonlySet<string> {
  const known = regions.get(state)
  if (known) return known
  if (!isState(state)) return NONE
  const region = readRegion(state)
  regions.set(state, region)
  return region
}
