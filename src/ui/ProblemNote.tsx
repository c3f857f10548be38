import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import kit from './kit.module.css'
import { type Problem, problemText, uiMessages } from './messages.ts'
import { Note } from './Note.tsx'

interface Props {
  problem: Problem
  /** Sends the request again; leave it out where that cannot help. */
  retry?: () => void
}

/** A failed request: what happened and what is safe, with a way to try again. */
export function ProblemNote({ problem, retry }: Props) {
  return (
    <Note
      tone="wait"
      className={kit.spaceBelow}
      icon={IconAlertCircle}
      role="alert"
      action={
        retry && (
          <Button size="compact-xs" variant="default" onClick={retry}>
            {uiMessages.tryAgain}
          </Button>
        )
      }
    >
      {problemText(problem)}
    </Note>
  )
}
