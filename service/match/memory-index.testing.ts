import { editDistance } from '#shared/text/edit-distance.ts'
import { weightIn } from './local-weights.ts'
import { type MatchCandidate, namesFrom, namesText } from './match-candidate.ts'
import { type NameIndex, WEIGHT_UNIT } from './name-index.ts'
import type { MatchPlace } from './place.ts'
import { placeKey } from './place-words.ts'
import { wordWeights } from './word-weights.ts'
import { namesOf, wordsOf } from './words.ts'

/** A record for tests; absent values are unknown. */
export interface PlainRecord {
  Id: string
  Name: string
  Number?: string
  Street?: string
  Suffix?: string
  Unit?: string
  City?: string
  StateProvince?: string
  PostalCode?: string
  Phone?: string
  birth?: string
}

const candidateOf = (kind: NameIndex['kind'], record: PlainRecord): MatchCandidate => ({
  Id: record.Id,
  names: namesText(namesOf(kind, record.Name)),
  Number: record.Number ?? '',
  street: placeKey(record.Street ?? ''),
  Suffix: record.Suffix ?? '',
  Unit: record.Unit ?? '',
  Phone: record.Phone ?? '',
  birth: record.birth ?? '',
  place: {
    city: placeKey(record.City ?? ''),
    cityWords: record.City ? wordsOf(record.City) : [],
    StateProvince: record.StateProvince ?? '',
    PostalCode: record.PostalCode ?? '',
  },
})

/** An index of a few records in memory, for tests. The records must be sorted by state. */
export function memoryIndex(kind: NameIndex['kind'], records: readonly PlainRecord[]): NameIndex {
  const candidates = records.map((record) => candidateOf(kind, record))
  const lists = new Map<string, number[]>()
  const add = (key: string, record: number) => {
    const list = lists.get(key) ?? []
    if (list.at(-1) !== record) list.push(record)
    lists.set(key, list)
  }
  const nameKey = (words: readonly string[]) => [...words].sort().join(' ')
  candidates.forEach((candidate, record) => {
    const names = namesFrom(candidate.names)
    for (const word of new Set(names.flat())) add(`word ${word}`, record)
    for (const words of names) add(`name ${nameKey(words)}`, record)
    add(`state ${candidate.place.StateProvince}`, record)
    add(`phone ${candidate.Phone}`, record)
    add(`street ${candidate.Number} ${candidate.street}`, record)
  })
  const words = [...lists.keys()].filter((key) => key.startsWith('word ')).map((key) => key.slice(5))
  const get = (key: string) => Uint32Array.from(lists.get(key) ?? [])
  const similar = new Map<string, string[]>()
  const where = (test: (place: MatchPlace) => boolean) =>
    candidates.flatMap(({ place }, i) => (test(place) ? [i] : []))
  return {
    kind,
    records: candidates.length,
    year: 2026,
    places: candidates.map(({ place }) => place),
    count: (word) => lists.get(`word ${word}`)?.length ?? 0,
    similar(word) {
      const found = similar.get(word) ?? words.filter((other) => editDistance(word, other, 1) === 1)
      similar.set(word, found)
      return found
    },
    withWord: (word) => get(`word ${word}`),
    withName: (name) => get(`name ${nameKey(name)}`),
    nameWeights: Uint8Array.from(candidates, ({ names, place }) => {
      const weight = weightIn(place, wordWeights[kind])
      const weights = namesFrom(names).map((name) =>
        [...new Set(name)].reduce((sum, word) => sum + weight(word), 0),
      )
      return Math.round(WEIGHT_UNIT * Math.min(...weights))
    }),
    inState(state) {
      const list = lists.get(`state ${state}`) ?? []
      return [list[0] ?? 0, (list.at(-1) ?? -1) + 1]
    },
    placeNumbers: Uint32Array.from(candidates.keys()),
    placesOfCity: (city, state) =>
      where((place) => place.city === city && (!state || place.StateProvince === state)),
    placesOfPostalCode: (postalCode) => where((place) => place.PostalCode === postalCode),
    withPhone: (phone) => get(`phone ${phone}`),
    atAddress: (number, street) => get(`street ${number} ${street}`),
    readCandidates: (numbers) => Array.from(numbers, (record) => candidates[record] as MatchCandidate),
  }
}
