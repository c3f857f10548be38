import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconPlus, IconSearch, IconTrash, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { count } from '../../../criteria/format.ts'
import { counted } from '../../../criteria/kinds.ts'
import { type List, sizeOf } from '../../../lists/list.ts'
import { IdsDialog } from '../make/IdsDialog.tsx'
import { isWhole, type Look } from './ranking.ts'
import classes from './records.module.css'
import type { usePicks } from './usePicks.ts'

interface Props {
  list: List
  look: Look
  onLook: (look: Look) => void
  /** Rows that the look shows. */
  shown: number
  picks: ReturnType<typeof usePicks>
  onRemove: () => void
}

const SETTLED = 200

/** Finds records in the list, and says what can be done with those that are ticked. */
export function Bar({ list, look, onLook, shown, picks, onRemove }: Props) {
  const [typed, setTyped] = useState(look.text)
  const settle = useDebouncedCallback((text: string) => onLook({ ...look, text }), SETTLED)
  return (
    <div className={classes.bar}>
      <TextInput
        className={classes.find}
        aria-label="Find in this list"
        placeholder="Find in this list"
        leftSection={<IconSearch size={15} stroke={1.7} aria-hidden />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          settle(event.currentTarget.value)
        }}
      />
      <NativeSelect
        size="xs"
        aria-label="Which records"
        value={look.only}
        onChange={(event) => onLook({ ...look, only: event.currentTarget.value as Look['only'] })}
        data={[
          { value: 'all', label: 'All' },
          { value: 'read', label: 'Read' },
          { value: 'unread', label: 'Not read' },
        ]}
      />
      <AddButton list={list} />
      <span className={classes.shown} role="status">
        {isWhole(look) ? '' : `${count(shown)} of ${counted(list.kind, sizeOf(list))}`}
      </span>
      {picks.picked.size > 0 && (
        <span className={classes.picked}>
          <span role="status">{count(picks.picked.size)} ticked</span>
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<IconTrash size={13} stroke={1.7} aria-hidden />}
            onClick={onRemove}
          >
            Remove {count(picks.picked.size)}
          </Button>
          <ActionIcon variant="transparent" size={22} aria-label="Untick all" onClick={picks.clear}>
            <IconX size={13} stroke={1.7} />
          </ActionIcon>
        </span>
      )}
    </div>
  )
}

/** Adds records by their ids. */
function AddButton({ list }: { list: List }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlus size={15} stroke={1.7} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        Add by id
      </Button>
      <IdsDialog source="pasted" into={list} opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}
