import { Progress as Bar, Button } from '@mantine/core'
import { count } from '../../../criteria/format.ts'
import { ProblemNote } from '../../../ui/ProblemNote.tsx'
import { WaitNote } from '../../../ui/WaitNote.tsx'
import classes from './make.module.css'
import type { Progress } from './useLongWork.ts'

interface Props {
  /** What is done: "Reading ids". */
  words: string
  progress: Progress
  onStop: () => void
}

/** How far long work has come, with a way to stop it; or why it failed. */
export function WorkNote({ words, progress: { running, read, of, waitSeconds, problem }, onStop }: Props) {
  if (problem) return <ProblemNote problem={problem} />
  if (!running) return null
  return (
    <div className={classes.work}>
      {waitSeconds !== undefined && <WaitNote key={read} seconds={waitSeconds} />}
      <div className={classes.workLine}>
        <span role="status">
          {words}
          {of > 0 && ` ${count(read)} of ${count(of)}`}
        </span>
        <Bar value={of ? (100 * read) / of : 0} className={classes.workBar} aria-label={words} />
        <Button size="compact-xs" variant="default" onClick={onStop}>
          Stop
        </Button>
      </div>
    </div>
  )
}
