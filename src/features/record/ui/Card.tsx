import type { Icon } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import classes from './page.module.css'

interface Props {
  title: string
  icon: Icon
  /** Stands at the right of the title. */
  aside?: ReactNode
  wide?: boolean
  children: ReactNode
}

/** A framed part of a record's page. */
export function Card({ title, icon: Sign, aside, wide, children }: Props) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id} data-wide={wide || undefined}>
      <div className={classes.cardHead}>
        <Sign size={16} stroke={1.7} className={classes.sign} aria-hidden />
        <h2 id={id} className={classes.cardTitle}>
          {title}
        </h2>
        <span className={classes.aside}>{aside}</span>
      </div>
      {children}
    </section>
  )
}
