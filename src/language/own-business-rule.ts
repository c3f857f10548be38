import { languageMessages as messages } from './messages.ts'
import { listed } from './phrase-book.ts'
import type { Rule } from './rule.ts'

const pitches = listed(
  [
    ...['we', 'i', 'our company', 'my company'].flatMap((who) =>
      [
        'sell',
        'offer',
        'provide',
        'install',
        'supply',
        'distribute',
        'make',
        'manufacture',
        'service',
        'market',
        'build',
      ].map((verb) => `${who} ${verb}`),
    ),
    'we are a, i am a, im a, we are an, i run a, we run a, i own a, we own a, i have a, we have a',
  ].join(', '),
)
const MAX_WORDS = 7
/** Words behind what the asker sells, before what is looked for. */
const ENDS = new Set(['to', ',', ';', '.', 'and', 'so', 'need', 'want', 'looking', 'for'])

/** "we sell software to property managers": what the asker sells is not what is looked for. */
export const ownBusiness: Rule = ({ kind, tokens }, at) => {
  const lead = pitches.find(tokens, at)
  if (!lead || tokens[lead.next]?.word === 'to') return undefined
  const end = tokens.findIndex(({ word }, i) => i > lead.next && ENDS.has(word))
  if (end < 0 || end - lead.next > MAX_WORDS) return undefined
  const next = tokens[end]?.word === 'and' || tokens[end]?.word === 'for' ? end : end + 1
  return { meaning: { type: 'kind', kind }, next, note: messages.ownBusiness }
}
