import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './components.module.css'
import kit from './kit.module.css'

interface Props {
  children: ReactNode
  icon?: TablerIcon
  /** For the section that the title names. */
  id?: string
  level?: 2 | 3
  /** 16 px instead of 13: the title of a page's main part. */
  large?: boolean
  /** A number directly after the title, in gray. */
  count?: ReactNode
  /** Secondary text at the right. */
  note?: ReactNode
  /** Buttons at the right. */
  actions?: ReactNode
  className?: string | undefined
}

/** The title of a section, with its number, a note and its buttons in one line. */
export function SectionTitle(props: Props) {
  const { children, icon: Icon, id, level = 2, large, count, note, actions, className } = props
  const Heading = `h${level}` as const
  const heading = large ? kit.title : kit.heading
  const isAlone = !Icon && count === undefined && note === undefined && actions === undefined
  if (isAlone)
    return (
      <Heading id={id} className={classNames(heading, className)}>
        {children}
      </Heading>
    )
  return (
    <div className={classNames(styles.sectionTitle, className)}>
      {Icon && <Icon size={16} stroke={1.7} aria-hidden className={`${kit.fixed} ${kit.accent}`} />}
      <Heading id={id} className={classNames(heading, kit.grow)}>
        {children}
        {count !== undefined && <span className={styles.titleCount}>{count}</span>}
      </Heading>
      {note !== undefined && <span className={kit.second}>{note}</span>}
      {actions}
    </div>
  )
}
