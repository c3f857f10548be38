import { z } from 'zod'

/** A list of at most `most` items; of a longer one no item is looked at. */
export const shortList = <T extends z.ZodType>(item: T, most: number) =>
  z
    .array(z.unknown())
    .max(most, `has more than ${most.toLocaleString('en-US')} items`)
    .pipe(z.array(item))
