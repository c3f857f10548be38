import type { Kind } from '#contract/kind.ts'
import { each, listed, phraseBook } from './phrase-book.ts'

/** Words that exclude what follows them. */
export const negations = listed(
  'not, no, nobody, no one, except, except for, except in, but not in, but leave out, leave off, but skip, skip, skipping, skip over, omit, omitting, but omit, but exclude, but excluding, but without, but outside, but outside of, but except, avoid, avoiding, drop, dropping, ignore, ignoring, everything but, everywhere but, everyone but, anything but, anywhere but, anybody but, all but, all except, everyone except, everything except, save for, with the exception of, with exception of, besides, aside from, do not include, dont include, not including, do not want, dont want, dont need, do not need, but dont include, but do not include, but none in, none in, none from, nothing in, nobody in, no one in,  excepting, without, excluding, exclude, but not, but no, other than, apart from, leave out, leaving out, are not, who are not, that are not, which are not, arent, do not, dont, who do not, who dont, does not, doesnt, nor, outside, outside of, minus',
)

/** Words that say nothing of their own. */
const STOPS = new Set(
  "a an the all any every some of with who that which whose are is was be been being have has having do does did find show me us list get give search look looking for i we want need would like to please in at on from their its his her there by and or as also both either only just located based living live lives people's records record this those these them they it where can you could but so then too will let lets pull send generate build anything something everything whatever else you're we're they're they've i'd we'd i'll thing things ones one who's etc up everyone everybody anyone anybody somebody folks w plz pls thanks thx hi hello hey gimme currently likely there's im i'm looking prospects prospect leads nationwide statewide"
    .replaceAll("'", '')
    .split(' '),
)

/** Words before what is looked for: "a mailing list of dentists" is of no list brokers. */
export const fillers = listed(
  'places to get a, places to get, places to buy, place to buy, where to get, where to buy, mailing list of, mailing lists of, list of, lists of, contact list of, contact lists of, email list of, call list of, lead list of, leads for, leads on, names of, contacts at, contacts for, contact information for, number of, total number of, who own, how many, how much, id like, i would like, i am looking for, im looking for, can i get, do you have, do you have any, have you got, have you got any, got any, do you know any, do you know of any, can you find, can you find me, could you find, could you find me, can you get me, can you pull, can you give me, could you give me, please find, please send, i need a list of, i sell to, we sell to, i am selling to, we are selling to, i market to, we market to, i am after, im after, we are after, we are looking for, were looking for, in search of, searching for, in need of, on the lookout for, in the market for, what are, what are the, which are the, who are, who are all the, where are, where are the, where can i find, are there, are there any, is there, is there a, is there any, a list of all, the names of, details of, details for, info on, info for, information on, data on, records of, records for, a list with, how many are there, what is, a count of, counts of, count of, all over the us, across the us, in the us, in the usa, in the united states, across the country, across the united states, anywhere in the us, throughout the us, in all 50 states, all 50 states, coast to coast, i want to target, we want to target, we are targeting, trying to reach, we want to reach, i want to reach, looking to reach, mailing to, marketing to, direct mail to, i want to mail, we want to mail, i want to mail to, we want to mail to, want to mail, need to mail, i need to mail, i would like to mail, id like to mail, looking to mail, send a mailing to, i want to call, we want to call, i want to email, we want to email, prospects in, we need to find, help me find, looking to find, looking to buy a list of, i want to buy a list of, need a count on, counts on, pull a list of, pull me a list of, run a list of, looking for a list of, get me a list of, can you run, need names of',
)

/** Whether a word has no meaning of its own. */
export const isStop = (word: string) => STOPS.has(word)

const kindText = phraseBook<Kind>([
  ...each(
    'companies',
    'companies, company, cos, businesses, business, biz, bizs, firms, firm, establishments, enterprises, organizations, employers, employer, corporations, corporation, corps, organisations, places of business, workplaces',
  ),
  ...each(
    'people',
    'people, persons, person, consumers, consumer, residents, resident, individuals, adults, households, inhabitants, new movers, hhlds, hhld, hhs, hh, households, hholds, hhold, house holds, grown ups, citizens',
  ),
])

export const kindAt = kindText.find
