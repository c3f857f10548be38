import type { ReactNode } from 'react'
import kit from '#ui/kit.module.css'

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
      <div className={`${kit.headline} ${kit.gap8} ${kit.spaceBelow}`}>
        <h2 className={kit.heading}>{title}</h2>
        {extra}
      </div>
      {children}
    </section>
  )
}
