import { describe, expect, it } from 'vitest'
import { statePopulation } from '#service/reference/places/state-population.ts'
import { stateRows } from './states.ts'

const rowOf = (counts: [string | null, number][], wanted: string) =>
  stateRows(new Map(counts)).states.find(({ state }) => state === wanted)

/** One record for each thousand people in every state but some. */
const even = (...others: [string, number][]): [string, number][] => [
  ...Object.entries(statePopulation).map(([state, people]): [string, number] => [state, people / 1000]),
  ...others,
]

/** One record for each million people. */
const rare = (...others: [string, number][]) => [
  ...even().map(([state, records]): [string, number] => [state, records / 1000]),
  ...others,
]

describe('stateRows', () => {
  it.each<[string, [string, number][], string, string | undefined]>([
    ['as many as expected', even(), 'RI', undefined],
    ['more than twice as many', even(['RI', 2500]), 'RI', 'many'],
    ['not quite twice as many', even(['RI', 2000]), 'RI', undefined],
    ['less than half', even(['RI', 500]), 'RI', 'few'],
    ['no record', even(['RI', 0]), 'RI', 'none'],
    ['a territory', even(['PR', 90_000]), 'PR', undefined],
    ['a province of Canada', even(['ON', 90_000]), 'ON', undefined],
    ['few records in all, of which chance gives one state more', rare(['WY', 2]), 'WY', undefined],
    ['data of one state', [['RI', 1000]], 'RI', undefined],
    ['another state than that of the data', [['RI', 1000]], 'MA', 'none'],
  ])('marks %s', (_, counts, state, mark) => {
    expect(rowOf(counts, state)?.mark).toBe(mark)
  })

  it('has every state and the District, what else has records, and those in no state', () => {
    const { states, stateless } = stateRows(
      new Map([
        ['ON', 3],
        ['RI', 2],
        [null, 4],
      ]),
    )
    expect(states).toHaveLength(52)
    expect(states.map(({ state }) => state)).toEqual(states.map(({ state }) => state).sort())
    expect(states).toContainEqual({ state: 'ON', records: 3 })
    expect(states).toContainEqual({ state: 'RI', records: 2, population: statePopulation.RI })
    expect(stateless).toBe(4)
  })
})
