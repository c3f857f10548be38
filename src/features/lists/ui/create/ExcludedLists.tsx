import { MultiSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Kind } from '#contract/kind.ts'
import { createMessages as messages } from '#features/lists/messages/create.ts'
import { sizeOf } from '#lists/list.ts'
import { listsQuery } from '#lists/stored-lists.ts'
import { count } from '#shared/text/format.ts'

const label = messages.recordsToExclude

interface Props {
  kind: Kind
  value: readonly string[]
  onChange: (ids: string[]) => void
}

/** Lists whose records do not come into a list that is being made; nothing where there is no list yet. */
export function ExcludedLists({ kind, value, onChange }: Props) {
  const { lists = [] } = useQuery(listsQuery).data ?? {}
  const offered = lists.filter((list) => list.kind === kind)
  if (offered.length === 0) return null
  return (
    <MultiSelect
      size="xs"
      label={label}
      placeholder={value.length ? undefined : messages.noList}
      data={offered.map((list) => ({ value: list.id, label: `${list.name} (${count(sizeOf(list))})` }))}
      value={[...value]}
      onChange={onChange}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': messages.excludeNothing }}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}
