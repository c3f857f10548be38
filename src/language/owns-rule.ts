import { listed } from './phrase-book.ts'
import type { Rule } from './rule.ts'
import type { Token } from './tokens.ts'

const owning = listed('who own, that own, who owns, own, owns')
/** Words behind which nothing is owned: "who own and are married". */
const ENDS = new Set(
  'and or but in at near within not except excluding living with aged over under age from'.split(' '),
)

const isEnd = (token: Token | undefined) =>
  !token || token.sign || ENDS.has(token.word) || /^\d/.test(token.word)

/** "people who own", with nothing behind it: their home. */
export const ownsHome: Rule = ({ kind, tokens }, at) => {
  const found = kind === 'people' ? owning.find(tokens, at) : undefined
  if (!found || !isEnd(tokens[found.next])) return undefined
  return {
    meaning: { type: 'criteria', criteria: { IsHomeowner: true }, words: 'Homeowners' },
    next: found.next,
  }
}
