import { Button, Progress } from '@mantine/core'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import classes from './records.module.css'
import type { PickProgress } from './usePicking.ts'

/** How far the selection of rows that were not read has come, and a way to stop it. */
export function PickNote({ progress: { done, total, stop } }: { progress: PickProgress }) {
  return (
    <div className={`${kit.line} ${kit.second} ${classes.picking}`}>
      <span role="status">
        Selecting {count(done)} of {count(total)} rows. Loading their ids is free
      </span>
      <Progress value={(100 * done) / total} w={120} aria-label="Rows selected" />
      <Button size="compact-xs" variant="default" onClick={stop}>
        Stop
      </Button>
    </div>
  )
}
