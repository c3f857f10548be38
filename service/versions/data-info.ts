import type { Kind } from '#contract/kind.ts'
import type { OptionalField } from '#contract/trust.ts'

/** Numbers of records, by the field that they have. */
export type Filled = Partial<Record<OptionalField, number>>

/** What the data behind a store is, for the log and /health. */
export interface DataInfo {
  name: string
  version: string
  kind: Kind
  records: number
  /** ISO date up to which the data holds; RecordStatus New is within 90 days before it. */
  date: string
  /** ISO date of the first release of the data set: when records without a `FirstSeen` of their own were first seen. */
  since?: string | undefined
  /** Whether the records are made up. */
  sample?: boolean | undefined
  /** Where the records are from, and on what terms they may be used. */
  source?: string | undefined
  license?: string | undefined
  /** How many records have each field that only some data has. A field that is not named has no column: data of former builds. */
  filled?: Filled | undefined
  /** Companies that are closed for good: excluded from searches that name no status. */
  closed?: number | undefined
  /** Records that have sources of other data sets, which were merged into them. */
  merged?: number | undefined
  /** Ids of these records in their other sources, which are in a table beside the search table; absent where there is none, as in data of former builds. */
  mergedIds?: number | undefined
  /** The columns of the table of counts; absent where there is none, as in data of former builds. */
  countedBy?: string[] | undefined
  /** Records that the operator has corrected; never stored, as it is no part of a version. */
  corrected?: number | undefined
}
