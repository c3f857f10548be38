import { listed } from './phrase-book.ts'
import type { Rule, RuleMatch } from './rule.ts'
import type { Token } from './tokens.ts'

const owning = listed('who own, that own, who owns, own, owns')
/** Words behind which nothing is owned: "who own and are married". */
const ENDS = new Set(
  'and or but in at near within not except excluding living with aged over under age from'.split(' '),
)

const isEnd = (token: Token | undefined) =>
  !token || token.sign || ENDS.has(token.word) || /^\d/.test(token.word)

const homeowners = (next: number): RuleMatch => ({
  meaning: { type: 'criteria', criteria: { IsHomeowner: true }, words: 'Homeowners' },
  next,
})

/** "43215 owners": of no thing that is named before. */
const isOfHomes = (tokens: readonly Token[], at: number) => {
  const before = tokens[at - 1]
  return tokens[at]?.word === 'owners' && (!before || before.sign || /^\d/.test(before.word))
}

/** "people who own", with nothing behind it: their home. */
export const ownsHome: Rule = ({ kind, tokens }, at) => {
  const found = kind === 'people' ? owning.find(tokens, at) : undefined
  if (kind === 'people' && isOfHomes(tokens, at) && isEnd(tokens[at + 1])) return homeowners(at + 1)
  if (!found || !isEnd(tokens[found.next])) return undefined
  return homeowners(found.next)
}
