import type { Kind } from '#contract/kind.ts'
import { type MatchCandidate, namesText } from '#service/match/match-candidate.ts'
import { placeKey } from '#service/match/place-words.ts'
import { namesOf } from '#service/match/words.ts'
import { placeIn } from './place-line.ts'

/**
 * A row of the index: Id, name, number, street, suffix of the street, phone, unit and birth, then after a mark the place: city, state
 * and postal code; separated by tabs, text folded. One text a row, since reading texts from the engine is half the work.
 */
export type NameRow = string
export const PLACE_MARK = '\u0001'

/** What a row has before its place, with its name in words. */
export function cellsOf(kind: Kind, row: NameRow, mark: number) {
  const [Id = '', name = '', number = '', street = '', Suffix = '', Phone = '', Unit = '', birth = ''] = row
    .slice(0, mark)
    .split('\t')
  const names = namesOf(kind, name)
  return { Id, names, Number: number, street: placeKey(street), Suffix, Phone, Unit, birth }
}

/** A row as matching compares it. */
export function candidateIn(kind: Kind, row: NameRow): MatchCandidate {
  const mark = row.lastIndexOf(PLACE_MARK)
  const { names, ...cells } = cellsOf(kind, row, mark)
  return { ...cells, names: namesText(names), place: placeIn(row.slice(mark + 1)) }
}
