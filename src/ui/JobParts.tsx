import type { ReactNode } from 'react'
import classes from './JobParts.module.css'
import kit from './kit.module.css'

/** The state of long work, in words; its colour is that of the state. */
export function StateTag({ state, children }: { state: string; children: string }) {
  return (
    <span className={`${kit.meta} ${classes.tag}`} data-state={state} role="status">
      {children}
    </span>
  )
}

interface AmountProps {
  done: string
  /** What the number is of, for tests to find it by. */
  name: string
  share: number
  children: ReactNode
}

/** How much is done, large, of how much, and the share of it in percent. */
export function Amount({ done, name, share, children }: AmountProps) {
  return (
    <p className={classes.amount}>
      <strong className={`${kit.count} ${classes.count}`} data-testid={name}>
        {done}
      </strong>{' '}
      of {children}
      <span className={classes.percent}>{Math.floor(share)}%</span>
    </p>
  )
}

/** What is being done, and how long it still takes. */
export function Step({ left, children }: { left: string | undefined; children: string }) {
  return (
    <p className={`${kit.second} ${classes.step}`}>
      <span>{children}</span>
      {left && <span>{left}</span>}
    </p>
  )
}

interface ReasonProps {
  icon: ReactNode
  /** Whether it has to be heard at once, and whether the person has to do something about it. */
  alert: boolean
  red: boolean
  children: ReactNode
}

/** Why long work waits or is stopped, and what is safe. */
export function ReasonNote({ icon, alert, red, children }: ReasonProps) {
  return (
    <div
      className={`${kit.form} ${classes.reason}`}
      data-red={red || undefined}
      role={alert ? 'alert' : 'status'}
    >
      {icon}
      <div>{children}</div>
    </div>
  )
}

/** Three figures of long work in a row. */
export function Figures({ figures }: { figures: Readonly<Record<string, string>> }) {
  return (
    <dl className={classes.figures}>
      {Object.entries(figures).map(([name, figure]) => (
        <div key={name} className={`${kit.facts} ${classes.figure}`}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
