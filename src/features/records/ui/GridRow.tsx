import { memo } from 'react'
import type { Kind } from '#contract/kind.ts'
import { rowSelectionMessages as messages } from '#features/records/messages.ts'
import { type AnyRecord, nameOf } from '#records/record.ts'
import { useSelection } from '#session/selection.ts'
import { NONE } from '#shared/text/format.ts'
import { checkCell } from '#ui/check-cell.tsx'
import grid from '#ui/grid.module.css'
import { cellAttributes, rowAttributes } from '#ui/grid-cells.ts'
import kit from '#ui/kit.module.css'
import type { PlacedColumn } from '../model/widths.ts'
import classes from './records.module.css'

export interface RowProps {
  index: number
  /** Pixels from the top of the list, and of the row. */
  top: number
  height: number
  columns: readonly PlacedColumn[]
  kind: Kind
  record: AnyRecord | undefined
  /** The column of the cursor, when it is in this row. */
  active: number | undefined
  opened: boolean
  picked: boolean
}

interface Props extends RowProps {
  /** Pixels across. */
  width: number
}

/** The box that ticks a row. */
export const rowCheck = ({ index, kind, record, active, picked }: RowProps) =>
  checkCell({
    row: index,
    active,
    checked: picked,
    disabled: !record,
    label: messages.row((record && nameOf(kind, record)) ?? record?.Id ?? messages.rowNumber(index)),
  })

/** One record; placeholder bars until its page is loaded. The grid handles the clicks of all rows. */
export const GridRow = memo((props: Props) => {
  const { index, top, height, width, columns, record, active, opened, picked } = props
  const id = record?.Id
  const pointed = useSelection((state) => id !== undefined && state.pointed === id)
  return (
    <div
      role="row"
      {...rowAttributes({ index, top, height, width, picked, active })}
      className={`${grid.row} ${kit.pointer} ${classes.row}`}
      data-pointed={pointed || undefined}
      data-opened={opened || undefined}
      aria-current={opened || undefined}
      onMouseEnter={() => useSelection.getState().recordPointed(id, record?.Location)}
    >
      {rowCheck(props)}
      {columns.map((column, i) => (
        <span
          key={column.key}
          role="gridcell"
          {...cellAttributes(index, i + 1, active)}
          className={`${kit.truncate} ${grid.cell} ${kit.fixed} ${column.pinned ? classes.pinned : ''}`}
          style={{ width: column.width, ...(column.pinned && { left: column.left }) }}
          data-right={column.right || undefined}
          data-first={i === 0 || undefined}
        >
          {record ? (
            <bdi>{column.cell(record) ?? NONE}</bdi>
          ) : (
            <span className={classes.toCome} style={{ width: `${40 + ((index * 13 + i * 29) % 50)}%` }} />
          )}
        </span>
      ))}
    </div>
  )
})
