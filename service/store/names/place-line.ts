import type { Place } from '../../match/place.ts'
import { placeKey } from '../../match/place-words.ts'
import { wordsOf } from '../../match/words.ts'

/** The place in a line of an index: its city, state and postal code, with tabs between. */
export function placeIn(line: string): Place {
  const [City = '', StateProvince = '', PostalCode = ''] = line.split('\t')
  return { city: placeKey(City), cityWords: City ? wordsOf(City) : [], StateProvince, PostalCode }
}
