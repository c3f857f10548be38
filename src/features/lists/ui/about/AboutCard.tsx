import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'

interface Props {
  Icon: TablerIcon
  title: string
  /** A word at the right of the title. */
  detail?: ReactNode
  children: ReactNode
}

/** One part of the right column. */
export function AboutCard({ Icon, title, detail, children }: Props) {
  return (
    <Stack as="section" className={`${kit.padded} ${kit.below}`} aria-label={title}>
      <SectionTitle icon={Icon} note={detail}>
        {title}
      </SectionTitle>
      {children}
    </Stack>
  )
}
