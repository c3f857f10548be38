import { Button, Group } from '@mantine/core'
import { IconSearch, IconTargetArrow } from '@tabler/icons-react'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { useEditCriteria, useKind } from '#session/search.ts'
import { Empty } from '#ui/Empty.tsx'

/** A first search of each kind. */
const first: Record<Kind, { label: string; criteria: Criteria }> = {
  companies: {
    label: 'Find dentists in Omaha',
    criteria: { PrimarySic: '8021', CitiesByStateProvince: [{ City: 'Omaha', StateProvince: 'NE' }] },
  },
  people: {
    label: 'Find homeowners in Omaha',
    criteria: { IsHomeowner: true, CitiesByStateProvince: [{ City: 'Omaha', StateProvince: 'NE' }] },
  },
}

/** The search has no filters: records load, and are billed, only on request. */
export function NoCriteria({ onShow }: { onShow: () => void }) {
  const edit = useEditCriteria()
  const { label, criteria } = first[useKind()]
  return (
    <Empty Icon={IconTargetArrow} title="Build your audience">
      <p>
        Start with a place or an industry. Counts are free. Records are loaded and billed only when this table
        shows them.
      </p>
      <Group gap={8} justify="center">
        <Button leftSection={<IconSearch size={15} stroke={1.7} />} onClick={() => edit(criteria)}>
          {label}
        </Button>
        <Button variant="subtle" onClick={onShow}>
          Browse all
        </Button>
      </Group>
    </Empty>
  )
}
