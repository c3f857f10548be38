import { languageMessages as messages } from './messages.ts'
import { each, listed } from './phrase-book.ts'
import type { Rule } from './rule.ts'

const owners =
  'women, woman, female, man, male, minority, black, african american, hispanic, latino, latina, asian, native american, indian, veteran, disabled veteran, service disabled veteran, lgbt, lgbtq, family, locally, privately, individually, immigrant, employee, foreign, government, state, publicly, private equity'
const owned = listed(
  [
    ...each('', owners).flatMap(([owner]) => [
      `${owner} owned`,
      `owned by ${owner}`,
      `${owner} owned and operated`,
    ]),
    'wbe, mbe, dbe, dvbe, wosb, mwbe',
  ].join(', '),
)

/** "women-owned", "owned by veterans", "MBE": records do not say who owns a company. */
export const ownership: Rule = ({ tokens }, at) => {
  const found = owned.find(tokens, at)
  return (
    found && { meaning: { type: 'unsupported', why: messages.ownership, isClear: true }, next: found.next }
  )
}
