import type { Kind } from '#contract/kind.ts'
import { each, listed, phraseBook } from './phrase-book.ts'

/** Words that exclude what follows them. */
export const negations = listed(
  'not, no, except, except for, excepting, without, excluding, exclude, but not, but no, other than, apart from, leave out, leaving out, are not, who are not, that are not, which are not, arent, do not, dont, who do not, who dont, does not, doesnt, nor, outside, outside of, minus',
)

/** Words that say nothing of their own. */
const STOPS = new Set(
  "a an the all any every some of with who that which whose are is was be been being have has having do does did find show me us list get give search look looking for i we want need would like to please in at on from their its his her there by and or as also both either only just located based living live lives people's records record this those these them they it where can you could thing things ones one who's etc up everyone everybody anyone folks w plz pls thanks thx hi hello hey gimme currently likely there's im i'm looking"
    .replaceAll("'", '')
    .split(' '),
)

/** Words before what is looked for: "a mailing list of dentists" is of no list brokers. */
export const fillers = listed(
  'mailing list of, mailing lists of, list of, lists of, contact list of, contact lists of, email list of, call list of, lead list of, leads for, leads on, names of, contacts at, contacts for, contact information for, number of, total number of, who own, how many, how much, id like, i would like, i am looking for, im looking for, can i get, do you have, what are, who are the, what is, a count of, counts of, count of',
)

/** Whether a word has no meaning of its own. */
export const isStop = (word: string) => STOPS.has(word)

const kindText = phraseBook<Kind>([
  ...each(
    'companies',
    'companies, company, cos, businesses, business, firms, firm, establishments, enterprises, organizations',
  ),
  ...each(
    'people',
    'people, persons, person, consumers, consumer, residents, resident, individuals, adults, households, inhabitants, new movers',
  ),
])

export const kindAt = kindText.find
