import { IconCode } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { countMessages as messages } from '../messages/panel.ts'
import { LastChange, StopCounting } from './CountChange.tsx'
import { CountNotes, CountNumber, useCount } from './CountNumber.tsx'
import { CountScope } from './CountScope.tsx'

interface Props {
  /** Buttons for what can be done with the result. */
  actions: ReactNode
}

/** The live count, always for the criteria shown, with what the last edit changed. */
export function CountBlock({ actions }: Props) {
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
      <CountScope />
      <Inline>{actions}</Inline>
    </Stack>
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
