import { some } from '#shared/text/format.ts'

/** Texts of the map panel. */
export const mapMessages = {
  mapOf: (points: number) => `Map of ${some(points, 'candidate')}`,
} as const
