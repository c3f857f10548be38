import type { ReactNode } from 'react'
import kit from '#ui/kit.module.css'
import classes from './settings.module.css'

/** A card of the settings with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${kit.card} ${classes.card}`} aria-label={title}>
      <h2 className={`${kit.title} ${classes.heading}`}>{title}</h2>
      {children}
    </section>
  )
}

/** One setting: what it is called, what it does, and its control. */
export function Line({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <div className={`${kit.line} ${kit.apart} ${classes.line}`}>
      <div className={classes.words}>
        <div className={kit.heading}>{label}</div>
        {hint && <div className={kit.second}>{hint}</div>}
      </div>
      {children}
    </div>
  )
}
