import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './components.module.css'
import kit from './kit.module.css'

interface Props extends ComponentProps<'section'> {
  /** A bar at the top on the page's gray, usually a `SectionTitle`. */
  head?: ReactNode
  /** A bar at the bottom, usually actions. */
  foot?: ReactNode
  /** Children reach the edges: tables, lists, maps. */
  flush?: boolean
}

/** A framed part of a page. Give it an `aria-label`. */
export function Panel({ head, foot, flush, className, children, ...rest }: Props) {
  const hasBars = head !== undefined || foot !== undefined
  return (
    <section
      className={classNames(kit.card, hasBars || flush ? styles.flush : styles.panelBody, className)}
      {...rest}
    >
      {head !== undefined && <div className={styles.panelHead}>{head}</div>}
      {hasBars && !flush ? <div className={styles.panelBody}>{children}</div> : children}
      {foot !== undefined && <div className={styles.panelFoot}>{foot}</div>}
    </section>
  )
}
