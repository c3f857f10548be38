import { between, firstAbove, normal, type Random, weighted } from '#shared/random.ts'
import type { Lots, Terrain } from './terrain.ts'

/** Companies from `low` on, below `high`: those of one state. */
interface Span {
  low: number
  high: number
}

/** A number to begin at, and the state in which to look on from there. */
export interface Spread extends Span {
  at: number
}

/**
 * How far a brand reaches from its head office: a giver of places for it. Companies are numbered by state and along a curve, so near
 * numbers of a state are near places: few places are round the corner, more in some states nearby, most all over the country.
 */
export type Reach = (random: Random, head: number, places: number) => () => Spread

export function reachOver(lots: Lots): Reach {
  const states = statesOf(lots)
  const ends = Int32Array.from(states, (state) => state.high)
  const nearby = states.map((state) => nearest(states, state))
  return (random, head, places) => {
    const index = firstAbove(ends, head)
    const home = states[index] as State
    const wide = widthOf(random, places)
    if (wide === 0) return () => within(home, Math.round(head + normal(random) * (6 * places + 12)))
    const reached = [home, ...(nearby[index] as State[]).slice(0, wide)]
    const choose = weighted(reached.map(({ low, high }, i) => (high - low) * (i === 0 ? 1.5 : 1)))
    return () => {
      const state = reached[choose(random)] as State
      return within(state, between(random, state.low, state.high - 1))
    }
  }
}

/** The number of other states in which a brand with so many locations is present. */
function widthOf(random: Random, places: number): number {
  if (places < 12) return 0
  return places < 90 ? between(random, 1, 7) : Number.POSITIVE_INFINITY
}

const within = ({ low, high }: Span, at: number): Spread => ({
  at: Math.min(high - 1, Math.max(low, at)),
  low,
  high,
})

interface State extends Span {
  first: Terrain
}

/** The states that have companies, in the order of their numbers. */
function statesOf({ terrains, starts }: Lots): State[] {
  const states: State[] = []
  terrains.forEach((terrain, i) => {
    const high = starts[i + 1] as number
    const last = states.at(-1)
    if (last?.first.area.StateProvince === terrain.area.StateProvince) last.high = high
    else states.push({ first: terrain, low: starts[i] as number, high })
  })
  return states.filter(({ low, high }) => high > low)
}

/** The other states, nearest first. */
function nearest(states: readonly State[], from: State): State[] {
  const apart = ({ first }: State) =>
    Math.hypot(
      first.area.Latitude - from.first.area.Latitude,
      0.75 * (first.area.Longitude - from.first.area.Longitude),
    )
  return states.filter((state) => state !== from).sort((a, b) => apart(a) - apart(b))
}
