import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Empty.module.css'
import kit from './kit.module.css'

interface Props {
  /** The sign of a whole page or panel; without it this is a small box among other parts. */
  Icon?: TablerIcon
  title: string
  /** The title of a whole page, or of a part of one. */
  level?: 1 | 2 | 3
  /** What to do, as a paragraph, and buttons for it. */
  children?: ReactNode
}

/** What a page, a panel or a part of one shows while there is nothing: what is missing, and what to do. */
export function Empty({ Icon, title, level = 2, children }: Props) {
  const Title = `h${level}` as const
  return (
    <div className={Icon ? `${kit.line} ${classes.empty}` : classes.box}>
      {Icon && <Icon size={44} stroke={1.2} className={`${kit.fixed} ${kit.accent}`} aria-hidden />}
      <Title>{title}</Title>
      {children}
    </div>
  )
}
