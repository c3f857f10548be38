import { z } from 'zod'

/** A list of at most `most` items; of a longer one no item is looked at. */
export const shortList = <T extends z.ZodType>(item: T, maxItems: number) =>
  z
    .array(z.unknown())
    .max(maxItems, `has more than ${maxItems.toLocaleString('en-US')} items`)
    .pipe(z.array(item))
