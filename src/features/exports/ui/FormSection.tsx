import type { ReactNode } from 'react'
import kit from '#ui/kit.module.css'
import classes from './exports.module.css'

/** A titled section of the form. */
export function FormSection({
  title,
  extra,
  children,
}: {
  title: string
  extra?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={kit.narrow} aria-label={title}>
      <div className={`${kit.headline} ${classes.partHead}`}>
        <h2 className={kit.heading}>{title}</h2>
        {extra}
      </div>
      {children}
    </section>
  )
}
