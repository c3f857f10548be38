import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import kit from '#ui/kit.module.css'
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
      <div className={`${kit.row} ${classes.cardHead}`}>
        <Sign size={16} stroke={1.7} aria-hidden className={`${kit.fixed} ${kit.accent}`} />
        <h2 className={`${kit.grow} ${kit.heading}`}>{title}</h2>
        {aside && <span className={`${kit.second} ${classes.cardAside}`}>{aside}</span>}
      </div>
      {children}
    </section>
  )
}
