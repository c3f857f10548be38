/** Counts records by their fields. */
export function countByField() {
  const counts = new Map<string, number>()
  return {
    add(fields: readonly string[]): void {
      for (const field of fields) counts.set(field, (counts.get(field) ?? 0) + 1)
    },
    /** The most frequent first. */
    list: () =>
      [...counts]
        .map(([field, records]) => ({ field, records }))
        .sort((a, b) => b.records - a.records || a.field.localeCompare(b.field)),
  }
}
