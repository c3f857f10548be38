import { Stack } from '#ui/layout.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { Progress } from '#ui/Progress.tsx'
import { WaitNote } from '#ui/WaitNote.tsx'
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
  if (state.step === 'failed') return <ProblemNote problem={state.problem} {...(retry && { retry })} />
  const { done, of, waitSeconds } = state
  return (
    <Stack>
      <Progress label={label} done={done} of={of} onStop={stop} />
      {waitSeconds !== undefined && <WaitNote key={done} seconds={waitSeconds} />}
    </Stack>
  )
}
