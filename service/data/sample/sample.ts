import type { CompanyRow } from '../../store/company-row.ts'
import { buildVersion } from '../build.ts'
import type { OnProgress } from '../progress.ts'
import { companyMaker } from './company.ts'
import { SAMPLE_DATE } from './date.ts'
import { planSample } from './plan.ts'
import { batchesOf } from './threads.ts'

const LIST = 2000
/** Below so many companies threads take longer to start than to work. */
const THREADS_FROM = 40_000

/**
 * Companies of a sample, in lists of 2,000: the same for the same number, 1 to 20 million. Throws a DataError for any
 * other number.
 */
export function* sampleCompanies(count: number): Generator<CompanyRow[]> {
  const make = companyMaker(planSample(count))
  for (let from = 0; from < count; from += LIST)
    yield Array.from({ length: Math.min(LIST, count - from) }, (_, i) => make(from + i))
}

async function* inTurn(count: number): AsyncGenerator<CompanyRow[]> {
  yield* sampleCompanies(count)
}

export interface SampleOptions {
  dataDir: string
  companies: number
  name?: string
  onProgress?: OnProgress
}

/** Makes a sample, builds a version from it and switches to it. Throws as `sampleCompanies` and `buildVersion` do. */
export async function makeSample({ dataDir, companies, name = 'sample', onProgress }: SampleOptions) {
  const rows = companies < THREADS_FROM ? inTurn(companies) : batchesOf(planSample(companies))
  return buildVersion({ dataDir, name, date: SAMPLE_DATE, rows, expected: companies, onProgress })
}
