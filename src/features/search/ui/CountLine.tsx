import type { ReactNode } from 'react'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { countMessages as messages } from '../messages/panel.ts'
import { CountNotes, CountNumber } from './CountNumber.tsx'
import classes from './CriteriaPanel.module.css'

/** The live count in one line with the buttons for what can be done with the result: the head of the sheet on a phone. */
export const CountLine = ({ actions }: { actions: ReactNode }) => (
  <Stack as="section" className={classes.countLine} aria-label={messages.title}>
    <Inline justify="between" gap={12}>
      <CountNumber />
      <Inline className={kit.fixed}>{actions}</Inline>
    </Inline>
    <CountNotes />
  </Stack>
)
