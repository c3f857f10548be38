import { IconCopyMinus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { defaultMatchKey, duplicatesQuery } from '#features/lists/data/duplicates-query.ts'
import { headerMessages as messages } from '#features/lists/messages/header.ts'
import { idsToRemove } from '#lists/duplicates.ts'
import { sizeOf } from '#lists/list.ts'
import type { PartProps } from '../part.ts'
import { ToolButton } from './ToolButton.tsx'

const DuplicatesForm = lazy(() =>
  import('../duplicates/DuplicatesForm.tsx').then((m) => ({ default: m.DuplicatesForm })),
)

/** Longer lists are searched only when the dialog opens. */
const LOOKED_THROUGH = 20_000

/** The tool that finds duplicates, with the number that can be removed. */
export function DuplicatesTool({ list }: PartProps) {
  const { data } = useQuery({
    ...duplicatesQuery(list, [defaultMatchKey[list.kind]]),
    enabled: sizeOf(list) <= LOOKED_THROUGH,
  })
  const many = data ? idsToRemove(data.groups, 'first').size : 0
  return (
    <ToolButton
      Icon={IconCopyMinus}
      label={messages.duplicates}
      title={messages.duplicatesHint}
      size={760}
      badge={many > 0 ? { many, label: messages.canBeRemoved } : undefined}
    >
      {(close) => <DuplicatesForm list={list} onDone={close} />}
    </ToolButton>
  )
}
