import { mixNumbers } from '#shared/hash.ts'
import { checkCount } from '../count.ts'
import { allot, type Lots, populatedTerrain } from '../terrain.ts'

/** The plan of a sample of people, made before its first person; plain data that can be sent to a thread. */
export interface PeoplePlan extends Lots {
  count: number
  seed: number
}

const SEED = 19_700_401
const MAX_PEOPLE = 50_000_000

/** Plans a sample of 1 to 50 million people, who are where people live; throws a DataError for another number. */
export function planPeople(count: number): PeoplePlan {
  checkCount(count, MAX_PEOPLE, 'people')
  const lots = allot(populatedTerrain(), count, ({ area }) => area.Weight)
  return { ...lots, count, seed: mixNumbers(SEED, count) }
}
