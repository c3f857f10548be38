import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { createContext, type ReactNode, useContext } from 'react'
import kit from './kit.module.css'
import { Inline } from './layout.tsx'
import { type Problem, problemText, uiMessages } from './messages.ts'
import { Note } from './Note.tsx'

interface Props {
  problem: Problem
  /** Sends the request again; leave it out where that cannot help. */
  retry?: () => void
  /** Buttons besides that. */
  children?: ReactNode
}

/** Whether the service is known not to answer: the page says so once, and tries again by itself. */
export const ServiceLost = createContext(false)

/** Whether the notice above the page already says what this problem means. */
export function useIsNoticed(problem: Problem | null | undefined): boolean {
  return useContext(ServiceLost) && problem?.status === 0
}

/** A failed request: what happened and what is safe, with a way to try again. */
export function ProblemNote({ problem, retry, children }: Props) {
  if (useIsNoticed(problem)) return <p className={kit.second}>{uiMessages.notLoaded}</p>
  return (
    <Note
      tone="wait"
      className={kit.spaceBelow}
      icon={IconAlertCircle}
      role="alert"
      action={
        (retry || children) && (
          <Inline gap={6} wrap>
            {children}
            {retry && (
              <Button size="compact-xs" variant="default" onClick={retry}>
                {uiMessages.tryAgain}
              </Button>
            )}
          </Inline>
        )
      }
    >
      {problemText(problem)}
    </Note>
  )
}
