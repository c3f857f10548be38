import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Empty.module.css'
import kit from './kit.module.css'

interface Props {
  Icon: TablerIcon
  title: string
  /** The title of a whole page, or of a part of one. */
  level?: 1 | 2
  /** What can come here, as a paragraph, and ways to begin. */
  children: ReactNode
}

/** What stands where nothing is yet: an emblem, what it means, and what can be done. */
export function Empty({ Icon, title, level = 2, children }: Props) {
  const Title = `h${level}` as const
  return (
    <div className={`${kit.line} ${classes.empty}`}>
      <Icon size={44} stroke={1.2} className={`${kit.fixed} ${kit.accent}`} aria-hidden />
      <Title>{title}</Title>
      {children}
    </div>
  )
}
