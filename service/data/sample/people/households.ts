import { mix, type Random, randomFrom } from '../random.ts'
import type { Town } from '../towns.ts'
import { type Adults, adultsOf } from './adults.ts'
import type { PeoplePlan } from './plan.ts'

/** A household by the numbers of its people: from `first` up to, not including, `end`. */
export interface Group extends Adults {
  first: number
  end: number
  random: Random
}

/** Whole households fill a block of so many people from its start; of the last one only those are in the sample who fit in. */
const BLOCK = 64

/** A finder of the household of a person by number and town; quick for numbers in a row. */
export function householdFinder({ starts, seed }: PeoplePlan) {
  const groupAt = (first: number, blockEnd: number, town: Town): Group => {
    const random = randomFrom(mix(seed ^ 0x5bd1e995, first))
    const adults = adultsOf(random, town.ground)
    return { ...adults, first, end: Math.min(blockEnd, first + adults.members.length), random }
  }
  let held: Group | undefined
  return (seq: number, town: Town, index: number): Group => {
    if (held && seq >= held.first && seq < held.end) return held
    const start = starts[index] as number
    const blockStart = start + Math.floor((seq - start) / BLOCK) * BLOCK
    const blockEnd = Math.min(blockStart + BLOCK, starts[index + 1] as number)
    let found = groupAt(held?.end === seq ? seq : blockStart, blockEnd, town)
    while (found.end <= seq) found = groupAt(found.end, blockEnd, town)
    held = found
    return found
  }
}
