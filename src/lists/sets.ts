import { SLICE, type Sliced } from '#shared/time-slices.ts'
import type { Members } from './list.ts'

/** The most lists of a comparison: a table can show sixty-three parts. */
export const MAX_COMPARED = 6

/**
 * Every record of several lists once: those of the first list in its order, then those that only the second has, and so on.
 * Bit i of a record's mask is set where list i has the record; records with the same mask are one part of the Venn diagram.
 */
export interface Overlap extends Members {
  masks: Uint8Array
}

/** The overlap of lists. The version of a record is the one of the first list that has one. */
export function* overlapOf(lists: readonly Members[]): Sliced<Overlap> {
  const total = lists.reduce((sum, { ids }) => sum + ids.length, 0)
  const masks = new Uint8Array(total)
  const [ids, etags]: [string[], string[]] = [[], []]
  const indexes = new Map<string, number>()
  for (const [i, list] of lists.entries()) {
    for (let j = 0; j < list.ids.length; j++) {
      if (j % SLICE === SLICE - 1) yield
      const id = list.ids[j] as string
      let at = indexes.get(id)
      if (at === undefined) {
        at = ids.push(id) - 1
        indexes.set(id, at)
        etags.push('')
      }
      masks[at] = (masks[at] ?? 0) | (1 << i)
      etags[at] ||= list.etags[j] ?? ''
    }
  }
  return { ids, etags, masks: masks.slice(0, ids.length) }
}

/** The number of records of each part by its mask; 0 for empty parts. */
export function partSizes({ masks }: Overlap, many: number): number[] {
  const sizes = new Array<number>(1 << many).fill(0)
  for (const mask of masks) sizes[mask] = (sizes[mask] ?? 0) + 1
  return sizes
}

/** The records of the selected parts, in the order of the overlap. */
export function* membersIn({ ids, etags, masks }: Overlap, selected: ReadonlySet<number>): Sliced<Members> {
  const found: { ids: string[]; etags: string[] } = { ids: [], etags: [] }
  for (let i = 0; i < ids.length; i++) {
    if (i % SLICE === SLICE - 1) yield
    if (!selected.has(masks[i] as number)) continue
    found.ids.push(ids[i] as string)
    found.etags.push(etags[i] as string)
  }
  return found
}

/** The number of records of the selected parts together. */
export const sizeIn = (sizes: readonly number[], selected: ReadonlySet<number>): number =>
  [...selected].reduce((sum, mask) => sum + (sizes[mask] ?? 0), 0)

/** The masks of all parts of so many lists. */
export const allParts = (many: number): number[] => Array.from({ length: (1 << many) - 1 }, (_, i) => i + 1)

/** The parts that each set operation on a first list and others keeps. */
export const setOperations = {
  union: (many: number) => new Set(allParts(many)),
  intersection: (many: number) => new Set([(1 << many) - 1]),
  /** Only in the first list. */
  difference: (_many: number) => new Set([1]),
} as const satisfies Record<string, (many: number) => ReadonlySet<number>>
export type SetOperation = keyof typeof setOperations
