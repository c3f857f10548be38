import { Button, Textarea } from '@mantine/core'
import { IconNote } from '@tabler/icons-react'
import { useState } from 'react'
import { aboutMessages as messages } from '#features/lists/messages/about.ts'
import { MAX_NOTE_LETTERS } from '#features/lists/model/list-text.ts'
import type { List } from '#lists/list.ts'
import kit from '#ui/kit.module.css'
import { Actions } from '#ui/Toolbar.tsx'
import { useListUpdate } from '../actions/attempt.ts'
import { AboutCard } from './AboutCard.tsx'
import classes from './about.module.css'

/** What a person notes of a list. */
export function Note({ list }: { list: List }) {
  const [typed, setTyped] = useState<string>()
  const write = useListUpdate(list)
  const keep = async () => {
    const note = (typed ?? '').trim()
    // The field remains until its text is stored.
    if (note === list.note || (await write({ note }))) setTyped(undefined)
  }
  const edit = (
    <Button
      variant="subtle"
      size="compact-xs"
      onClick={() => setTyped(list.note)}
      aria-label={list.note ? messages.editNote : messages.addNote}
    >
      {list.note ? messages.edit : messages.add}
    </Button>
  )
  return (
    <AboutCard Icon={IconNote} title={messages.note} detail={typed === undefined && edit}>
      {typed === undefined ? (
        <p className={`${kit.muted} ${kit.breaks} ${classes.note}`}>
          {list.note || messages.notePlaceholder}
        </p>
      ) : (
        <>
          <Textarea
            size="xs"
            autosize
            minRows={3}
            maxRows={12}
            aria-label={messages.note}
            maxLength={MAX_NOTE_LETTERS}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setTyped(undefined)
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void keep()
            }}
            autoFocus
          />
          <Actions>
            <Button variant="subtle" color="gray" onClick={() => setTyped(undefined)}>
              {messages.cancel}
            </Button>
            <Button onClick={keep}>{messages.saveNote}</Button>
          </Actions>
        </>
      )}
    </AboutCard>
  )
}
