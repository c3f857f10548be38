import { TextInput } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { doNotContactMessages as messages, shownValue } from '#features/settings/messages/do-not-contact.ts'
import { type DoNotContactEntries, foundEntries } from '#lists/do-not-contact/entries.ts'
import type { DoNotContactEntry } from '#lists/do-not-contact/entry.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Table } from '#ui/Table.tsx'

/** Rows that are shown; a search finds the others. */
const MAX_SHOWN = 20

interface Props {
  entries: DoNotContactEntries
  onRemove: (entry: DoNotContactEntry) => void
}

/** The entries that contain a searched text, each with a button that removes it. */
export function EntryTable({ entries, onRemove }: Props) {
  const [text, setText] = useState('')
  const found = foundEntries(entries, text)
  const more = found.length - MAX_SHOWN
  return (
    <Stack>
      <TextInput
        aria-label={messages.search}
        placeholder={messages.search}
        leftSection={<IconSearch size={15} stroke={1.7} aria-hidden />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {found.length === 0 ? (
        <p className={kit.second}>{messages.noneFound}</p>
      ) : (
        <Table aria-label={messages.table} head={messages.head} numbers="last">
          {found.slice(0, MAX_SHOWN).map((entry) => (
            <tr key={`${entry.kind} ${entry.value}`}>
              <td className={kit.breaks}>
                <bdi>{shownValue(entry)}</bdi>
              </td>
              <td className={kit.muted}>{messages.kindOf[entry.kind]}</td>
              <td>
                <IconButton
                  Icon={IconX}
                  label={messages.remove(shownValue(entry))}
                  onClick={() => onRemove(entry)}
                  small
                />
              </td>
            </tr>
          ))}
        </Table>
      )}
      {more > 0 && <p className={kit.second}>{messages.more(more)}</p>}
    </Stack>
  )
}
