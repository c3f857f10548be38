import { Button, Progress } from '@mantine/core'
import { rowSelectionMessages as messages } from '#features/records/messages.ts'
import kit from '#ui/kit.module.css'
import classes from './records.module.css'
import type { PickProgress } from './usePicking.ts'

/** How far the selection of rows that were not read has come, and a way to stop it. */
export function PickNote({ progress: { done, total, stop } }: { progress: PickProgress }) {
  return (
    <div className={`${kit.line} ${kit.second} ${classes.picking}`}>
      <span role="status">{messages.progress(done, total)}</span>
      <Progress value={(100 * done) / total} w={120} aria-label={messages.progressLabel} />
      <Button size="compact-xs" variant="default" onClick={stop}>
        {messages.stop}
      </Button>
    </div>
  )
}
