import { IconCopy, IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PAGE_SIZE } from '#api/queries.ts'
import type { Kind } from '#contract/kind.ts'
import { rateOf } from '#criteria/cost.ts'
import { rowSelectionMessages as messages, recordTableMessages } from '#features/records/messages.ts'
import type { Output, Reading } from '#records/record.ts'
import { notice } from '#session/notices.ts'
import { useSelection } from '#session/selection.ts'
import { useSettings } from '#session/settings.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { ColumnChoice } from './ColumnChoice.tsx'
import { pickedRecords, tableText } from './copy-rows.ts'
import { FormatChoice } from './FormatChoice.tsx'
import classes from './records.module.css'
import { SavedViews } from './SavedViews.tsx'
import type { Source } from './usePages.ts'
import type { RecordTable } from './useTable.ts'

interface Props {
  source: Source
  format: Reading
  onFormat: (format: Reading) => void
  table: RecordTable
  /** What else can be done with the selected rows. */
  pickActions?: ReactNode
}

/** What the table shows: how many rows are ticked, what reading costs, which view, columns and format. */
export function RecordsBar({ source, format, onFormat, table, pickActions }: Props) {
  const { kind, output } = source
  return (
    <div className={`${kit.row} ${classes.bar}`}>
      <Picked source={source} table={table} pickActions={pickActions} />
      <Cost kind={kind} output={output} />
      <SavedViews kind={kind} format={format} table={table} />
      <ColumnChoice kind={kind} format={format} table={table} />
      <FormatChoice kind={kind} format={format} onFormat={onFormat} />
    </div>
  )
}

function Picked({ source, table, pickActions }: Pick<Props, 'source' | 'table' | 'pickActions'>) {
  const client = useQueryClient()
  const { picked, pickCleared } = useSelection()
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
  return (
    <span className={`${kit.inline} ${kit.tag} ${kit.accentTone} ${classes.picked}`}>
      <span role="status">{messages.selected(picked.size)}</span>
      {pickActions}
      <IconButton
        Icon={IconCopy}
        variant="transparent"
        color="accent"
        label={messages.copy}
        onClick={copy}
        small
      />
      <IconButton
        Icon={IconX}
        variant="transparent"
        color="accent"
        label={messages.clear}
        onClick={pickCleared}
        small
      />
    </span>
  )
}

/** What a page of the table costs to read, at the rates set. */
function Cost({ kind, output }: { kind: Kind; output: Output }) {
  const rates = useSettings((state) => state.rates)
  const rate = rateOf(kind, output, rates)
  const text = rate === 0 ? recordTableMessages.notBilledHint : recordTableMessages.costHint(rate, PAGE_SIZE)
  return (
    <span className={`${kit.meta} ${classes.cost}`} title={text}>
      {rate === 0 ? recordTableMessages.notBilled : recordTableMessages.cost(rate * PAGE_SIZE, PAGE_SIZE)}
      <span className="visually-hidden">. {text}</span>
    </span>
  )
}
