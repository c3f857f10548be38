import { IconCopy, IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { countQuery } from '#api/queries.ts'
import { rowSelectionMessages as messages } from '#features/records/messages.ts'
import { notice } from '#session/notices.ts'
import { useSelection } from '#session/selection.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Tag } from '#ui/Note.tsx'
import { pickedRecords, tableText } from './copy-rows.ts'
import type { Source } from './usePages.ts'
import type { RecordTable } from './useTable.ts'

interface Props {
  source: Source
  table: RecordTable
  /** What else can be done with the selected rows. */
  actions: ReactNode
}

/** How many rows are ticked, how many of them the search does not have, and what can be done with them. */
export function PickedRows({ source, table, actions }: Props) {
  const client = useQueryClient()
  const { picked, pickCleared } = useSelection()
  const hidden = useHiddenPicks(source, picked)
  if (picked.size === 0) return null
  const copy = async () => {
    const records = pickedRecords(client, source, picked)
    const columns = table.keys.flatMap((key) => table.columns.find((column) => column.key === key) ?? [])
    try {
      await navigator.clipboard.writeText(tableText(columns, records))
      notice({ text: messages.copied(records.length, picked.size) })
    } catch {
      notice({ text: messages.copyBlocked })
    }
  }
  const buttons = [
    { Icon: IconCopy, label: messages.copy, onClick: copy },
    { Icon: IconX, label: messages.clear, onClick: pickCleared },
  ]
  return (
    <Tag tone="accent" className={kit.inline}>
      <span role="status">{messages.selected(picked.size, hidden)}</span>
      {actions}
      {buttons.map((button) => (
        <IconButton key={button.label} variant="transparent" color="accent" small {...button} />
      ))}
    </Tag>
  )
}

/** Ticked rows are counted in one call up to so many. */
const MAX_COUNTED = 2000

/** How many ticked rows are not in the search, as after a change of its filters: a free count gives it, unless all of them are loaded. */
function useHiddenPicks(source: Source, picked: ReadonlySet<string>): number {
  const client = useQueryClient()
  const { kind, criteria } = source
  const isCountable = picked.size > 0 && picked.size <= MAX_COUNTED && criteria.Id === undefined
  const isUnknown = isCountable && pickedRecords(client, source, picked).length < picked.size
  const { data, isPlaceholderData } = useQuery({
    ...countQuery(kind, { ...criteria, Id: [...picked] }),
    enabled: isUnknown,
  })
  return isUnknown && data && !isPlaceholderData ? picked.size - data.MatchCount : 0
}
