/** How many records of each kind and format an answer returns: `companies Basic` -> 10. */
export type Billed = Readonly<Record<string, number>>

/** How many records these are, of all kinds and formats. */
export const recordsIn = (billed: Billed): number =>
  Object.values(billed).reduce((sum, count) => sum + count, 0)
