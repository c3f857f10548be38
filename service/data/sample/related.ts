import type { Random } from '#shared/random.ts'
import type { Industry } from './industries.ts'

const MAX = 4

/** A giver of all the trades of a company, its own first: others of the same major group, the main ones more often. */
export function relatedTrades(
  industries: readonly Industry[],
): (random: Random, own: Industry) => Industry[] {
  const groups = new Map<string, Industry[]>()
  for (const industry of industries) {
    const group = industry.code.slice(0, 2)
    const list = groups.get(group)
    if (list) list.push(industry)
    else groups.set(group, [industry])
  }
  return (random, own) => {
    const trades = [own]
    const others = groups.get(own.code.slice(0, 2)) ?? []
    for (let share = 0.3; trades.length < MAX && random() < share; share *= 0.6) {
      const other = others[Math.floor(random() ** 1.5 * others.length)]
      if (other && !trades.includes(other)) trades.push(other)
    }
    return trades
  }
}
