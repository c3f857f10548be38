import { NativeSelect } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { PAGE_SIZE } from '#api/queries.ts'
import type { Kind } from '#contract/kind.ts'
import { sortText } from '#contract/sort.ts'
import { rateOf } from '#criteria/cost.ts'
import { sortChoices } from '#criteria/sort.ts'
import { recordTableMessages } from '#features/records/messages.ts'
import { type Output, type Reading, readingsOf } from '#records/record.ts'
import { useEditView } from '#session/search.ts'
import { useSortFields } from '#session/service.ts'
import { useSettings } from '#session/settings.ts'
import { useSort } from '#session/sort.ts'
import kit from '#ui/kit.module.css'
import { Segments } from '#ui/Segments.tsx'
import { useNarrow } from '#ui/usePhone.ts'
import { ColumnChoice } from './ColumnChoice.tsx'
import { PickedRows } from './PickedRows.tsx'
import classes from './records.module.css'
import { SavedViews } from './SavedViews.tsx'
import { useIsCards } from './useGridView.ts'
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
  const isCards = useIsCards(source)
  return (
    <div className={`${kit.row} ${classes.bar}`} data-cards={isCards || undefined}>
      <PickedRows source={source} table={table} actions={pickActions} />
      <Cost kind={kind} output={output} />
      <SortChoice kind={kind} criteria={source.criteria} plain={isCards} />
      {!isCards && <SavedViews kind={kind} format={format} table={table} />}
      {!isCards && <ColumnChoice kind={kind} format={format} table={table} />}
      <FormatChoice kind={kind} format={format} onFormat={onFormat} plain={isCards} />
    </div>
  )
}

/** What a page of the table costs to read, at the rates set. */
function Cost({ kind, output }: { kind: Kind; output: Output }) {
  const rates = useSettings((state) => state.rates)
  const rate = rateOf(kind, output, rates)
  const text = rate === 0 ? recordTableMessages.notBilledHint : recordTableMessages.costHint(rate, PAGE_SIZE)
  return (
    <span className={`${kit.meta} ${kit.noWrap} ${classes.cost}`} title={text}>
      {rate === 0 ? recordTableMessages.notBilled : recordTableMessages.cost(rate * PAGE_SIZE, PAGE_SIZE)}
      <span className="visually-hidden">. {text}</span>
    </span>
  )
}

interface SortProps extends Pick<Source, 'kind' | 'criteria'> {
  /** A list without a frame. */
  plain: boolean
}

/** The order of the rows, where there is no room for the heads of many columns. */
function SortChoice({ kind, criteria, plain }: SortProps) {
  const narrow = useNarrow()
  const keys = useSort()
  const fields = useSortFields(kind)
  const editView = useEditView()
  const sort = keys && sortText(keys)
  if (!narrow || fields.length === 0) return null
  const choices = sortChoices({ kind, criteria, fields }, sort)
  return (
    <NativeSelect
      className={classes.sort}
      size="xs"
      variant={plain ? 'unstyled' : 'default'}
      aria-label={recordTableMessages.sort}
      value={sort ?? ''}
      data={[{ value: '', label: recordTableMessages.defaultOrder }, ...choices]}
      onChange={(event) => editView({ sort: event.currentTarget.value || undefined, row: undefined })}
    />
  )
}

/** As many formats as have room side by side. */
const FEW = 4

interface FormatProps extends Pick<Props, 'format' | 'onFormat'> {
  kind: Kind
  /** A list without a frame, beside tabs. */
  plain: boolean
}

/** How much of each record is shown; many formats, and a narrow table, take a list. */
function FormatChoice({ kind, format, onFormat, plain }: FormatProps) {
  const narrow = useMediaQuery('(max-width: 1279px)', false, { getInitialValueInEffect: false })
  const data = readingsOf[kind].map((value) => ({ value, label: recordTableMessages.formats[value] }))
  const shared = { size: 'xs', 'aria-label': recordTableMessages.format, value: format, data } as const
  if (narrow || data.length > FEW)
    return (
      <NativeSelect
        {...shared}
        variant={plain ? 'unstyled' : 'default'}
        onChange={(event) => onFormat(event.currentTarget.value as Reading)}
      />
    )
  return <Segments {...shared} onChange={onFormat} />
}
