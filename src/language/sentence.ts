import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { AreaNames } from '#criteria/areas/area-names.ts'
import type { Travel } from '#criteria/areas/travel.ts'
import type { CriteriaPlace } from '#criteria/places.ts'
import type { TravelOrigin } from './rule.ts'

/** A sentence as criteria. Nothing is guessed: what no rule recognizes is in `unread`. */
export interface Sentence {
  kind: Kind
  criteria: Criteria
  parts: SentencePart[]
  unread: UnreadPart[]
  /** Names of its areas, once its addresses are looked up. */
  names?: AreaNames
}

/** Reads a text for a kind of records; the text may name another one itself ("people aged 30 to 45"). */
export type ReadSentence = (kind: Kind, text: string) => Sentence

/** A part of a sentence with its position in the text. */
export interface TextRange {
  text: string
  from: number
  to: number
}

/** A part that was recognized, with the label of its filter. */
export interface SentencePart extends TextRange {
  words: string
  /** How it differs from the sentence, or which of several it is. */
  note?: string
  address?: SentenceAddress
  travel?: SentenceTravel
}

/** A drive time of a sentence: its area is added to the criteria once the sentence is selected. */
export interface SentenceTravel extends Pick<Travel, 'Mode' | 'Unit' | 'Value'> {
  origin: TravelOrigin
  excluded: boolean
}

/** An address of a sentence: it replaces `place` in the criteria once it is looked up; with `miles` it is a circle. */
export interface SentenceAddress {
  text: string
  /** The part of the note that applies until then. */
  unplaced: string
  place: CriteriaPlace
  miles?: number
}

/** A part that was not recognized, or has no filter; then `why` says so. */
export interface UnreadPart extends TextRange {
  why?: string
  /** Whether its words are clear, although there is no filter for them. */
  isClear?: boolean
}

const NOT = 'NOT '

/** A part with another label and note; it excludes what it excluded. */
export function relabeled(
  { note: _, ...part }: SentencePart,
  label: string,
  note: string | undefined,
): SentencePart {
  return { ...part, words: part.words.startsWith(NOT) ? NOT + label : label, ...(note && { note }) }
}
