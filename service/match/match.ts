import { MAX_MATCH_COUNT } from '#contract/match.ts'
import { countryOf } from '#contract/place.ts'
import { candidatesOf } from './candidates.ts'
import type { Card } from './card.ts'
import type { MatchBounds, MatchCriteria, MatchMark } from './criteria.ts'
import { comparison, type Evidence } from './evidence.ts'
import type { NameIndex } from './name-index.ts'
import { probabilitiesOf } from './probability.ts'
import { type Query, queryOf } from './query.ts'
import { ruleOf } from './rule.ts'
import { scoreOf } from './score.ts'

/** What to look up, and which matches are wanted: those with the minimum score and probability, the best `Limit` of them. */
export type MatchRequest = MatchCriteria & MatchBounds

export interface Match extends MatchMark {
  Id: string
}

/** The best matches, and how many records match in all. */
export interface MatchResult {
  MatchCount: number
  matches: Match[]
}

/** A candidate with what speaks for and against it. */
export interface Compared {
  card: Card
  evidence: Evidence
}

/** How rare the words of a query are among the names of the data. */
function rarityIn(index: NameIndex): (word: string) => number {
  const most = Math.log(Math.max(2, index.records))
  const known = new Map<string, number>()
  return (word) => {
    let rarity = known.get(word)
    if (rarity === undefined) {
      rarity = 1 - Math.log(Math.max(1, index.count(word))) / most
      known.set(word, rarity)
    }
    return rarity
  }
}

const isOfCountry = ({ country }: Query, { place: { StateProvince } }: Card) =>
  !country || !StateProvince || countryOf(StateProvince) === country

/** The records that may be meant, each compared with the criteria, in the order of the data; `without` those with these Ids. */
export function compareRecords(
  index: NameIndex,
  criteria: MatchCriteria,
  without: ReadonlySet<string> = new Set(),
): Compared[] {
  const query = queryOf(index.kind, criteria)
  const compare = comparison(query, rarityIn(index), index.year)
  return index
    .cards(candidatesOf(index, query))
    .filter((card) => !without.has(card.Id) && isOfCountry(query, card))
    .map((card) => ({ card, evidence: compare(card) }))
}

/** Scores and probabilities of compared records, the best first: by score, then by probability, then in the order of the data. */
export function rank(index: NameIndex, compared: readonly Compared[]): Match[] {
  const probabilities = probabilitiesOf(
    index.kind,
    compared.map(({ evidence }) => evidence),
  )
  return compared
    .map(({ card, evidence }, i) => ({
      Id: card.Id,
      Probability: probabilities[i] as number,
      RuleName: ruleOf(evidence),
      Score: scoreOf(index.kind, evidence),
    }))
    .sort((a, b) => b.Score - a.Score || b.Probability - a.Probability)
}

/**
 * Records that partial criteria may mean, the closest first. Without a name, phone or address there is nothing to go by
 * and no match. Throws when the index cannot be read.
 */
export function matchRecords(index: NameIndex, request: MatchRequest): MatchResult {
  const matches = rank(index, compareRecords(index, request)).filter(
    ({ Score, Probability }) => Score >= request.Confidence && Probability >= request.Probability,
  )
  return { MatchCount: Math.min(matches.length, MAX_MATCH_COUNT), matches: matches.slice(0, request.Limit) }
}
