import type { Kind } from '#contract/kind.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import type { PersonRow } from '#service/store/person-row.ts'
import type { RowOf } from '#service/store/row.ts'
import type { DataInfo } from '#service/versions/data-info.ts'
import { buildVersion } from '../build.ts'
import type { OnProgress } from '../progress.ts'
import { SAMPLE_DATE } from './date.ts'
import { makerOf, planOf } from './kinds.ts'
import { batchesOf } from './threads.ts'

const LIST = 2000
/** Below so many records threads take longer to start than to work. */
const THREADS_FROM = 40_000

function* sampleOf<K extends Kind>(kind: K, count: number): Generator<RowOf<K>[]> {
  const make = makerOf[kind](planOf[kind](count))
  for (let from = 0; from < count; from += LIST)
    yield Array.from({ length: Math.min(LIST, count - from) }, (_, i) => make(from + i))
}

/**
 * Companies of a sample, in lists of 2,000: the same for the same number, 1 to 20 million. Throws a DataError for any
 * other number.
 */
export const sampleCompanies = (count: number): Generator<CompanyRow[]> => sampleOf('companies', count)

/** People of a sample, as `sampleCompanies`: 1 to 50 million. */
export const samplePeople = (count: number): Generator<PersonRow[]> => sampleOf('people', count)

async function* inOneThread<K extends Kind>(kind: K, count: number): AsyncGenerator<RowOf<K>[]> {
  yield* sampleOf(kind, count)
}

export interface SampleOptions<K extends Kind> {
  kind: K
  /** The folder of that kind. */
  dataDir: string
  count: number
  name?: string
  onProgress?: OnProgress
}

/** The default name of a sample. */
export const SAMPLE_NAME = 'sample'

/** Makes a sample, builds a version from it and switches to it. Throws as `sampleCompanies` and `buildVersion` do. */
export async function makeSample<K extends Kind>(options: SampleOptions<K>) {
  const { kind, dataDir, count, name = SAMPLE_NAME, onProgress } = options
  const rows = count < THREADS_FROM ? inOneThread(kind, count) : batchesOf(kind, planOf[kind](count))
  return buildVersion({
    kind,
    dataDir,
    name,
    date: SAMPLE_DATE,
    rows,
    expected: count,
    sample: true,
    onProgress,
  })
}

/** Whether data is a sample; those made before this was recorded are known by name and date. */
export function isSample({ sample, name, date }: Pick<DataInfo, 'sample' | 'name' | 'date'>): boolean {
  return sample ?? (name === SAMPLE_NAME && date === SAMPLE_DATE)
}
