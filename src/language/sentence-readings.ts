import { type Kind, kinds } from '#contract/kind.ts'
import type { ReadSentence, Sentence } from './sentence.ts'

const unreadLength = ({ unread }: Sentence) => unread.reduce((sum, { text }) => sum + text.length, 0)

/**
 * The readings of a text with criteria, the one that understands more first: for the kind on the screen, and for the other
 * kind where that leaves fewer words unread.
 */
export function sentenceReadings(read: ReadSentence, kind: Kind, text: string): Sentence[] {
  const own = read(kind, text)
  const others = kinds
    .filter((other) => other !== own.kind)
    .map((other) => read(other, text))
    .filter((other) => other.kind !== own.kind && unreadLength(other) < unreadLength(own))
  return [...others, own].filter(({ criteria }) => Object.keys(criteria).length > 0)
}
