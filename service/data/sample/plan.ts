import { DataError } from '../data-error.ts'
import { type Brands, planBrands } from './brands.ts'
import { type Lots, layGround } from './ground.ts'
import { type Industry, readIndustries } from './industries.ts'
import { mix } from './random.ts'

/**
 * What is settled before the first company of a sample is made; the same for the same number of companies. Plain data that can be
 * handed to a thread.
 */
export interface Plan extends Lots {
  count: number
  seed: number
  industries: readonly Industry[]
  brands: Brands
}

const SEED = 20_261_101
const MOST_COMPANIES = 20_000_000

/** Plans a sample of 1 to 20 million companies; throws a DataError for another number. */
export function planSample(count: number): Plan {
  if (!Number.isSafeInteger(count) || count < 1 || count > MOST_COMPANIES)
    throw new DataError(`A sample has 1 to ${MOST_COMPANIES.toLocaleString('en-US')} companies`)
  const seed = mix(SEED, count)
  const lots = allot(count)
  const industries = readIndustries()
  return { ...lots, count, seed, industries, brands: planBrands(lots, industries, seed) }
}

/** Deals companies out over the ground: each area gets its share of the whole, rounded so that the sum is right. */
function allot(count: number): Lots {
  const grounds = layGround()
  const total = grounds.reduce((sum, ground) => sum + ground.draw, 0)
  const starts = new Int32Array(grounds.length + 1)
  let sum = 0
  grounds.forEach((ground, i) => {
    sum += ground.draw
    starts[i + 1] = Math.round((sum / total) * count)
  })
  starts[grounds.length] = count
  return { grounds, starts }
}
