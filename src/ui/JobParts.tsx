import type { ReactElement, ReactNode } from 'react'
import kit from './kit.module.css'
import { Inline } from './layout.tsx'
import { uiMessages } from './messages.ts'
import { Note, Tag, type Tone } from './Note.tsx'
import { Stat, Stats } from './Stat.tsx'

const stateTones: Readonly<Record<string, Tone>> = { running: 'accent', waiting: 'wait', stopped: 'danger' }

/** The state of a job in words and color. */
export function StateTag({ state, children }: { state: string; children: string }) {
  return (
    <Tag tone={stateTones[state] ?? 'info'} data-state={state} role="status">
      {children}
    </Tag>
  )
}

interface AmountProps {
  done: string
  /** What the number counts, for tests to find it by. */
  name: string
  /** In percent. */
  share: number
  children: ReactNode
}

/** How much is done, in large type, of how much, and the percentage. */
export function Amount({ done, name, share, children }: AmountProps) {
  return (
    <Inline as="p" gap={4} align="baseline" className={kit.muted}>
      <strong className={`${kit.count} ${kit.normal}`} data-testid={name}>
        {done}
      </strong>{' '}
      {uiMessages.of} {children}
      <span className={`${kit.last} ${kit.label} ${kit.normal}`}>{Math.floor(share)}%</span>
    </Inline>
  )
}

/** The step in progress, and the time it still takes. */
export function Step({ left, children }: { left: string | undefined; children: string }) {
  return (
    <Inline as="p" gap={12} wrap justify="between" className={kit.second}>
      <span>{children}</span>
      {left && <span>{left}</span>}
    </Inline>
  )
}

interface ReasonProps {
  icon: ReactElement
  /** Screen readers say it at once. */
  alert: boolean
  /** The person has to do something about it. */
  red: boolean
  children: ReactNode
}

/** Why a job waits or is stopped, and what is safe. */
export function ReasonNote({ icon, alert, red, children }: ReasonProps) {
  return (
    <Note band tone={red ? 'danger' : 'wait'} icon={icon} role={alert ? 'alert' : 'status'}>
      {children}
    </Note>
  )
}

/** Figures of a job in a row. */
export function Figures({ figures }: { figures: Readonly<Record<string, string>> }) {
  return (
    <Stats className={kit.above}>
      {Object.entries(figures).map(([name, figure]) => (
        <Stat key={name} label={name} value={figure} size="sm" />
      ))}
    </Stats>
  )
}
