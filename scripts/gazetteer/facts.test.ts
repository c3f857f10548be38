import { describe, expect, it, test } from 'vitest'
import { statePopulation } from '#service/reference/places/state-population.ts'
import { areaCodeGroups } from './numbering-plan.ts'
import { countyPopulation } from './populations.ts'

const TERRITORIES = ['PR', 'GU', 'VI', 'AS', 'MP']
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

describe('populations of 2020', () => {
  it('add up to the residents of the states and the District', () => {
    const states = Object.entries(statePopulation).filter(([state]) => !TERRITORIES.includes(state))
    expect(sum(states.map(([, people]) => people))).toBe(331_449_281)
  })

  const peopleOf = (state: string) =>
    sum([...countyPopulation].filter(([key]) => key.endsWith(`, ${state}`)).map(([, n]) => n))

  test.each(['AZ', 'CA', 'CT', 'DE', 'MA', 'ME', 'NH', 'NJ', 'RI', 'VT'])(
    'of the counties of %s add up',
    (state) => {
      expect(peopleOf(state)).toBe(statePopulation[state])
    },
  )

  test.each(Object.keys(statePopulation))('of the counties of %s leave room for the others', (state) => {
    expect(peopleOf(state)).toBeLessThanOrEqual(statePopulation[state] ?? 0)
  })
})

test.each([
  ['NE', '402', ['402', '531']],
  ['IL', '312', ['312', '872']],
  ['RI', '401', ['401']],
])('in %s %s is served by %o', (state, code, codes) => {
  expect(areaCodeGroups(state).get(code)).toEqual(codes)
})

test('an area code is by itself in one state only', () => {
  const states = Object.keys(statePopulation)
  const codes = states.flatMap((state) => [...areaCodeGroups(state).keys()])
  expect(codes).toEqual([...new Set(codes)])
})
