import { weightIn } from './local-weights.ts'
import { type MatchCandidate, namesFrom } from './match-candidate.ts'
import { type NameIndex, WEIGHT_UNIT } from './name-index.ts'
import { oneEditAway } from './one-edit-away.ts'
import { wordWeights } from './word-weights.ts'

const nameKey = (words: readonly string[]) => [...words].sort().join(' ')
const byState = (a: MatchCandidate, b: MatchCandidate) =>
  a.place.StateProvince < b.place.StateProvince ? -1 : a.place.StateProvince > b.place.StateProvince ? 1 : 0

/** Under what a candidate is found. */
function keysOf({ names, place, Number: number, street, Phone }: MatchCandidate): string[] {
  const each = namesFrom(names)
  const { city, StateProvince, PostalCode } = place
  return [
    ...each.flat().map((word) => `word ${word}`),
    ...each.map((words) => `name ${nameKey(words)}`),
    `state ${StateProvince}`,
    ...(city ? [`city ${city}`, `city ${city} ${StateProvince}`] : []),
    ...(PostalCode ? [`code ${PostalCode}`] : []),
    ...(Phone ? [`phone ${Phone}`] : []),
    ...(number && street ? [`street ${number} ${street}`] : []),
  ]
}

/** The most that a weight of a name may be, in units. */
const MAX_WEIGHT = 255

function weightsOf(kind: NameIndex['kind'], candidates: readonly MatchCandidate[]): Uint8Array {
  return Uint8Array.from(candidates, ({ names, place }) => {
    const weigh = weightIn(place, wordWeights[kind])
    const each = namesFrom(names).map((name) =>
      [...new Set(name)].reduce((sum, word) => sum + weigh(word), 0),
    )
    return each.length ? Math.min(MAX_WEIGHT, Math.round(Math.min(...each) * WEIGHT_UNIT)) : 0
  })
}

/** An index of candidates in memory, for some thousands of them, by state; `year` is that of the data. */
export function memoryIndex(
  kind: NameIndex['kind'],
  year: number,
  given: readonly MatchCandidate[],
): NameIndex {
  const candidates = given.toSorted(byState)
  const lists = new Map<string, number[]>()
  for (const [record, candidate] of candidates.entries())
    for (const key of new Set(keysOf(candidate))) {
      const list = lists.get(key)
      if (list) list.push(record)
      else lists.set(key, [record])
    }
  const listOf = (key: string): readonly number[] => lists.get(key) ?? []
  const recordsOf = (key: string) => Uint32Array.from(listOf(key))
  return {
    kind,
    year,
    records: candidates.length,
    // Each record has a place of its own.
    places: candidates.map(({ place }) => place),
    placeNumbers: Uint32Array.from(candidates.keys()),
    placesOfCity: (city, state) => listOf(state ? `city ${city} ${state}` : `city ${city}`),
    placesOfPostalCode: (postalCode) => listOf(`code ${postalCode}`),
    inState(state) {
      const list = listOf(`state ${state}`)
      return [list[0] ?? 0, (list.at(-1) ?? -1) + 1]
    },
    count: (word) => listOf(`word ${word}`).length,
    similar: (word) => [...new Set(oneEditAway(word))].filter((other) => lists.has(`word ${other}`)),
    withWord: (word) => recordsOf(`word ${word}`),
    withName: (words) => recordsOf(`name ${nameKey(words)}`),
    withPhone: (phone) => recordsOf(`phone ${phone}`),
    atAddress: (number, street) => recordsOf(`street ${number} ${street}`),
    nameWeights: weightsOf(kind, candidates),
    readCandidates: (records) => Array.from(records, (record) => candidates[record] as MatchCandidate),
  }
}
