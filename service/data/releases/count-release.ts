import {
  type ReleaseChange,
  type ReleaseExample,
  type ReleaseSummary,
  releaseChanges,
} from '#contract/releases.ts'

/** Examples of each change. */
const EXAMPLES = 5

/** The counts of a comparison while it runs. */
export interface ReleaseCounts {
  add(example: ReleaseExample): void
  addUnchanged(): void
  summary(before: string, after: string): ReleaseSummary
}

/** Counts differences, and stores the first few of each change. */
export function newReleaseCounts(): ReleaseCounts {
  const counts: Record<ReleaseChange | 'unchanged', number> = { new: 0, removed: 0, changed: 0, unchanged: 0 }
  const byField = new Map<string, number>()
  const examples: ReleaseExample[] = []
  return {
    add(example) {
      counts[example.what] += 1
      if (counts[example.what] <= EXAMPLES) examples.push(example)
      for (const { field } of example.fields) byField.set(field, (byField.get(field) ?? 0) + 1)
    },
    addUnchanged() {
      counts.unchanged += 1
    },
    summary: (before, after) => ({
      before,
      after,
      ...counts,
      byField: [...byField]
        .map(([field, records]) => ({ field, records }))
        .sort((a, b) => b.records - a.records || a.field.localeCompare(b.field)),
      examples: examples.toSorted(byChange),
    }),
  }
}

const byChange = (a: ReleaseExample, b: ReleaseExample) =>
  releaseChanges.indexOf(a.what) - releaseChanges.indexOf(b.what)
