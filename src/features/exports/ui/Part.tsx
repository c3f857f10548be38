import type { ReactNode } from 'react'
import kit from '#ui/kit.module.css'
import classes from './exports.module.css'

/** A part of the form with its name. */
export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className={kit.narrow} aria-label={title}>
      <div className={`${kit.headline} ${classes.partHead}`}>
        <h2 className={kit.heading}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
