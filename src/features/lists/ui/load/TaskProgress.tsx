import { Button, Progress } from '@mantine/core'
import { loadMessages as messages } from '#features/lists/messages/records.ts'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { WaitNote } from '#ui/WaitNote.tsx'
import classes from './load.module.css'
import type { Task } from './useTask.ts'

interface Props {
  work: Task
  /** What is going on: "Reading ids". */
  label: string
  /** Does it again after a failure. */
  retry?: () => void
}

/** How far long work is, with a way to stop it; why it failed, with a way to try again. Nothing while none is going on. */
export function TaskProgress({ work: { state, stop }, label, retry }: Props) {
  if (state.step === 'idle') return null
  if (state.step === 'failed')
    return retry ? (
      <ProblemNote problem={state.problem} retry={retry} />
    ) : (
      <ProblemNote problem={state.problem} />
    )
  const { done, of, waitSeconds } = state
  return (
    <div className={`${kit.grid} ${kit.gap8}`}>
      <div className={`${kit.line} ${classes.line}`}>
        <span role="status">
          {label} {of > 0 && <span className={kit.muted}>{messages.of(done, of)}</span>}
        </span>
        <Button variant="default" size="compact-sm" onClick={stop}>
          {messages.stop}
        </Button>
      </div>
      <Progress value={of > 0 ? (100 * done) / of : 0} size={6} aria-label={label} />
      {waitSeconds !== undefined && <WaitNote key={done} seconds={waitSeconds} />}
    </div>
  )
}
