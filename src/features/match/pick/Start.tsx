import { IconZoomQuestion } from '@tabler/icons-react'
import classes from './pick.module.css'

/** What stands there until there is something to go by. */
export function Start() {
  return (
    <div className={classes.empty}>
      <IconZoomQuestion size={44} stroke={1.2} className={classes.emblem} aria-hidden />
      <h2>Which one is it?</h2>
      <p>
        Type a name, a phone or a street address, as much of it as is known. The records that may be meant
        come up here, best first, with what differs marked.
      </p>
    </div>
  )
}
