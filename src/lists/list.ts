import { z } from 'zod'
import type { Criteria } from '#contract/criteria.ts'
import { type Kind, kinds } from '#contract/kind.ts'
import { SLICE, type Sliced } from '#shared/time-slices.ts'

/** How a list came to be. A live search is asked anew whenever its list is refreshed; any other list is what it was. */
export const Origin = z.discriminatedUnion('type', [
  z.object({ type: z.literal('search'), criteria: z.custom<Criteria>(isObject), live: z.boolean() }),
  z.object({ type: z.literal('picked') }),
  z.object({ type: z.literal('pasted') }),
  z.object({ type: z.literal('upload'), file: z.string() }),
  /** The records that were accepted for the rows of a file. */
  z.object({ type: z.literal('matched'), file: z.string() }),
  /** Made from other lists, whose ids these are. */
  z.object({ type: z.literal('made'), from: z.array(z.string()) }),
])
export type Origin = z.infer<typeof Origin>

/** What was done to a list, and how many records it held after that. */
export const ListStep = z.object({
  id: z.string(),
  /** When, ISO 8601 in UTC. */
  at: z.string(),
  /** In the past tense: "Made from a search", "Same phone removed". */
  words: z.string(),
  count: z.number().int().nonnegative(),
  /** Whether the service was asked again, so that what came and went is its doing and not a person's. */
  refreshed: z.boolean().optional(),
})
export type ListStep = z.infer<typeof ListStep>

/** A list of records as it is kept in the browser, without its members. */
export const List = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  name: z.string(),
  tags: z.array(z.string()),
  note: z.string(),
  origin: Origin,
  /** Whether its records are excluded from every export. */
  doNotContact: z.boolean(),
  /** Oldest first: the first made the list, the last left what it holds now. */
  steps: z.array(ListStep).min(1),
})
export type List = z.infer<typeof List>

/** What a person writes on a list. */
export type ListText = Pick<List, 'name' | 'tags' | 'note' | 'doNotContact'>

/** The records of a list in its order: their ids, and the version of each where it is known, else "". */
export interface Members {
  ids: readonly string[]
  etags: readonly string[]
}

/** Records that one list may hold. */
export const MAX_MEMBERS = 200_000
/** Steps whose members are kept, so that they can be gone back to. */
export const MAX_STORED_STEPS = 20

/** The step that left what the list holds now. */
export const lastStep = ({ steps }: List): ListStep => steps.at(-1) as ListStep

/** How many records a list holds. */
export const sizeOf = (list: List): number => lastStep(list).count

/** Members of ids alone; an id that stands twice counts once. */
export function membersOf(ids: Iterable<string>): Members {
  const distinct = [...new Set(ids)]
  return { ids: distinct, etags: distinct.map(() => '') }
}

/** The members that a test of their ids keeps, in their order. */
export function* membersWhere({ ids, etags }: Members, keeps: (id: string) => boolean): Sliced<Members> {
  const kept: { ids: string[]; etags: string[] } = { ids: [], etags: [] }
  for (let i = 0; i < ids.length; i++) {
    if (i % SLICE === SLICE - 1) yield
    const id = ids[i] as string
    if (!keeps(id)) continue
    kept.ids.push(id)
    kept.etags.push(etags[i] ?? '')
  }
  return kept
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Records that are to be kept as a list, or added to one. */
export interface RecordsToSave {
  kind: Kind
  members: Members
  /** What a new list is called until the person names it otherwise. */
  name?: string
  /** How they come into a list that is there, "from a search", and into one of their own, "Made from picked rows". */
  added: string
  made: string
  origin?: Origin
  /** The way back from a list that was made: "Back to the search". */
  back: string
}
