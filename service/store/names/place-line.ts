import type { MatchPlace } from '#service/match/place.ts'
import { placeKey } from '#service/match/place-words.ts'
import { wordsOf } from '#service/match/words.ts'

/** The place in a line of an index: its city, state and postal code, with tabs between. */
export function placeIn(line: string): MatchPlace {
  const [City = '', StateProvince = '', PostalCode = ''] = line.split('\t')
  return { city: placeKey(City), cityWords: City ? wordsOf(City) : [], StateProvince, PostalCode }
}
