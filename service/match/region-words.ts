import { stateNames } from '#shared/address/states.ts'
import { postalAreas } from '../reference/places/places.ts'
import { wordsOf } from './words.ts'

const MIN_LETTERS = 4

let regions: Map<string, ReadonlySet<string>> | undefined

function readRegions(): Map<string, ReadonlySet<string>> {
  const words = new Map<string, Set<string>>()
  for (const [state, name] of Object.entries(stateNames))
    words.set(state, new Set([...wordsOf(name), state.toLowerCase()]))
  for (const { StateProvince, City, County } of postalAreas())
    for (const word of [...wordsOf(City), ...wordsOf(County)])
      if (word.length >= MIN_LETTERS) words.get(StateProvince)?.add(word)
  return words
}

/** The words of a state's name, of its cities and of its counties: many companies there have them in their names. */
export function regionWords(state: string): ReadonlySet<string> {
  regions ??= readRegions()
  return regions.get(state) ?? new Set()
}
