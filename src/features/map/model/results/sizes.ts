/** How many companies a sample on the map may have. */
export const sampleSizes = [2_000, 10_000, 50_000] as const
export type SampleSize = (typeof sampleSizes)[number]
