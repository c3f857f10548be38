import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { createMessages as messages } from '#features/lists/messages/create.ts'
import { type List, sizeOf } from '#lists/list.ts'
import kit from '#ui/kit.module.css'
import classes from './create.module.css'

interface Props {
  list: List
  /** What the way back is called. */
  back?: string
  onClose: () => void
}

/** A list was made: the way to it, and back. */
export function SavedNote({ list, back = messages.backToSearch, onClose }: Props) {
  return (
    <div className={`${kit.grid} ${kit.gap12}`}>
      <p className={classes.done} role="status">
        {messages.savedTo(list.kind, sizeOf(list), list.name)}
      </p>
      <div className={`${kit.actions} ${kit.end}`}>
        <Button variant="default" onClick={onClose}>
          {back}
        </Button>
        <Button
          data-autofocus
          renderRoot={(props) => <Link to="/lists/$id" params={{ id: list.id }} search={true} {...props} />}
        >
          {messages.openList}
        </Button>
      </div>
    </div>
  )
}
