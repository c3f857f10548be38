import { listsMessages as messages } from '#features/lists/messages/lists.ts'
import { type List, lastStep, sizeOf } from '#lists/list.ts'

/** The orders of lists. */
export const listOrders = ['changed', 'made', 'name', 'size'] as const
export type ListOrder = (typeof listOrders)[number]
export const listOrderText: Record<ListOrder, string> = {
  changed: messages.lastChanged,
  made: 'Newest',
  name: 'Name',
  size: 'Size',
}

const madeAt = ({ steps }: List) => steps[0]?.at ?? ''

const compare: Record<ListOrder, (a: List, b: List) => number> = {
  changed: (a, b) => lastStep(b).at.localeCompare(lastStep(a).at),
  made: (a, b) => madeAt(b).localeCompare(madeAt(a)),
  name: (a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }),
  size: (a, b) => sizeOf(b) - sizeOf(a),
}

/** Search, tag and order of the shown lists. */
export interface ListFilter {
  text: string
  tag: string | undefined
  order: ListOrder
}

/** The lists with the tag and with every term in name, tags or note, in the order of the filter. */
export function filterLists(lists: readonly List[], { text, tag, order }: ListFilter): List[] {
  const terms = text.toLowerCase().split(/\s+/).filter(Boolean)
  return lists
    .filter((list) => tag === undefined || list.tags.includes(tag))
    .filter((list) => {
      const where = [list.name, ...list.tags, list.note].join('\n').toLowerCase()
      return terms.every((word) => where.includes(word))
    })
    .sort(compare[order])
}

/** Every tag with the number of its lists, most used first. */
export function tagCounts(lists: readonly List[]): [tag: string, lists: number][] {
  const counts = new Map<string, number>()
  for (const { tags } of lists) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].sort(([a, n], [b, m]) => m - n || a.localeCompare(b))
}
