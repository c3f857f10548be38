import type { ReactNode } from 'react'
import classes from './exports.module.css'

/** A part of the form with its name. */
export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.part} aria-label={title}>
      <div className={classes.partHead}>
        <h2 className={classes.partTitle}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
