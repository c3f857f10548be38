import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { announceChange } from '#storage/changes.ts'
import { inTransaction, type Store } from '#storage/database.ts'
import { linesOf } from '../ids-text.ts'
import { type DoNotContactEntries, entriesFrom } from './entries.ts'
import { entryKinds } from './entry.ts'

/** The values of one kind as lines of one text. */
const StoredValues = z.object({ values: z.string() })

async function readFrom(stored: Store<'doNotContact'>): Promise<DoNotContactEntries> {
  const rows = await Promise.all(entryKinds.map((kind) => stored.get(kind)))
  const texts = rows.map((row) => StoredValues.safeParse(row).data?.values ?? '')
  return entriesFrom(Object.fromEntries(entryKinds.map((kind, i) => [kind, linesOf(texts[i] ?? '')])))
}

/** All do-not-contact entries of this browser. */
export const readEntries = (): Promise<DoNotContactEntries> =>
  inTransaction(['doNotContact'], 'readonly', (table) => readFrom(table('doNotContact')))

/** Changes the stored entries; other tabs may change them at the same time. */
export async function changeEntries(
  change: (entries: DoNotContactEntries) => DoNotContactEntries,
): Promise<void> {
  await inTransaction(['doNotContact'], 'readwrite', async (table) => {
    const stored = table('doNotContact')
    const next = change(await readFrom(stored))
    for (const kind of entryKinds) {
      const values = [...next[kind]].join('\n')
      await (values === '' ? stored.delete(kind) : stored.put({ values }, kind))
    }
  })
  // What lists and entries exclude is one query, with a key of lists.
  announceChange('doNotContact', 'lists')
}

/** The stored entries. */
export const doNotContactQuery = queryOptions({
  queryKey: ['doNotContact'],
  queryFn: readEntries,
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
  retry: false,
})
