import type { MatchPlace } from './place.ts'
import { regionWords } from './region-words.ts'
import type { WordWeight } from './word-weights.ts'

/** A word of a name that is also the record's city identifies little more than the city does; one of its region somewhat more. */
const CITY_WORD = 0.3
const REGION_WORD = 0.5

/** The weights of words for records of a place. */
export function weightIn({ cityWords, StateProvince }: MatchPlace, weight: WordWeight): WordWeight {
  const region = regionWords(StateProvince)
  return (word) => weight(word) * (cityWords.includes(word) ? CITY_WORD : region.has(word) ? REGION_WORD : 1)
}
