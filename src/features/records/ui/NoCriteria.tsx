import { Button, Group } from '@mantine/core'
import { IconSearch, IconTargetArrow } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { recordTableMessages } from '#features/records/messages.ts'
import { useEditCriteria, useKind } from '#session/search.ts'
import { Empty } from '#ui/Empty.tsx'
import kit from '#ui/kit.module.css'

/** A first search of each kind. */
const first: Record<Kind, Criteria> = {
  companies: { PrimarySic: '8021', CitiesByStateProvince: [{ City: 'Omaha', StateProvince: 'NE' }] },
  people: { IsHomeowner: true, CitiesByStateProvince: [{ City: 'Omaha', StateProvince: 'NE' }] },
}
const messages = recordTableMessages.noFilters

interface Props {
  onShow: () => void
  /** The way to a first list, for a newcomer. */
  start?: ReactNode
}

/** The search has no filters: records load, and are billed, only on request. */
export function NoCriteria({ onShow, start }: Props) {
  const edit = useEditCriteria()
  const kind = useKind()
  return (
    <div className={`${kit.rest} ${kit.scroll}`}>
      {start}
      <Empty Icon={IconTargetArrow} title={messages.title}>
        <p>{messages.text}</p>
        <Group gap={8} justify="center">
          <Button leftSection={<IconSearch size={15} stroke={1.7} />} onClick={() => edit(first[kind])}>
            {messages.examples[kind]}
          </Button>
          <Button variant="subtle" onClick={onShow}>
            {messages.browseAll}
          </Button>
        </Group>
      </Empty>
    </div>
  )
}
