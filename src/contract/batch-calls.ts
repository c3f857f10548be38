import type { z } from 'zod'
import { listOf, Text } from './values.ts'

/** The id of an item of a batch call; its answer has the same id. */
export const RequestId = Text

/** A list of 1 to `maxItems` items, each with its own id. */
export function severalOf<T extends z.ZodType<{ RequestId: string }>>(item: T, maxItems: number) {
  return listOf(item, maxItems).superRefine((items, ctx) => {
    const seen = new Set<string>()
    items.forEach(({ RequestId }, i) => {
      if (seen.has(RequestId))
        ctx.addIssue({ code: 'custom', path: [i, 'RequestId'], message: 'is also used by another item' })
      seen.add(RequestId)
    })
  })
}
