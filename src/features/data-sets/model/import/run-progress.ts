import type { ImportRun } from '#contract/imports.ts'

/** How far a run is: its share (0 to 1) and the seconds that its step still takes, where they are known. */
export function progressOf({ progress }: ImportRun): { share?: number; secondsLeft?: number } {
  if (!progress?.total) return {}
  const { done, total, rowsPerSecond } = progress
  const secondsLeft = rowsPerSecond ? (total - done) / rowsPerSecond : undefined
  return { share: Math.min(1, done / total), ...(secondsLeft !== undefined && { secondsLeft }) }
}

/** The numbers of some things by their name, the largest first. */
export const largestFirst = (counts: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(counts)
    .filter(([, n]) => n > 0)
    .sort(([, a], [, b]) => b - a)
