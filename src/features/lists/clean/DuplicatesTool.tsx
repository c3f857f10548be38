import { IconCopyMinus } from '@tabler/icons-react'
import { lazy } from 'react'
import type { PartProps } from '../part.ts'
import { ToolButton } from '../read/ToolButton.tsx'

const DuplicatesForm = lazy(() => import('./DuplicatesForm.tsx').then((m) => ({ default: m.DuplicatesForm })))

export function DuplicatesTool({ list }: PartProps) {
  return (
    <ToolButton Sign={IconCopyMinus} label="Duplicates" title="Find duplicates" size={760}>
      {(close) => <DuplicatesForm list={list} onDone={close} />}
    </ToolButton>
  )
}
