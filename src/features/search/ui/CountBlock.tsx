import { Button } from '@mantine/core'
import { IconCode } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { tidy } from '#criteria/tidy.ts'
import { useCriteria, useEditCriteria, useKind } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { countMessages as messages } from '../messages/panel.ts'
import { LastChange, StopCounting } from './CountChange.tsx'
import { CountNotes, CountNumber, useCount } from './CountNumber.tsx'

interface Props {
  /** Buttons for what can be done with the result. */
  actions: ReactNode
}

/** The live count, always for the criteria shown, with what the last edit changed. */
export function CountBlock({ actions }: Props) {
  const kind = useKind()
  const { query, isCounting } = useCount()
  return (
    <Stack as="section" className={`${kit.foot} ${kit.fixed} ${kit.padded}`} aria-label={messages.title}>
      <CountNotes />
      <Inline align="start" justify="between">
        <CountNumber />
        <Stack gap={4} align="end">
          <LastChange />
          {isCounting ? <StopCounting /> : <Timing milliseconds={query.data?.milliseconds} />}
        </Stack>
      </Inline>
      {kind === 'people' && <Residents />}
      <Inline>{actions}</Inline>
    </Stack>
  )
}

/** Whom of a household the count includes, which the number of all people in the data does not say. */
export function Residents() {
  const criteria = useCriteria()
  const edit = useEditCriteria()
  const isEveryone = criteria.IncludeAllResidents === true
  const { text, change } = messages.residents[isEveryone ? 'everyone' : 'heads']
  return (
    <Inline wrap gap={4} className={kit.second}>
      {text}
      <Button
        size="compact-xs"
        variant="subtle"
        ml={-7}
        onClick={() => edit(tidy({ ...criteria, IncludeAllResidents: isEveryone ? undefined : true }))}
      >
        {change}
      </Button>
    </Inline>
  )
}

function Timing({ milliseconds }: { milliseconds: number | undefined }) {
  if (milliseconds === undefined) return <span className={kit.meta}>{messages.free}</span>
  return (
    <Inline as="span" gap={4} className={kit.meta}>
      <IconCode size={13} stroke={1.7} aria-hidden /> {messages.oneCall(milliseconds)}
    </Inline>
  )
}
