import { useQuery } from '@tanstack/react-query'
import { defaultMatchKey, duplicatesQuery } from '#features/lists/data/find-duplicates.ts'
import { headerMessages as messages } from '#features/lists/messages/header.ts'
import { idsToRemove } from '#lists/duplicates.ts'
import { type List, sizeOf } from '#lists/list.ts'
import { count } from '#shared/text/format.ts'
import { Tag } from '#ui/Note.tsx'

/** Longer lists are searched only when the dialog opens. */
const LOOKED_THROUGH = 20_000

/** The number of duplicates that can be removed, where there are some. */
export function DuplicatesBadge({ list }: { list: List }) {
  const { data } = useQuery({
    ...duplicatesQuery(list, [defaultMatchKey[list.kind]]),
    enabled: sizeOf(list) <= LOOKED_THROUGH,
  })
  const many = data ? idsToRemove(data.groups, 'first').size : 0
  if (many === 0) return null
  return (
    <Tag tone="wait">
      {count(many)} <span className="visually-hidden">{messages.canBeRemoved}</span>
    </Tag>
  )
}
