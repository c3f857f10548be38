import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { doNotContactMessages as messages } from '#features/settings/messages/do-not-contact.ts'
import { entryCount } from '#lists/do-not-contact/entries.ts'
import { entryKinds } from '#lists/do-not-contact/entry.ts'
import { sizeOf } from '#lists/list.ts'
import { listsQuery } from '#lists/stored-lists.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { Stat, Stats } from '#ui/Stat.tsx'
import { Section } from '../Section.tsx'
import { AddEntries } from './AddEntries.tsx'
import { EntryTable } from './EntryTable.tsx'
import { useDoNotContact } from './useDoNotContact.ts'

/** Values that must never be exported, and the do-not-contact lists. */
export function DoNotContact() {
  const { entries, outcome, addText, addFile, removeOne, clear } = useDoNotContact()
  const all = entryCount(entries)
  return (
    <Section title={messages.title}>
      <p className={kit.muted}>{messages.note}</p>
      <Stats className={kit.inset}>
        {entryKinds.map((kind) => (
          <Stat key={kind} label={messages.kinds[kind]} value={count(entries[kind].size)} />
        ))}
      </Stats>
      <AddEntries outcome={outcome} onText={addText} onFile={addFile} />
      {all > 0 && <EntryTable entries={entries} onRemove={removeOne} />}
      {all > 0 && (
        <Inline>
          <Button
            variant="default"
            leftSection={<IconTrash size={15} stroke={1.7} aria-hidden />}
            onClick={() => void clear()}
          >
            {messages.clear}
          </Button>
        </Inline>
      )}
      <DoNotContactLists />
    </Section>
  )
}

/** The lists whose records are in no export. */
function DoNotContactLists() {
  const lists = (useQuery(listsQuery).data?.lists ?? []).filter(({ doNotContact }) => doNotContact)
  return (
    <>
      <SectionTitle level={3} count={lists.length}>
        {messages.lists}
      </SectionTitle>
      {lists.length === 0 && <p className={kit.second}>{messages.noLists}</p>}
      {lists.length > 0 && (
        <ul aria-label={messages.lists}>
          {lists.map((list) => (
            <Inline key={list.id} as="li" justify="between" className={`${kit.apart} ${kit.touchHeight}`}>
              <Link to="/lists/$id" params={{ id: list.id }} className={`${kit.link} ${kit.truncate}`}>
                <bdi>{list.name}</bdi>
              </Link>
              <span className={`${kit.second} ${kit.noWrap}`}>{messages.listSize(sizeOf(list))}</span>
            </Inline>
          ))}
        </ul>
      )}
    </>
  )
}
