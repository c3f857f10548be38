import { Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconChevronDown, IconPin } from '@tabler/icons-react'
import { memo } from 'react'
import type { Kind } from '#contract/kind.ts'
import { rowSelectionMessages as messages, tableColumnMessages } from '#features/records/messages.ts'
import type { AnyRecord } from '#records/record.ts'
import grid from '#ui/grid.module.css'
import { cellAttributes } from '#ui/grid-cells.ts'
import kit from '#ui/kit.module.css'
import type { PlacedColumn } from '../model/widths.ts'
import { ColumnMenu } from './ColumnMenu.tsx'
import classes from './records.module.css'
import type { ColumnSort } from './useColumnSort.ts'
import type { useHeadDrag } from './useHeadDrag.ts'
import type { RecordTable } from './useTable.ts'

interface Props {
  kind: Kind
  columns: readonly PlacedColumn[]
  width: number
  table: RecordTable
  picked: ReadonlySet<string>
  /** The records in view: the box of the head ticks these. */
  shown: readonly AnyRecord[]
  onPick: (ids: Iterable<string>, on: boolean) => void
  /** The column of the cursor, when it is in the head. */
  active: number | undefined
  /** The column whose menu is open. */
  menu: string | undefined
  onMenu: (key: string | undefined) => void
  heads: ReturnType<typeof useHeadDrag>
  sorting: ColumnSort
}

/** The head of the table: its box ticks the rows in view, its labels sort, are dragged, and sized at their edge; each has a menu. */
export function HeadRow(props: Props) {
  const { kind, columns, width, table, active, menu, onMenu, heads, sorting } = props
  return (
    <div
      className={`${grid.head} ${kit.surface} ${classes.head}`}
      role="row"
      aria-rowindex={1}
      style={{ width }}
    >
      <span role="columnheader" {...cellAttributes(-1, 0, active)} className={`${kit.center} ${grid.check}`}>
        <ShownBox {...props} />
      </span>
      {columns.map((column, i) => (
        <HeadCell
          key={column.key}
          kind={kind}
          column={column}
          index={i}
          table={table}
          active={active}
          isMenuOpen={menu === column.key}
          onMenu={onMenu}
          heads={heads}
          direction={sorting.directionOf(column.key)}
          toggle={sorting.toggle}
        />
      ))}
    </div>
  )
}

function ShownBox({ shown, picked, onPick }: Props) {
  const all = shown.length > 0 && shown.every(({ Id }) => picked.has(Id))
  return (
    <Checkbox
      size="xs"
      tabIndex={-1}
      aria-label={messages.rowsInView}
      checked={all}
      indeterminate={!all && shown.some(({ Id }) => picked.has(Id))}
      onChange={() =>
        onPick(
          shown.map(({ Id }) => Id),
          !all,
        )
      }
    />
  )
}

interface CellProps extends Pick<Props, 'kind' | 'table' | 'active' | 'onMenu' | 'heads'> {
  column: PlacedColumn
  index: number
  isMenuOpen: boolean
  direction: 'ascending' | 'descending' | undefined
  toggle: ColumnSort['toggle']
}

/** Drawn again only when the column changes: its menu takes more time than a row. */
const HeadCell = memo((props: CellProps) => {
  const { kind, column, index, table, active, isMenuOpen, onMenu, heads, direction, toggle } = props
  const { key, label, width, right, pinned, left } = column
  const { drag } = heads
  const mark = drag?.target === key && drag.key !== key ? (drag.behind ? 'behind' : 'before') : undefined
  return (
    <span
      role="columnheader"
      {...cellAttributes(-1, index + 1, active)}
      aria-sort={direction}
      className={`${kit.flex} ${kit.narrow} ${kit.fixed} ${grid.headCell} ${classes.headCell} ${pinned ? classes.pinned : ''}`}
      style={{ width, ...(pinned && { left }) }}
      data-column={key}
      data-right={right || undefined}
      data-dragged={drag?.key === key || undefined}
      data-drop={mark}
    >
      <button
        type="button"
        tabIndex={-1}
        className={`${kit.line} ${kit.plain} ${kit.grow} ${grid.label} ${classes.label}`}
        onPointerDown={(event) => heads.move(event, key)}
        onClick={() => heads.dragged.current || toggle(key) || onMenu(key)}
      >
        <span className={kit.truncate}>{label}</span>
        {direction && <Arrow direction={direction} />}
        {pinned && <IconPin size={12} stroke={1.7} aria-hidden className={`${kit.fixed} ${classes.pin}`} />}
      </button>
      <ColumnMenu
        kind={kind}
        column={column}
        table={table}
        opened={isMenuOpen}
        onChange={(opened) => onMenu(opened ? key : undefined)}
      >
        <button
          type="button"
          tabIndex={-1}
          className={`${kit.plain} ${kit.fixed} ${classes.more}`}
          aria-label={tableColumnMessages.menu.label(label)}
        >
          <IconChevronDown size={12} stroke={1.7} aria-hidden />
        </button>
      </ColumnMenu>
      <span
        className={classes.edge}
        aria-hidden
        title={tableColumnMessages.resizeHint}
        onPointerDown={(event) => heads.resize(event, key, width)}
        onDoubleClick={() => table.columnSized(key, undefined)}
      />
    </span>
  )
})

function Arrow({ direction }: { direction: 'ascending' | 'descending' }) {
  const Icon = direction === 'ascending' ? IconArrowUp : IconArrowDown
  return <Icon size={13} stroke={1.7} aria-hidden className={kit.fixed} />
}
