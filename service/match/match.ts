import type { RuleName } from '#contract/match'
import type { MatchBounds, MatchCriteria } from '../store/store.ts'
import { candidatesOf } from './candidates.ts'
import type { Card } from './card.ts'
import type { Rarity } from './compare-names.ts'
import { evidenceOf } from './evidence.ts'
import type { NameIndex } from './name-index.ts'
import { type Query, queryOf } from './query.ts'
import { ruleOf } from './rule.ts'
import { chancesOf } from './score.ts'
import { namesOf } from './words.ts'

/** What to look up, and which answers are wanted: those that score `Confidence` or more, the best `Limit` of them. */
export type MatchRequest = MatchCriteria & MatchBounds

export interface Match {
  Id: string
  /** 0 to 100: of a hundred answers with this score or more, at least so many are right. */
  Score: number
  RuleName: RuleName
}

/** How rare the words of the query and the cards are. */
async function raritiesOf(index: NameIndex, words: Iterable<string>): Promise<Map<string, number>> {
  const list = [...new Set(words)]
  const counts = await index.counts(list)
  const most = Math.log(Math.max(2, index.records))
  return new Map(list.map((word, i) => [word, 1 - Math.log(Math.max(1, counts[i] as number)) / most]))
}

async function cardsOf(index: NameIndex, query: Query): Promise<{ cards: Card[]; rarity: Rarity }> {
  const own = await raritiesOf(index, query.names.flat())
  const cards = await index.cards(await candidatesOf(index, query, (word) => own.get(word) ?? 1))
  const all = await raritiesOf(index, [
    ...query.names.flat(),
    ...cards.flatMap((card) => namesOf(card.Name).flat()),
  ])
  return { cards, rarity: (word) => all.get(word) ?? 1 }
}

/** The records that may be meant, the likeliest first, whatever their scores; `without` those with these Ids. */
export async function rankRecords(
  index: NameIndex,
  criteria: MatchCriteria,
  without: ReadonlySet<string> = new Set(),
): Promise<Match[]> {
  const query = queryOf(criteria)
  const { cards, rarity } = await cardsOf(index, query)
  const candidates = cards.filter((card) => !without.has(card.Id))
  const evidence = candidates.map((card) => ({ Id: card.Id, ...evidenceOf(query, card, rarity) }))
  const chances = chancesOf(evidence)
  const ranked = evidence.map((item, i) => ({ item, chance: chances[i] as number }))
  ranked.sort((a, b) => b.chance - a.chance)
  return ranked.map(({ item, chance }) => ({
    Id: item.Id,
    Score: Math.floor(100 * chance),
    RuleName: ruleOf(item),
  }))
}

/**
 * Records that partial criteria may mean, the likeliest first. Without a name, phone or address there is nothing to go by
 * and no answer. Rejects when the index fails.
 */
export async function matchRecords(index: NameIndex, request: MatchRequest): Promise<Match[]> {
  const ranked = await rankRecords(index, request)
  return ranked.filter((match) => match.Score >= request.Confidence).slice(0, request.Limit)
}
