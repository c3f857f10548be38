import { MAX_LIST } from '#contract/shared-criteria.ts'
import { count } from '#shared/text/format.ts'

/** Texts of tallies of a list. */
export const talliesMessages = {
  noRecords: 'This list has no records.',
  serviceTalliesUp: (size: number) =>
    `The service tallies up to ${count(MAX_LIST)} records by their ids, and this list holds ${count(size)}. Draw a sample, or split the list, to tally it.`,
  tallyBy: (label: string) => `Tally by ${label}`,
  showFirst: (fIRST: number) => `Show the first ${fIRST}`,
  showAll: (bars: number) => `Show all ${count(bars)}`,
} as const
