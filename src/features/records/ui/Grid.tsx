import { useElementSize, useMergedRef } from '@mantine/hooks'
import { type MouseEvent, useRef, useState } from 'react'
import { kindNames } from '#criteria/kinds.ts'
import { recordTableMessages as messages } from '#features/records/messages.ts'
import { useEditView, useView } from '#session/search.ts'
import { useSelection } from '#session/selection.ts'
import grid from '#ui/grid.module.css'
import { cellId } from '#ui/grid-cells.ts'
import type { GridCell } from '#ui/grid-keys.ts'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { useRowWindow } from '#ui/useRowWindow.ts'
import { CHECK, placed } from '../model/widths.ts'
import { GridRow } from './GridRow.tsx'
import { HeadRow } from './HeadRow.tsx'
import { PickNote } from './PickNote.tsx'
import classes from './records.module.css'
import { HEAD, rowsShown, useRowHeight } from './row-height.ts'
import { bringIntoView } from './scroll-to-column.ts'
import { useCopying } from './useCopying.ts'
import { useGridKeys } from './useGridKeys.ts'
import { useHeadDrag } from './useHeadDrag.ts'
import { type Source, usePages } from './usePages.ts'
import { usePicking } from './usePicking.ts'
import type { RecordTable } from './useTable.ts'

interface Props {
  source: Source
  table: RecordTable
  total: number
  pending: boolean
}

/** What the grid shows: its columns, the rows in view and their records, and the cell with the cursor. */
function useGridView({ source, table, total }: Props) {
  const height = useRowHeight()
  const scroller = useRef<HTMLDivElement>(null)
  const { ref: measured, width: room } = useElementSize<HTMLDivElement>()
  const refs = useMergedRef(scroller, measured)
  const rows = rowsShown(total, height)
  const { row } = useView()
  const [active, setActive] = useState<GridCell>({
    row: Math.min(row ?? 0, Math.max(0, rows - 1)),
    column: 1,
  })
  const from = Math.max(0, active.row - 2)
  const { items, showRow } = useRowWindow({ scroller, rows, height, head: HEAD, from })
  const { recordAt, failed } = usePages(source, items[0] ?? 0, items.at(-1) ?? 0, rows)
  const heads = useHeadDrag(table)
  const widths = heads.size ? { ...table.widths, [heads.size.key]: heads.size.width } : table.widths
  const columns = placed(table.columns, widths, table.pinned, room)
  const width = columns.reduce((sum, column) => sum + column.width, CHECK)
  const loaded = items.map(recordAt).filter((record) => record !== undefined)
  return {
    height,
    scroller,
    refs,
    rows,
    active,
    setActive,
    items,
    showRow,
    recordAt,
    failed,
    heads,
    columns,
    width,
    loaded,
  }
}

/** Moves the cursor, opens the record of a row, and handles clicks on cells. */
function useCursor(view: ReturnType<typeof useGridView>, { pickRow, pickTo }: ReturnType<typeof usePicking>) {
  const { scroller, height, active, setActive, showRow, columns, recordAt } = view
  const editView = useEditView()
  const recordPointed = useSelection((state) => state.recordPointed)
  const open = (index: number) => {
    const id = recordAt(index)?.Id
    if (id) editView({ record: id, row: index })
  }
  const go = (to: GridCell) => {
    setActive(to)
    if (to.row >= 0) showRow(to.row)
    bringIntoView(scroller.current, columns, columns[to.column - 1])
    const record = recordAt(to.row)
    recordPointed(record?.Id, record?.Location)
  }
  /** Rows that fit into the view. */
  const page = () => Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - HEAD) / height) - 1)
  const clickCell = (index: number, at: number, event: MouseEvent) => {
    const selection = window.getSelection()
    if (!selection?.isCollapsed && !event.shiftKey) return
    setActive({ row: index, column: at })
    if (event.shiftKey) {
      selection?.removeAllRanges()
      void pickTo(index, active.row)
    } else if (event.ctrlKey || event.metaKey) pickRow(index)
    else open(index)
  }
  const pickBox = (index: number, range: boolean) => {
    setActive({ row: index, column: 0 })
    range ? void pickTo(index, active.row) : pickRow(index)
  }
  return { open, go, page, clickCell, pickBox }
}

/** The rows as a virtual grid with a cursor: arrow keys move it, Space ticks, Enter opens, Ctrl C copies. */
export function Grid(props: Props) {
  const { source, table, total, pending } = props
  const { kind } = source
  const view = useGridView(props)
  const { height, rows, active, items, recordAt, failed, columns, width, loaded } = view
  const picking = usePicking(source, total, recordAt)
  const cursor = useCursor(view, picking)
  const { record } = useView()
  const { picked, rowsPicked, recordPointed } = useSelection()
  const [menu, setMenu] = useState<string>()
  const press = useGridKeys({ ...view, ...cursor, table, picking, onMenu: setMenu })
  const copy = useCopying(source, columns, {
    column: columns[active.column - 1],
    record: recordAt(active.row),
    inHead: active.row < 0,
  })
  const shown = active.row < 0 || items.includes(active.row)
  return (
    <>
      {failed && (
        <div className={classes.note}>
          <ProblemNote problem={failed.error} retry={failed.retry} />
        </div>
      )}
      {picking.progress && <PickNote progress={picking.progress} />}
      <div
        ref={view.refs}
        className={`${kit.inside} ${grid.scroller} ${kit.grow} ${classes.scroller}`}
        role="grid"
        aria-label={kindNames[kind].Title}
        aria-rowcount={total + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-busy={pending}
        aria-activedescendant={rows && shown ? cellId(active.row, active.column) : undefined}
        tabIndex={0}
        onKeyDown={press}
        onCopy={copy}
        onMouseLeave={() => recordPointed(undefined)}
      >
        <HeadRow
          columns={columns}
          width={width}
          table={table}
          picked={picked}
          shown={loaded}
          onPick={rowsPicked}
          active={active.row < 0 ? active.column : undefined}
          menu={menu}
          onMenu={setMenu}
          heads={view.heads}
        />
        <div style={{ height: rows * height, width, position: 'relative' }} role="rowgroup">
          {items.map((index) => (
            <GridRow
              key={index}
              index={index}
              top={index * height}
              height={height}
              width={width}
              columns={columns}
              kind={kind}
              record={recordAt(index)}
              active={index === active.row ? active.column : undefined}
              opened={record !== undefined && recordAt(index)?.Id === record}
              onPick={(range) => cursor.pickBox(index, range)}
              onCell={(at, event) => cursor.clickCell(index, at, event)}
            />
          ))}
        </div>
        {total > rows && <p className={classes.cut}>{messages.truncated(rows, total)}</p>}
      </div>
    </>
  )
}
