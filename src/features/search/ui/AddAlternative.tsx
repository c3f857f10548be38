import { Popover } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Criteria } from '#contract/criteria.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { alternativeMessages } from '../messages/panel.ts'
import { editors, withEditors } from './load-editors.ts'

interface Props {
  label: string
  onAdd: (item: Criteria) => void
}

/** A plus that opens the form of a new alternative. */
export function AddAlternative({ label, onAdd }: Props) {
  const [open, setOpen] = useState(false)
  const forms = editors()
  return (
    <Popover opened={open} onChange={setOpen} width={380} position="right-start" trapFocus returnFocus>
      <Popover.Target>
        <IconButton Icon={IconPlus} label={label} onClick={() => withEditors(() => setOpen(!open))} small />
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        {forms && (
          <forms.AlternativeForm
            item={{}}
            submit={alternativeMessages.submit}
            onDone={(item) => {
              onAdd(item)
              setOpen(false)
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
