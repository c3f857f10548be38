import { type MatchCandidate, namesText } from './match-candidate.ts'
import { memoryIndex } from './memory-index.ts'
import type { NameIndex } from './name-index.ts'
import { placeKey } from './place-words.ts'
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

/** An index of a few records in memory, for tests. */
export const plainIndex = (kind: NameIndex['kind'], records: readonly PlainRecord[]): NameIndex =>
  memoryIndex(
    kind,
    2026,
    records.map((record) => candidateOf(kind, record)),
  )
