import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import kit from '#ui/kit.module.css'
import classes from './about.module.css'

interface Props {
  Icon: Icon
  title: string
  /** A word at the right of the title. */
  detail?: ReactNode
  children: ReactNode
}

/** One part of the right column. */
export function AboutCard({ Icon, title, detail, children }: Props) {
  return (
    <section className={classes.card} aria-label={title}>
      <div className={`${kit.row} ${classes.cardHead}`}>
        <Icon size={16} stroke={1.7} aria-hidden className={`${kit.fixed} ${kit.accent}`} />
        <h2 className={`${kit.grow} ${kit.heading}`}>{title}</h2>
        {detail && <span className={`${kit.second} ${classes.cardAside}`}>{detail}</span>}
      </div>
      {children}
    </section>
  )
}
