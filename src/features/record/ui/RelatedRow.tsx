import type { TablerIcon } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Kind } from '#contract/kind.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { besideResult, pageOf } from '../model/record-links.ts'
import classes from './page.module.css'

const nameClasses = `${kit.truncate} ${kit.cell} ${kit.name} ${kit.normal} ${kit.underlines} ${classes.memberName}`

/** The name of a related record, which leads to its page. */
export function RecordLink({ kind, id, name }: { kind: Kind; id: string; name: string }) {
  return (
    <Link to={pageOf[kind]} params={{ id }} search={besideResult} className={nameClasses}>
      <bdi>{name}</bdi>
    </Link>
  )
}

interface Props {
  icon: TablerIcon
  kind: Kind
  id: string
  name: string
  /** Whether it is the record of the page itself. */
  current?: boolean
  details: ReactNode
  /** A figure at the right. */
  children?: ReactNode
}

/** A related record: its sign, its name, and what it is below that. */
export function RelatedRow({ icon: Sign, kind, id, name, current, details, children }: Props) {
  return (
    <Inline className={classes.member} aria-current={current || undefined}>
      <span
        className={`${kit.center} ${kit.fixed} ${current ? kit.accentTone : kit.infoTone} ${classes.tile}`}
      >
        <Sign size={15} stroke={1.6} aria-hidden />
      </span>
      <span className={`${kit.column} ${kit.fill}`}>
        {current ? (
          <span className={nameClasses}>
            <bdi>{name}</bdi>
          </span>
        ) : (
          <RecordLink kind={kind} id={id} name={name} />
        )}
        <span className={kit.meta}>{details}</span>
      </span>
      {children}
    </Inline>
  )
}
