import { mixNumbers } from '#shared/hash.ts'
import { type Random, randomFromNumber } from '#shared/random.ts'
import { type Town, townFinder } from '../towns.ts'
import { type Adults, adultsOf } from './adults.ts'
import type { PeoplePlan } from './plan.ts'

/** A household by the numbers of its people: from `first` up to, not including, `end`. It is where its first person is. */
export interface ResidentGroup extends Adults {
  first: number
  end: number
  random: Random
  town: Town
  /** Of the town's ground. */
  index: number
}

/** Households fill a block of so many people from its start; people of the last one who do not fit are dropped. */
const BLOCK = 256

/** A finder of the household of a person by number; quick for numbers in a row. */
export function householdFinder(plan: PeoplePlan): (seq: number) => ResidentGroup {
  const townAt = townFinder(plan)
  const groupAt = (first: number, blockEnd: number): ResidentGroup => {
    const { town, index } = townAt(first)
    const random = randomFromNumber(mixNumbers(plan.seed ^ 0x5bd1e995, first))
    const { members, bond } = adultsOf(random, town.terrain)
    return { members, bond, first, end: Math.min(blockEnd, first + members.length), random, town, index }
  }
  let last: ResidentGroup | undefined
  return (seq) => {
    if (last && seq >= last.first && seq < last.end) return last
    const blockStart = seq - (seq % BLOCK)
    const blockEnd = Math.min(blockStart + BLOCK, plan.count)
    let found = groupAt(last?.end === seq ? seq : blockStart, blockEnd)
    while (found.end <= seq) found = groupAt(found.end, blockEnd)
    last = found
    return found
  }
}
