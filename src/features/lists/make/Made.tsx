import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { counted } from '../../../criteria/kinds.ts'
import { type List, sizeOf } from '../../../lists/list.ts'
import classes from './make.module.css'

/** A list was made: the way to it, and back. */
export function Made({ list, onClose }: { list: List; onClose: () => void }) {
  return (
    <div className={classes.form}>
      <p className={classes.done} role="status">
        {counted(list.kind, sizeOf(list))} {sizeOf(list) === 1 ? 'is' : 'are'} kept in “{list.name}”.
      </p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Back to the search
        </Button>
        <Button
          data-autofocus
          renderRoot={(props) => <Link to="/lists/$id" params={{ id: list.id }} search={true} {...props} />}
        >
          Open the list
        </Button>
      </div>
    </div>
  )
}
