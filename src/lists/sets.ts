import { SLICE, type Sliced } from '#shared/time-slices.ts'
import type { Members } from './list.ts'

/** Lists that are compared at most: sixty-three parts are as many as a table can show. */
export const MAX_COMPARED = 6

/**
 * Every record of several lists once: those of the first list in its order, then what the second adds, and so on. Bit i of
 * a record's mask says that list i holds it; records with one mask are one part of the Venn diagram.
 */
export interface Overlap extends Members {
  masks: Uint8Array
}

/** Lays lists over each other. A record's version is the one of the first list that knows it. */
export function* overlapOf(lists: readonly Members[]): Sliced<Overlap> {
  const most = lists.reduce((sum, { ids }) => sum + ids.length, 0)
  const masks = new Uint8Array(most)
  const [ids, etags]: [string[], string[]] = [[], []]
  const places = new Map<string, number>()
  for (const [i, list] of lists.entries()) {
    for (let j = 0; j < list.ids.length; j++) {
      if (j % SLICE === SLICE - 1) yield
      const id = list.ids[j] as string
      let at = places.get(id)
      if (at === undefined) {
        at = ids.push(id) - 1
        places.set(id, at)
        etags.push('')
      }
      masks[at] = (masks[at] ?? 0) | (1 << i)
      etags[at] ||= list.etags[j] ?? ''
    }
  }
  return { ids, etags, masks: masks.slice(0, ids.length) }
}

/** How many records each part has, by its mask; the masks of empty parts are there too. */
export function partSizes({ masks }: Overlap, many: number): number[] {
  const sizes = new Array<number>(1 << many).fill(0)
  for (const mask of masks) sizes[mask] = (sizes[mask] ?? 0) + 1
  return sizes
}

/** The records of the chosen parts, in the order of the overlap. */
export function* membersIn({ ids, etags, masks }: Overlap, chosen: ReadonlySet<number>): Sliced<Members> {
  const kept: { ids: string[]; etags: string[] } = { ids: [], etags: [] }
  for (let i = 0; i < ids.length; i++) {
    if (i % SLICE === SLICE - 1) yield
    if (!chosen.has(masks[i] as number)) continue
    kept.ids.push(ids[i] as string)
    kept.etags.push(etags[i] as string)
  }
  return kept
}

/** How many records the chosen parts have together. */
export const sizeIn = (sizes: readonly number[], chosen: ReadonlySet<number>): number =>
  [...chosen].reduce((sum, mask) => sum + (sizes[mask] ?? 0), 0)

/** The masks of all parts of so many lists. */
export const allParts = (many: number): number[] => Array.from({ length: (1 << many) - 1 }, (_, i) => i + 1)

/** The parts that make up what is done with a first list and others. */
export const setOperations = {
  union: (many: number) => new Set(allParts(many)),
  intersection: (many: number) => new Set([(1 << many) - 1]),
  /** What the first list alone holds. */
  difference: (_many: number) => new Set([1]),
} as const satisfies Record<string, (many: number) => ReadonlySet<number>>
export type SetOperation = keyof typeof setOperations
