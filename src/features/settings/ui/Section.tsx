import type { ReactNode } from 'react'
import kit from '#ui/kit.module.css'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'

/** A card of the settings with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel aria-label={title} className={`${kit.column} ${kit.gap8}`}>
      <SectionTitle large>{title}</SectionTitle>
      {children}
    </Panel>
  )
}
