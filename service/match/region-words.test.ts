import { describe, expect, it } from 'vitest'
import { stateNames } from '#shared/address/states.ts'
import { postalAreas } from '../reference/places/places.ts'
import { regionWords } from './region-words.ts'
import { wordsOf } from './words.ts'

describe('words of a region', () => {
  it.each(['RI', 'NY', 'PR', 'BC'])(
    '%s: its name, and the long words of its cities and counties',
    (state) => {
      const areas = postalAreas().filter(({ StateProvince }) => StateProvince === state)
      const local = areas.flatMap(({ City, County }) => [...wordsOf(City), ...wordsOf(County)])
      const words = local.filter((word) => word.length >= 4)
      const expected = new Set([...wordsOf(stateNames[state] as string), state.toLowerCase(), ...words])
      expect(regionWords(state)).toEqual(expected)
    },
  )

  it.each(['', 'ri', 'ZZ', 'toString'])('none for %j, which is no state', (state) => {
    expect(regionWords(state).size).toBe(0)
  })
})
