import type { TablerIcon } from '@tabler/icons-react'
import { type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './components.module.css'
import kit from './kit.module.css'

/** The meaning of a color: neutral, active, waiting or needs attention, error or excluded, saved or new. */
export type Tone = 'info' | 'accent' | 'wait' | 'danger' | 'saved'

const noteTones: Record<Tone, string | undefined> = {
  info: undefined,
  accent: styles.accentNote,
  wait: styles.waitNote,
  danger: styles.dangerNote,
  saved: styles.savedNote,
}

interface NoteProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: Tone
  icon?: TablerIcon | ReactElement
  /** The first line, in bold. */
  title?: ReactNode
  /** Buttons at the right, below the text on phones. */
  action?: ReactNode
  /** Over the full width of a panel, with lines above and below. */
  band?: boolean
}

/** A message next to what it is about. Give it `role="status"`, or `role="alert"` for errors. */
export function Note(props: NoteProps) {
  const { tone = 'info', icon: Icon, title, action, band, className, children, ...rest } = props
  return (
    <div className={classNames(styles.note, noteTones[tone], band && styles.noteBand, className)} {...rest}>
      {isValidElement(Icon) ? Icon : Icon && <Icon size={16} stroke={1.7} aria-hidden />}
      <div className={styles.noteText}>
        {title !== undefined && <p className={kit.heading}>{title}</p>}
        {children}
      </div>
      {action}
    </div>
  )
}

const tagTones: Record<Tone, string | undefined> = {
  info: kit.infoTone,
  accent: kit.accentTone,
  wait: kit.waitTone,
  danger: kit.dangerTone,
  saved: kit.savedTone,
}

/** A small label with a colored background: a state, a number, a mark. */
export function Tag({ tone = 'info', className, ...rest }: ComponentProps<'span'> & { tone?: Tone }) {
  return <span className={classNames(kit.tag, tagTones[tone], className)} {...rest} />
}
