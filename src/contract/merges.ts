import { z } from 'zod'
import { kinds } from './kind.ts'
import { ReleaseSummary } from './releases.ts'

/** Merges of one data set into another one, for the operator of the service. Requests for them are not part of the API. */
export const mergePaths = {
  /** GET: answers with `Merges`. POST `NewMerge`: compares two data sets and answers with the `Merge`. */
  merges: '/operator/merges',
  /** GET: answers with a `MergeAnswer`. DELETE: removes a merge that does not run; versions that it made remain. */
  merge: (id: string) => `/operator/merges/${id}`,
  /** POST `MergeSettings`: makes the merged version and answers with the `Merge`. */
  run: (id: string) => `/operator/merges/${id}/run`,
  /** POST: ends what runs and answers with the `Merge`; the data is unchanged. */
  cancel: (id: string) => `/operator/merges/${id}/cancel`,
  /** GET with `PairsRequest` in the query: answers with `MergePairs`. */
  pairs: (id: string) => `/operator/merges/${id}/pairs`,
  /** POST `NewDecisions`: stores them and answers with all `Decided`. */
  decisions: (id: string) => `/operator/merges/${id}/decisions`,
  /** GET: every record of the other set in the merged version, as CSV. */
  list: (id: string) => `/operator/merges/${id}/merge.csv`,
} as const

/** Compares the data set `from` with `into`, both of one kind and by their names. */
export const NewMerge = z.strictObject({
  kind: z.enum(kinds),
  into: z.string().trim().min(1, 'must name a data set').max(200),
  from: z.string().trim().min(1, 'must name a data set').max(200),
})
export type NewMerge = z.infer<typeof NewMerge>

/** Whose value is used where both records have one. */
export const mergeSides = ['into', 'from'] as const
export type MergeSide = (typeof mergeSides)[number]

/** A probability in percent: what a person sets and sees. */
const Percent = z.coerce
  .number('must be a whole number from 0 to 100')
  .int('must be a whole number from 0 to 100')
  .min(0, 'must be a whole number from 0 to 100')
  .max(100, 'must be a whole number from 0 to 100')

/** Pairs at `threshold` or more are merged, others at `doubt` or more are in doubt; both in percent. */
const Bounds = { threshold: Percent, doubt: Percent }

export const MergeSettings = z
  .strictObject({
    ...Bounds,
    /** The preferred side by the name of a field or of a group of fields; `into` where none is named. */
    winners: z.record(z.string().max(100), z.enum(mergeSides)),
    /** Store the merged version without switching to it. */
    hold: z.boolean(),
  })
  .refine(({ threshold, doubt }) => doubt <= threshold, {
    path: ['doubt'],
    message: 'must not be over the threshold',
  })
export type MergeSettings = z.infer<typeof MergeSettings>

/** How many pairs have a probability of 0, 1, … 100 percent, rounded down. */
const PerPercent = z.array(z.int()).length(101)

const FieldExample = z.object({ name: z.string(), into: z.string(), from: z.string() })
export type FieldExample = z.infer<typeof FieldExample>

/** A field that a merge completes, or in which records of both sets differ. */
const MergedField = z.object({
  field: z.string(),
  group: z.string(),
  /** The first of the fields that come from one source together: a side is preferred for all of them. */
  unit: z.string(),
  /** By the probability of the pair; known pairs are at 100. */
  completes: PerPercent,
  conflicts: PerPercent,
  /** Of the most probable pairs. */
  completed: FieldExample.optional(),
  conflict: FieldExample.optional(),
})
export type MergedField = z.infer<typeof MergedField>

/** What a merge would do at any threshold. */
export const MergePreview = z.object({
  records: z.object({ into: z.int(), from: z.int() }),
  /** Records that are merged at any threshold: an earlier merge did, or they have one source and one id there. */
  known: z.int(),
  /** The most probable record of `from` for each record of `into`, and those with equal details. */
  first: PerPercent,
  /** Further records of `from` for the same records of `into`: in doubt, however probable. */
  further: PerPercent,
  fields: z.array(MergedField),
  /** As in the last merge into the set. */
  settings: z.object({ ...Bounds, winners: z.record(z.string(), z.enum(mergeSides)) }),
})
export type MergePreview = z.infer<typeof MergePreview>

