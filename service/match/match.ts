import { MAX_MATCH_COUNT } from '#contract/match.ts'
import { countryOf } from '#contract/place.ts'
import { candidatesOf } from './candidates.ts'
import type { MatchCriteria, MatchQuery, MatchScores } from './criteria.ts'
import { comparison, type Evidence } from './evidence.ts'
import type { MatchCandidate } from './match-candidate.ts'
import type { NameIndex } from './name-index.ts'
import { probabilitiesOf } from './probability.ts'
import { type Query, queryOf } from './query.ts'
import { ruleOf } from './rule.ts'
import { scoreOf } from './score.ts'

export interface Match extends MatchScores {
  Id: string
}

/** The best matches, and how many records match in all. */
export interface MatchResult {
  MatchCount: number
  matches: Match[]
}

/** A candidate with the evidence for and against it. */
export interface ComparedCandidate {
  candidate: MatchCandidate
  evidence: Evidence
}

/** How rare the words of a query are among the names of the data. */
function rarityIn(index: NameIndex): (word: string) => number {
  const maxLog = Math.log(Math.max(2, index.records))
  const cache = new Map<string, number>()
  return (word) => {
    let rarity = cache.get(word)
    if (rarity === undefined) {
      rarity = 1 - Math.log(Math.max(1, index.count(word))) / maxLog
      cache.set(word, rarity)
    }
    return rarity
  }
}

const isOfCountry = ({ country }: Query, { place: { StateProvince } }: MatchCandidate) =>
  !country || !StateProvince || countryOf(StateProvince) === country

/** Records that match in place of those of an index. */
export interface Replacement {
  /** The Ids of records of the index that do not count. */
  without: ReadonlySet<string>
  /** Other records, some with the same Ids. */
  others?: NameIndex
}

const nothing: Replacement = { without: new Set() }

/** The records that may match, each compared with the criteria, in the order of the data, other records after those of the index. */
export function compareRecords(
  index: NameIndex,
  criteria: MatchCriteria,
  { without, others }: Replacement = nothing,
): ComparedCandidate[] {
  const query = queryOf(index.kind, criteria)
  const compare = comparison(query, rarityIn(index), index.year)
  const found = (names: NameIndex) => names.readCandidates(candidatesOf(names, query))
  return [...found(index).filter(({ Id }) => !without.has(Id)), ...(others ? found(others) : [])]
    .filter((candidate) => isOfCountry(query, candidate))
    .map((candidate) => ({ candidate, evidence: compare(candidate) }))
}

/** Scores and probabilities of compared records, the best first: by score, then by probability, then in the order of the data. */
export function rankCandidates(index: NameIndex, compared: readonly ComparedCandidate[]): Match[] {
  const probabilities = probabilitiesOf(
    index.kind,
    compared.map(({ evidence }) => evidence),
  )
  return compared
    .map(({ candidate, evidence }, i) => ({
      Id: candidate.Id,
      Probability: probabilities[i] as number,
      RuleName: ruleOf(evidence),
      Score: scoreOf(index.kind, evidence),
    }))
    .sort((a, b) => b.Score - a.Score || b.Probability - a.Probability)
}

/**
 * The records that match partial criteria, the closest first. Criteria without a name, phone or address have no match. Throws when
 * the index cannot be read.
 */
export function matchRecords(index: NameIndex, request: MatchQuery, replacement?: Replacement): MatchResult {
  const matches = rankCandidates(index, compareRecords(index, request, replacement)).filter(
    ({ Score, Probability }) => Score >= request.Confidence && Probability >= request.Probability,
  )
  return { MatchCount: Math.min(matches.length, MAX_MATCH_COUNT), matches: matches.slice(0, request.Limit) }
}
