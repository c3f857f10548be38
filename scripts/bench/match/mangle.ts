import type { Card } from '../../../service/match/card.ts'
import type { MatchCriteria } from '../../../service/store/store.ts'

/** A name as somebody else may have written it down: number `i` decides what is done to it. */
function mangle(name: string, i: number): string {
  const words = name.split(' ')
  const at = (i * 7) % Math.max(1, name.length - 2)
  if (i % 5 === 0) return name
  if (i % 5 === 1) return name.slice(0, at + 1) + name.slice(at + 2)
  if (i % 5 === 2) return [...words].reverse().join(' ')
  if (i % 5 === 3) return words.join('').length < 16 ? words.join('') : `${name} Inc`
  return name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2)
}

const place = ({ City, StateProvince }: Card): MatchCriteria => ({ City, StateProvince })

/** The ways in which records are asked for. */
export const ways: Record<string, (card: Card, i: number) => MatchCriteria> = {
  'match with a city': (card, i) => ({ Name: mangle(card.Name, i), ...place(card) }),
  'match by name alone': (card, i) => ({ Name: mangle(card.Name, i) }),
  'match with an address': (card, i) => ({
    Name: mangle(card.Name, i),
    Address: `${card.Number} ${card.Street} ${card.Suffix}`,
    ...place(card),
  }),
  'match of a common word': (_, i) => ({ Name: ['restaurant', 'church', 'dental', 'services'][i % 4] }),
}
