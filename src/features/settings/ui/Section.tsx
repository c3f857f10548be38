import type { ReactNode } from 'react'
import classes from './settings.module.css'

/** A card of the settings with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.card} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      {children}
    </section>
  )
}

/** One setting: what it is called, what it does, and its control. */
export function Line({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <div className={classes.line}>
      <div className={classes.words}>
        <div className={classes.label}>{label}</div>
        {hint && <div className={classes.hint}>{hint}</div>}
      </div>
      {children}
    </div>
  )
}
