import { memo } from 'react'
import type { Kind } from '#contract/kind.ts'
import { recordsMessages as messages } from '#features/lists/messages/records.ts'
import type { GridColumn } from '#features/lists/model/records/columns.ts'
import type { FollowUp } from '#records/follow-up.ts'
import { nameOf } from '#records/record.ts'
import { formatOf } from '#records/record-groups.ts'
import type { IndustryName } from '#reference/industry-names.ts'
import { NONE } from '#shared/text/format.ts'
import type { CachedRecord } from '#storage/database.ts'
import { checkCell } from '#ui/check-cell.tsx'
import grid from '#ui/grid.module.css'
import { cellAttributes, rowAttributes } from '#ui/grid-cells.ts'
import kit from '#ui/kit.module.css'
import classes from './grid.module.css'

interface Props {
  kind: Kind
  index: number
  id: string
  cached: CachedRecord | undefined
  followUp: FollowUp | undefined
  columns: readonly GridColumn[]
  industry: IndustryName
  /** Pixels from the top of the rows, and of the row. */
  top: number
  height: number
  /** The column of the cursor, when it is in this row. */
  active: number | undefined
  picked: boolean
}

/** One member: its cached record, else its id and "not loaded". The grid handles the clicks of all rows. */
export const ListRow = memo((props: Props) => {
  const { kind, index, id, cached, followUp, columns, industry, top, height, active, picked } = props
  const name = (cached && nameOf(kind, cached.record)) ?? id
  return (
    <div
      role="row"
      {...rowAttributes({ index, top, height, picked, active })}
      className={`${grid.row} ${classes.row}`}
    >
      {checkCell({
        row: index,
        active,
        checked: picked,
        label: messages.tick(name),
        className: kit.pointer,
      })}
      {columns.map((column, i) => (
        <span
          key={column.key}
          role="gridcell"
          {...cellAttributes(index, i + 1, active)}
          className={`${kit.truncate} ${grid.cell}`}
          style={{ flex: `1 0 ${column.width}px`, width: column.width }}
          data-right={column.right || undefined}
          data-first={i === 0 || undefined}
        >
          {i === 0 ? (
            <button
              type="button"
              tabIndex={-1}
              className={`${kit.truncate} ${kit.plain} ${kit.underlines} ${classes.open}`}
              title={messages.openRecord}
            >
              {cached ? (
                <CellText kind={kind} industry={industry} cached={cached} column={column} />
              ) : (
                <Unread id={id} />
              )}
            </button>
          ) : column.own ? (
            followUp && <OwnText text={column.own.text(followUp)} />
          ) : (
            cached && <CellText kind={kind} industry={industry} cached={cached} column={column} />
          )}
        </span>
      ))}
    </div>
  )
})

/** What a person noted; whole under the pointer, as it may be cut. */
const OwnText = ({ text }: { text: string }) => <bdi title={text || undefined}>{text}</bdi>

interface CellProps extends Pick<Props, 'kind' | 'industry'> {
  cached: CachedRecord
  column: GridColumn
}

/** A value, a dash where the record has none; where it is not loaded, the format that has it. */
function CellText({ kind, industry, cached, column: { fields, text } }: CellProps) {
  const value = text(cached.record, industry)
  if (value !== undefined) return <bdi>{value}</bdi>
  const [field] = fields
  if (field === undefined || fields.some((one) => cached.fields.includes(one))) return NONE
  const format = formatOf(kind, field)
  return (
    <span className={kit.meta} title={messages.inFormatHint(format)}>
      {messages.inFormat(format)}
    </span>
  )
}

function Unread({ id }: { id: string }) {
  return (
    <>
      <code className={classes.id}>{id}</code>{' '}
      <span className={`${kit.meta} ${classes.unread}`}>{messages.notLoaded}</span>
    </>
  )
}
