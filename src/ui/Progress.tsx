import { Button, Progress as MantineProgress } from '@mantine/core'
import { count } from '#shared/text/format.ts'
import kit from './kit.module.css'
import { Inline, Stack } from './layout.tsx'
import { uiMessages } from './messages.ts'

interface Props {
  /** What is going on: "Loading records". */
  label: string
  done: number
  /** 0 while it is not known. */
  of: number
  /** The amount as a percentage instead of "5,200 of 7,318". */
  percent?: boolean
  onStop?: () => void
  className?: string | undefined
}

/** How far work is: what is going on, the numbers, the bar, and a button to stop it. */
export function Progress({ label, done, of, percent, onStop, className }: Props) {
  return (
    <Stack gap={6} className={className}>
      <Inline justify="between">
        <span role="status">
          {label} <span className={kit.muted}>{amount(done, of, percent)}</span>
        </span>
        {onStop && (
          <Button variant="default" size="compact-sm" onClick={onStop}>
            {uiMessages.stop}
          </Button>
        )}
      </Inline>
      <ProgressBar label={label} value={of > 0 ? done / of : 0} />
    </Stack>
  )
}

/** The text of an amount; empty while it is not known how much there is. */
export function amount(done: number, of: number, percent = false): string {
  if (of <= 0) return ''
  return percent ? `${Math.floor((100 * Math.min(done, of)) / of)}%` : `${count(done)} of ${count(of)}`
}

interface BarProps {
  label: string
  /** From 0 to 1. */
  value: number
  /** Striped while it runs, gray while it is paused. */
  state?: 'running' | 'paused'
}

/** The bar alone. */
export function ProgressBar({ label, value, state }: BarProps) {
  return (
    <MantineProgress
      value={100 * Math.min(1, value)}
      size={8}
      striped={state === 'running'}
      color={state === 'paused' ? 'gray' : 'accent.5'}
      aria-label={label}
    />
  )
}
