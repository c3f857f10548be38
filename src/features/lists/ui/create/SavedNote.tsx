import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { createMessages as messages } from '#features/lists/messages/create.ts'
import { type List, sizeOf } from '#lists/list.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Actions } from '#ui/Toolbar.tsx'

interface Props {
  list: List
  /** What the way back is called. */
  back?: string
  onClose: () => void
}

/** A list was made: the way to it, and back. */
export function SavedNote({ list, back = messages.backToSearch, onClose }: Props) {
  return (
    <Stack gap={12}>
      <p className={`${kit.strong} ${kit.saved}`} role="status">
        {messages.savedTo(list.kind, sizeOf(list), list.name)}
      </p>
      <Actions>
        <Button variant="default" onClick={onClose}>
          {back}
        </Button>
        <Button
          data-autofocus
          onClick={onClose}
          renderRoot={(props) => <Link to="/lists/$id" params={{ id: list.id }} search={true} {...props} />}
        >
          {messages.openList}
        </Button>
      </Actions>
    </Stack>
  )
}
