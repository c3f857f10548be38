import { Button, Group, Textarea } from '@mantine/core'
import { IconNote } from '@tabler/icons-react'
import { useState } from 'react'
import { MAX_NOTE_LETTERS } from '#features/lists/model/limits.ts'
import type { List } from '#lists/list.ts'
import { useWriting } from '../useWriting.ts'
import classes from './aside.module.css'
import { Card } from './Card.tsx'

/** What a person notes of a list. */
export function Note({ list }: { list: List }) {
  const [typed, setTyped] = useState<string>()
  const write = useWriting(list)
  const keep = async () => {
    const note = (typed ?? '').trim()
    // What is typed stays in its field until it is kept.
    if (note === list.note || (await write({ note }))) setTyped(undefined)
  }
  const edit = (
    <Button
      variant="subtle"
      size="compact-xs"
      onClick={() => setTyped(list.note)}
      aria-label={list.note ? 'Edit the note' : 'Add note'}
    >
      {list.note ? 'Edit' : 'Add'}
    </Button>
  )
  return (
    <Card Sign={IconNote} title="Note" aside={typed === undefined && edit}>
      {typed === undefined ? (
        <p className={classes.note} data-empty={list.note === '' || undefined}>
          {list.note || 'Purpose, exclusions, send date'}
        </p>
      ) : (
        <>
          <Textarea
            size="xs"
            autosize
            minRows={3}
            maxRows={12}
            aria-label="Note"
            maxLength={MAX_NOTE_LETTERS}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setTyped(undefined)
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void keep()
            }}
            autoFocus
          />
          <Group gap={8} justify="flex-end" mt={8}>
            <Button variant="subtle" color="gray" onClick={() => setTyped(undefined)}>
              Cancel
            </Button>
            <Button onClick={keep}>Save note</Button>
          </Group>
        </>
      )}
    </Card>
  )
}
