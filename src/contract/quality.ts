import { z } from 'zod'
import { kinds } from './kind.ts'

/** The quality of one version of a data set, for the operator of the service. Requests for it are not part of the API. */

/** Most categories without an industry that are listed. */
export const MAX_CATEGORIES = 50
/** Most groups of suspected duplicates that are listed, and most records that are shown of each. */
export const MAX_GROUPS = 100
export const MAX_MEMBERS = 5

/** A field with the number of records that have a value in it. */
const FieldFill = z.object({
  field: z.string(),
  records: z.int(),
  /** Searches use it, but records do not show it. */
  onlySearched: z.boolean(),
})
export type FieldFill = z.infer<typeof FieldFill>

/** What the import did to rows of the file. */
const ImportQuality = z.object({
  rows: z.int(),
  /** Rejected rows by reason, the most frequent first. */
  rejected: z.array(z.object({ reason: z.string(), rows: z.int() })),
  /** Values that were corrected or removed, filled in or doubtful, in the order of the import's summary. */
  changes: z.array(
    z.object({
      kind: z.enum(['fixed', 'filled', 'removed', 'doubtful']),
      text: z.string(),
      values: z.int(),
    }),
  ),
})

/**
 * How precise the point of a record is, the most precise first: its `LocationGrade`; `Unknown` for a point without one, `None` for no point.
 */
export const pointGrades = ['Rooftop', 'Street', 'Unknown', 'PostalCode', 'City', 'None'] as const
export type PointGrade = (typeof pointGrades)[number]

const Industries = z.object({
  /** Companies without a SIC code. */
  missing: z.int(),
  /** Those of them by their category in the file, the most frequent first; at most `MAX_CATEGORIES`. */
  categories: z.array(z.object({ category: z.string(), records: z.int() })),
  /** How many are in further categories; absent where the import recorded no categories. */
  further: z.int().optional(),
})

const Member = z.object({
  Id: z.string(),
  name: z.string(),
  address: z.string(),
  phone: z.string().optional(),
})

/** Records with the same name, and the same street address or the same phone. */
const Duplicates = z.object({
  groups: z.int(),
  /** Records in all groups. */
  records: z.int(),
  /** Those of them that share an address with another one; the others share a phone only, as branches of a company may. */
  atOneAddress: z.int(),
  /** The largest groups, those with an address in common first; at most `MAX_GROUPS`, each with its first `MAX_MEMBERS` records. */
  listed: z.array(
    z.object({ records: z.int(), shared: z.enum(['address', 'phone']), members: z.array(Member) }),
  ),
})
export type DuplicateGroup = z.infer<typeof Duplicates>['listed'][number]

/** How the number of records of a state differs from what its population lets expect: over twice, under half, no record at all. */
export const stateMarks = ['many', 'few', 'none'] as const

const StateRows = z.object({
  /** Two letters. */
  state: z.string(),
  records: z.int(),
  /** Residents by the census of 2020; absent for provinces of Canada. */
  population: z.int().optional(),
  mark: z.enum(stateMarks).optional(),
})
export type StateRows = z.infer<typeof StateRows>

/** Counted up with every change of what a report counts, so that a stored one is made again. */
export const QUALITY_RULES = 1

export const QualityReport = z.object({
  rules: z.literal(QUALITY_RULES),
  kind: z.enum(kinds),
  records: z.int(),
  /** Every field in the order of the record, then those that are only searched. */
  fields: z.array(FieldFill),
  /** Absent for data that was not imported, or whose import stored no summary. */
  import: ImportQuality.optional(),
  /** Records by the grade of their point; grades that no record has are absent. */
  points: z.partialRecord(z.enum(pointGrades), z.int()),
  /** Of companies. */
  industries: Industries.optional(),
  duplicates: Duplicates,
  /** States with residents, and all others that have records, by their letters. */
  states: z.array(StateRows),
  /** Records in no state. */
  stateless: z.int(),
})
export type QualityReport = z.infer<typeof QualityReport>

/** The query of a request for the quality of a version. */
export const QualityRequest = z.object({ kind: z.enum(kinds), version: z.string().min(1).max(200) })

/** The report of a version, or how many of its records were read for it so far; 0 of 0 when it waits for another one. */
export const QualityAnswer = z.object({
  version: z.string(),
  report: QualityReport.optional(),
  progress: z.object({ done: z.int(), total: z.int() }).optional(),
})
export type QualityAnswer = z.infer<typeof QualityAnswer>

/** The paths of the operator's requests for the quality of a version, with `kind` and `version` in the query. */
export const qualityPaths = {
  /** GET: answers with a `QualityAnswer`: 200 with a report, 202 while it is made. */
  report: '/operator/data-sets/quality',
  /** GET: the report as CSV; a 409 while it is made. */
  csv: '/operator/data-sets/quality.csv',
} as const
