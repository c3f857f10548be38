import { z } from 'zod'
import type { Criteria } from '#contract/criteria.ts'
import { type Kind, kinds } from '#contract/kind.ts'
import { SLICE, type Sliced } from '#shared/time-slices.ts'

/** How a list was created. A refresh reruns a live search; any other list is checked by its ids. */
export const Origin = z.discriminatedUnion('type', [
  z.object({ type: z.literal('search'), criteria: z.custom<Criteria>(isObject), live: z.boolean() }),
  z.object({ type: z.literal('picked') }),
  z.object({ type: z.literal('pasted') }),
  z.object({ type: z.literal('upload'), file: z.string() }),
  /** The records that were accepted for the rows of a matched file. */
  z.object({ type: z.literal('matched'), file: z.string() }),
  /** Created from other lists, by their ids. */
  z.object({ type: z.literal('made'), from: z.array(z.string()) }),
])
export type Origin = z.infer<typeof Origin>

/** One version of a list: the change that made it, and its number of records. */
export const ListStep = z.object({
  id: z.string(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** The change in the past tense: "Made from a search", "Same phone removed". */
  words: z.string(),
  count: z.number().int().nonnegative(),
  /** Whether the change came from a refresh, and not from a person. */
  refreshed: z.boolean().optional(),
})
export type ListStep = z.infer<typeof ListStep>

/** A list of records as it is stored, without its members. */
export const List = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  name: z.string(),
  tags: z.array(z.string()),
  note: z.string(),
  origin: Origin,
  /** Whether its records are excluded from every export. */
  doNotContact: z.boolean(),
  /** Oldest first: the first created the list, the last is its current version. */
  steps: z.array(ListStep).min(1),
})
export type List = z.infer<typeof List>

/** The parts of a list that a person edits directly. */
export type ListText = Pick<List, 'name' | 'tags' | 'note' | 'doNotContact'>

/** The records of a list in its order: ids, and the version (ETag) of each, "" where it is unknown. */
export interface Members {
  ids: readonly string[]
  etags: readonly string[]
}

/** The most records of one list. */
export const MAX_MEMBERS = 200_000
/** Versions whose members are stored, so that they can be restored. */
export const MAX_STORED_STEPS = 20

/** The current version of a list. */
export const lastStep = ({ steps }: List): ListStep => steps.at(-1) as ListStep

/** The number of records of a list. */
export const sizeOf = (list: List): number => lastStep(list).count

/** A record as the only member. */
export const memberOf = ({ Id, ETag }: { Id: string; ETag?: string | undefined }): Members => ({
  ids: [Id],
  etags: [ETag ?? ''],
})

/** Members from ids without versions; repeated ids count once. */
export function membersOf(ids: Iterable<string>): Members {
  const distinct = [...new Set(ids)]
  return { ids: distinct, etags: distinct.map(() => '') }
}

/** The members whose ids pass a test, in their order. */
export function* membersWhere({ ids, etags }: Members, includes: (id: string) => boolean): Sliced<Members> {
  const found: { ids: string[]; etags: string[] } = { ids: [], etags: [] }
  for (let i = 0; i < ids.length; i++) {
    if (i % SLICE === SLICE - 1) yield
    const id = ids[i] as string
    if (!includes(id)) continue
    found.ids.push(id)
    found.etags.push(etags[i] ?? '')
  }
  return found
}

/** Whether a stored value may be criteria. */
export function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Records to save as a list, or to add to one. */
export interface RecordsToSave {
  /** The title of the dialog: "Add the selected rows to a list". */
  title: string
  kind: Kind
  members: Members
  /** The suggested name of a new list. */
  name?: string
  /** History texts: of an existing list, "from a search", and of a new one, "Made from picked rows". */
  added: string
  made: string
  origin?: Origin
  /** The button that closes the dialog afterwards: "Back to the search". */
  back: string
}
