import { mixNumbers } from '#shared/hash.ts'
import { type Brands, planBrands } from './brands.ts'
import { checkCount } from './count.ts'
import { type Industry, readIndustries } from './industries.ts'
import { allot, type Lots, populatedTerrain } from './terrain.ts'

/**
 * The plan of a sample of companies, made before its first company; the same for the same number of companies. Plain data that can be
 * sent to a thread.
 */
export interface Plan extends Lots {
  count: number
  seed: number
  industries: readonly Industry[]
  brands: Brands
}

const SEED = 20_261_101
const MAX_COMPANIES = 20_000_000

/** Plans a sample of 1 to 20 million companies; throws a DataError for another number. */
export function planSample(count: number): Plan {
  checkCount(count, MAX_COMPANIES, 'companies')
  const seed = mixNumbers(SEED, count)
  const lots = allot(populatedTerrain(), count, ({ draw }) => draw)
  const industries = readIndustries()
  return { ...lots, count, seed, industries, brands: planBrands(lots, industries, seed) }
}
