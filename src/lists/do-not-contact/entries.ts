import { type DoNotContactEntry, type EntryKind, entryKinds } from './entry.ts'

/** All do-not-contact entries: canonical values by kind, each once. */
export type DoNotContactEntries = Readonly<Record<EntryKind, ReadonlySet<string>>>

const eachKind = (values: (kind: EntryKind) => Iterable<string>): DoNotContactEntries =>
  Object.fromEntries(
    entryKinds.map((kind) => [kind, new Set(values(kind))]),
  ) as unknown as DoNotContactEntries

/** Entries by kind, from the values of some kinds. */
export const entriesFrom = (values: Partial<Record<EntryKind, Iterable<string>>>): DoNotContactEntries =>
  eachKind((kind) => values[kind] ?? [])

/** Entries by kind, from a list of them. */
export const entriesByKind = (entries: readonly DoNotContactEntry[]): DoNotContactEntries =>
  eachKind((kind) => entries.filter((entry) => entry.kind === kind).map(({ value }) => value))

/** The entries with some more. */
export const withEntries = (all: DoNotContactEntries, more: DoNotContactEntries): DoNotContactEntries =>
  eachKind((kind) => [...all[kind], ...more[kind]])

/** The entries without some of them. */
export const withoutEntries = (all: DoNotContactEntries, some: DoNotContactEntries): DoNotContactEntries =>
  eachKind((kind) => [...all[kind]].filter((value) => !some[kind].has(value)))

/** How many entries there are. */
export const entryCount = (all: DoNotContactEntries): number =>
  entryKinds.reduce((sum, kind) => sum + all[kind].size, 0)

/** The entries that contain a text, ignoring case; for a phone only its digits count. */
export function foundEntries(all: DoNotContactEntries, text: string): DoNotContactEntry[] {
  const searched = text.trim().toLowerCase()
  const digits = searched.replace(/[\s().+-]/g, '')
  return entryKinds.flatMap((kind) =>
    [...all[kind]]
      .filter((value) => value.toLowerCase().includes(kind === 'phone' ? digits : searched))
      .map((value) => ({ kind, value })),
  )
}
