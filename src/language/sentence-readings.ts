import { type Kind, kinds } from '#contract/kind.ts'
import { languageMessages as messages } from './messages.ts'
import type { ReadSentence, Sentence } from './sentence.ts'

const hasCriteria = ({ criteria, parts }: Sentence) =>
  Object.keys(criteria).length > 0 || parts.some(({ travel }) => travel)

/** Whether a trade is left unread: then the text is hardly one for people, "craft beer makers". */
const hasTrade = ({ unread }: Sentence) => unread.some(({ why }) => why === messages.noIndustry)

/** Letters that are not recognized; words that are clear are, although they have no filter. */
const unreadLength = ({ unread }: Sentence) =>
  unread.reduce((sum, { text, isClear }) => sum + (isClear ? 0 : text.length), 0)

/**
 * The readings of a text with criteria, the one that understands more first: for the kind on the screen, and for the other
 * kind where that leaves fewer words unread. It comes last where it has a filter for every word and the first has not.
 */
export function sentenceReadings(read: ReadSentence, kind: Kind, text: string): Sentence[] {
  const own = read(kind, text)
  if (own.unread.length === 0) return [own].filter(hasCriteria)
  const others = kinds
    .filter((other) => other !== own.kind)
    .map((other) => read(other, text))
    .filter((other) => other.kind !== own.kind)
  const better = others.filter((other) => !hasTrade(other) && unreadLength(other) < unreadLength(own))
  const whole = others.filter(({ unread }) => unread.length === 0)
  return [...new Set([...better, own, ...whole])].filter(hasCriteria)
}
