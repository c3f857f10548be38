import type { ReactNode } from 'react'
import { matchesEverything } from '#criteria/tidy.ts'
import { useCriteria, useKind } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { countMessages as messages } from '../messages/panel.ts'
import { LastChange, StopCounting } from './CountChange.tsx'
import classes from './CountLine.module.css'
import { CountNotes, CountOutput, useCount } from './CountNumber.tsx'

/** The live count with its last change, beside the buttons for what can be done with the result: the head of the sheet on a phone. */
export function CountLine({ actions }: { actions: ReactNode }) {
  const kind = useKind()
  const everything = matchesEverything(useCriteria())
  const { isCounting } = useCount()
  return (
    <Stack as="section" className={classes.line} aria-label={messages.title}>
      <Inline justify="between">
        <div className={classes.count}>
          <Inline wrap gap={4}>
            <CountOutput />
            <LastChange short />
          </Inline>
          <div className={kit.second}>{everything ? messages.all[kind] : messages.match(kind)}</div>
          {isCounting && <StopCounting className={`${kit.surface} ${kit.late} ${classes.stop}`} />}
        </div>
        <Inline className={kit.fixed}>{actions}</Inline>
      </Inline>
      <CountNotes />
    </Stack>
  )
}
