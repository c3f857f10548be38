/** Fields that are made of another one. */
const derived: readonly string[] = ['AddressParsed']

/** Columns of a table of records: every field that one of them has a value in, in the order of the first that has it; without those that are made of another. */
export const columnsOf = (records: readonly Record<string, unknown>[]): string[] => [
  ...new Set(
    records.flatMap((record) =>
      Object.keys(record).filter((field) => !derived.includes(field) && textOf(record[field]) !== ''),
    ),
  ),
]

/** The value of a field as text; empty where there is none. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ')
  if (typeof value === 'object') return Object.values(value).map(textOf).filter(Boolean).join(' ')
  return String(value)
}