/** What a person says of a pair; `open` takes a decision back. */
export const pairDecisions = ['open', 'same', 'different', 'later'] as const
export type PairDecision = (typeof pairDecisions)[number]

export const NewDecisions = z.strictObject({
  decisions: z
    .array(z.strictObject({ pair: z.int().min(0), decision: z.enum(pairDecisions) }))
    .min(1, 'must have a decision')
    .max(1000),
})

/** How many pairs of one probability were decided in one way. */
const DecidedCount = z.object({
  percent: z.int(),
  /** Whether it is one of `first`. */
  isFirst: z.boolean(),
  decision: z.enum(['same', 'different', 'later']),
  pairs: z.int(),
})
export const Decided = z.object({
  counts: z.array(DecidedCount),
  /** How many decisions are not in the merged version yet. */
  notApplied: z.int(),
})
export type Decided = z.infer<typeof Decided>

const Counts = z.object({ merged: z.int(), added: z.int(), inDoubt: z.int(), unchanged: z.int() })
const ByField = z.array(z.object({ field: z.string(), records: z.int() }))

/** `pending`: it waits to be used. `stored`: another version is in use. */
export const mergedStates = ['inUse', 'pending', 'stored', 'removed'] as const

const MergeReport = z.object({
  version: z.string(),
  state: z.enum(mergedStates),
  /** Whether the version that was merged into is still there. */
  canUndo: z.boolean(),
  ended: z.string(),
  counts: Counts,
  /** How many records were completed in a field, and how many are in conflict, the most frequent first. */
  completed: ByField,
  conflicts: ByField,
  release: ReleaseSummary.optional(),
})
export type MergeReport = z.infer<typeof MergeReport>

export const mergeStates = ['comparing', 'ready', 'merging', 'failed', 'canceled'] as const

/** A merge of the version `from` into the version `into`, from the begin of their comparison on; it is stored, and outlives the service. */
export const Merge = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  /** `NAME@STAMP`. */
  into: z.string(),
  from: z.string(),
  /** ISO time. */
  began: z.string(),
  state: z.enum(mergeStates),
  /** The step in words, and how far it is. */
  progress: z.object({ step: z.string(), done: z.int(), total: z.int().optional() }).optional(),
  /** Why the last step failed. */
  error: z.string().optional(),
  /** Why it can be compared again only: one of the versions was removed, or there is a newer one. */
  outdated: z.string().optional(),
  /** How it was merged last. */
  settings: MergeSettings.optional(),
  report: MergeReport.optional(),
})
export type Merge = z.infer<typeof Merge>

/** The newest first. */
export const Merges = z.object({ merges: z.array(Merge) })

/** A merge, with what it would do once its sets are compared. */
export const MergeAnswer = z.object({
  merge: Merge,
  preview: MergePreview.optional(),
  decided: Decided.optional(),
})
export type MergeAnswer = z.infer<typeof MergeAnswer>

/** Most pairs of an answer. */
export const MAX_PAIRS = 100

/** The pairs in doubt, those of records of which there are further ones first, then by their probability; or those around the threshold. */
export const PairsRequest = z.object({
  list: z.enum(['doubt', 'near']),
  ...Bounds,
  offset: z.coerce.number().int().min(0),
  limit: z.coerce.number().int().min(1).max(MAX_PAIRS),
})

const MergePair = z.object({
  /** Its number in the comparison. */
  pair: z.int(),
  /** 0 to 1. */
  probability: z.number(),
  decision: z.enum(pairDecisions),
  /** The records, in the names of the API. */
  into: z.record(z.string(), z.unknown()),
  from: z.record(z.string(), z.unknown()),
})
export type MergePair = z.infer<typeof MergePair>

export const MergePairs = z.object({
  /** How many the list has. */
  total: z.int(),
  /** The place in the list of the first pair that is not decided. */
  firstOpen: z.int().optional(),
  pairs: z.array(MergePair),
})
export type MergePairs = z.infer<typeof MergePairs>
