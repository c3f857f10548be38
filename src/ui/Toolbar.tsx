import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './components.module.css'
import kit from './kit.module.css'

interface Props extends ComponentProps<'div'> {
  /** Where the line to the content is. */
  edge?: 'top' | 'bottom'
}

/** A bar of controls over or below content; it wraps. What comes after `kit.last` is at the right. */
export function Toolbar({ edge, className, ...rest }: Props) {
  return (
    <div
      className={classNames(
        styles.toolbar,
        edge === 'top' && kit.above,
        edge === 'bottom' && kit.below,
        className,
      )}
      {...rest}
    />
  )
}

/** The buttons that end a form or dialog, the primary one last; over the full width on narrow screens. */
export function Actions({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(kit.actions, kit.end, className)} {...rest} />
}
