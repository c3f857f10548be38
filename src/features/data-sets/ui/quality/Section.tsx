import type { ReactNode } from 'react'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import classes from './quality.module.css'

interface Props {
  title: string
  /** Sentences above the tables. */
  /** On paper it is on the page of the section before. */
  isShort?: boolean
  texts?: readonly (string | undefined | false)[]
  children?: ReactNode
}

/** A section of the report: sentences, then tables that reach its edges. */
export function Section({ title, isShort, texts = [], children }: Props) {
  const shown = texts.filter((text) => !!text)
  return (
    <Panel
      flush
      className={isShort ? undefined : classes.onPage}
      aria-label={title}
      head={<SectionTitle>{title}</SectionTitle>}
    >
      {shown.length > 0 && (
        <Stack gap={6} className={classes.text}>
          {shown.map((text) => (
            <p key={`${text}`} className={kit.breaks}>
              {text}
            </p>
          ))}
        </Stack>
      )}
      {children}
    </Panel>
  )
}

/** A title between two tables of a section. */
export const TableTitle = ({ children }: { children: string }) => (
  <h3 className={`${kit.heading} ${classes.tableTitle}`}>{children}</h3>
)
