import type { TablerIcon } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { Stack } from '#ui/layout.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'

interface Props {
  title: string
  icon: TablerIcon
  /** At the right of the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A framed part of a record's page. */
export function Card({ title, icon, aside, children }: Props) {
  const id = useId()
  return (
    <Panel aria-labelledby={id}>
      <Stack>
        <SectionTitle id={id} icon={icon} note={aside || undefined}>
          {title}
        </SectionTitle>
        {children}
      </Stack>
    </Panel>
  )
}
