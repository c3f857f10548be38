import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { doNotContactMessages as messages, shownValue } from '#features/settings/messages/do-not-contact.ts'
import {
  type DoNotContactEntries,
  entriesByKind,
  entriesFrom,
  entryCount,
  withEntries,
  withoutEntries,
} from '#lists/do-not-contact/entries.ts'
import type { DoNotContactEntry } from '#lists/do-not-contact/entry.ts'
import type { EntryChoice, ReadEntries } from '#lists/do-not-contact/read-entries.ts'
import { changeEntries, doNotContactQuery } from '#lists/do-not-contact/stored-entries.ts'
import { notice } from '#session/notices.ts'

const none = entriesFrom({})

/** What came of the last text or file: a status, and what is wrong. */
interface Outcome {
  status?: string
  error?: string
}

/** The do-not-contact entries, and functions that change them. Each change can be undone. */
export function useDoNotContact() {
  const { data: entries = none, error } = useQuery(doNotContactQuery)
  const [outcome, setOutcome] = useState<Outcome>({})
  const remove = async (some: DoNotContactEntries, text: string) => {
    await changeEntries((all) => withoutEntries(all, some))
    setOutcome({})
    notice({ text, undo: () => void changeEntries((all) => withEntries(all, some)) })
  }
  const add = async (read: ReadEntries) => {
    const all = entriesByKind(read.entries)
    const fresh = withoutEntries(all, entries)
    if (entryCount(fresh) > 0) await changeEntries((now) => withEntries(now, fresh))
    setOutcome({
      ...(read.entries.length > 0 && {
        status: messages.added(entryCount(fresh), entryCount(all) - entryCount(fresh)),
      }),
      ...(read.unknownCount > 0 && { error: messages.unknown(read) }),
      ...(read.entries.length + read.unknownCount === 0 && { error: messages.nothing }),
    })
    return read.entries.length > 0
  }
  return {
    entries,
    outcome: error ? { error: error.message } : outcome,
    /** Adds the entries of a text; false if there is none. */
    addText: async (text: string, choice: EntryChoice) => {
      const { entriesInText } = await import('#lists/do-not-contact/read-entries.ts')
      return add(entriesInText(text, choice))
    },
    addFile: async (file: Blob, choice: EntryChoice) => {
      const { entriesInFile } = await import('#lists/do-not-contact/read-entries.ts')
      await entriesInFile(file, choice).then(add, (problem: Error) =>
        setOutcome({ error: messages.fileFailed(problem.message) }),
      )
    },
    removeOne: (entry: DoNotContactEntry) =>
      remove(entriesByKind([entry]), messages.removed(shownValue(entry))),
    clear: () => remove(entries, messages.cleared(entryCount(entries))),
  }
}
