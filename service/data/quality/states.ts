import type { QualityReport, StateRows } from '#contract/quality.ts'
import { statePopulation } from '#service/reference/places/state-population.ts'

/** Territories have other data than the states, so what is expected does not come from them, and they have no mark. */
const territories: ReadonlySet<string> = new Set(['PR', 'GU', 'VI', 'AS', 'MP'])

/** A state is marked with this many times the records that its population lets expect, or with as small a part of them. */
const FACTOR = 2
/** And when chance alone would hardly do that: standard deviations of the expected number. */
const DEVIATIONS = 3

/**
 * The records of each state by its letters, with marks on the unusual ones: what is expected is their population's part of all records in
 * states. In data of a part of the country, where most states have no records, no other state has a mark. `counts` has `null` for no state.
 */
export function stateRows(
  counts: ReadonlyMap<string | null, number>,
): Pick<QualityReport, 'states' | 'stateless'> {
  const isCompared = (state: string) => state in statePopulation && !territories.has(state)
  const compared = Object.keys(statePopulation).filter(isCompared)
  const sum = (numberOf: (state: string) => number) =>
    compared.reduce((total, state) => total + numberOf(state), 0)
  const rate = sum((state) => counts.get(state) ?? 0) / sum((state) => statePopulation[state] as number)
  const isRegional = compared.filter((state) => !counts.get(state)).length > compared.length / 2
  const named = [...counts.keys()].filter((state) => state !== null)
  const states = [...new Set([...compared, ...named])].sort().map((state): StateRows => {
    const records = counts.get(state) ?? 0
    const population = statePopulation[state]
    const found = isCompared(state) ? markOf(records, rate * (population as number)) : undefined
    const mark = isRegional && found !== 'none' ? undefined : found
    return { state, records, ...(population && { population }), ...(mark && { mark }) }
  })
  return { states, stateless: counts.get(null) ?? 0 }
}

function markOf(records: number, expected: number): StateRows['mark'] {
  if (records === 0) return 'none'
  if (Math.abs(records - expected) <= DEVIATIONS * Math.sqrt(expected)) return undefined
  if (records > FACTOR * expected) return 'many'
  return records * FACTOR < expected ? 'few' : undefined
}
