import type { Icon } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import kit from '#ui/kit.module.css'
import classes from './page.module.css'

interface Props {
  title: string
  icon: Icon
  /** At the right of the title. */
  aside?: ReactNode
  wide?: boolean
  children: ReactNode
}

/** A framed part of a record's page. */
export function Card({ title, icon: Sign, aside, wide, children }: Props) {
  const id = useId()
  return (
    <section className={`${kit.card} ${classes.card}`} aria-labelledby={id} data-wide={wide || undefined}>
      <div className={`${kit.row} ${classes.cardHead}`}>
        <Sign size={16} stroke={1.7} className={`${kit.fixed} ${kit.accent}`} aria-hidden />
        <h2 id={id} className={`${kit.body} ${kit.noWrap} ${kit.label}`}>
          {title}
        </h2>
        <span className={`${kit.second} ${classes.aside}`}>{aside}</span>
      </div>
      {children}
    </section>
  )
}
