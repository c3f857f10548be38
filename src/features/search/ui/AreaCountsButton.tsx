import { Button } from '@mantine/core'
import { IconTable } from '@tabler/icons-react'
import { useState } from 'react'
import { MAX_AREAS } from '#contract/place.ts'
import { includedPlaces } from '#criteria/areas/area-counts.ts'
import { useCriteria } from '#session/search.ts'
import { areaCountMessages as messages } from '../messages/panel.ts'
import { editors, withEditors } from './load-editors.ts'

/** Opens the table of the areas with their counts; there is one for two areas and more. */
export function AreaCountsButton() {
  const criteria = useCriteria()
  const [isOpen, setOpen] = useState(false)
  const areas = includedPlaces(criteria).length
  const forms = isOpen ? editors() : undefined
  if (areas < 2 || areas > MAX_AREAS) return null
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconTable size={15} stroke={1.7} aria-hidden />}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => withEditors(() => setOpen(true))}
      >
        {messages.open}
      </Button>
      {forms && <forms.AreaCounts onClose={() => setOpen(false)} />}
    </>
  )
}
