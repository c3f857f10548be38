import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './aside.module.css'

interface Props {
  Sign: Icon
  title: string
  /** A word at the right of the title. */
  aside?: ReactNode
  children: ReactNode
}

/** One part of the right column. */
export function Card({ Sign, title, aside, children }: Props) {
  return (
    <section className={classes.card} aria-label={title}>
      <div className={classes.cardHead}>
        <Sign size={16} stroke={1.7} aria-hidden className={classes.sign} />
        <h2 className={classes.cardTitle}>{title}</h2>
        {aside && <span className={classes.cardAside}>{aside}</span>}
      </div>
      {children}
    </section>
  )
}
