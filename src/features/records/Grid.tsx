import { useElementSize, useMediaQuery, useMergedRef } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { count } from '../../criteria/format.ts'
import { words } from '../../criteria/kinds.ts'
import { notice } from '../../state/notices.ts'
import { useEditView, useView } from '../../state/search.ts'
import { useSelection } from '../../state/selection.ts'
import { useSettings } from '../../state/settings.ts'
import { ProblemNote } from '../../ui/ProblemNote.tsx'
import { copiedWords, pickedRecords, tableText } from './copy.ts'
import { cellId, GridRow } from './GridRow.tsx'
import { HeadRow } from './HeadRow.tsx'
import { type Cell, stepTo } from './keyboard.ts'
import { PickNote } from './PickNote.tsx'
import classes from './records.module.css'
import { useHeadDrag } from './useHeadDrag.ts'
import { type Source, usePages } from './usePages.ts'
import { usePicking } from './usePicking.ts'
import type { RecordTable } from './useTable.ts'
import { CHECK, clampWidth, placed } from './widths.ts'

const HEAD = 30
const SIZE_STEP = 16
/** Browsers stop laying out elements higher than about 33 million pixels. */
const MOST_PIXELS = 33_000_000
const MOST_ROWS = 1_000_000

interface Props {
  source: Source
  table: RecordTable
  total: number
  pending: boolean
}

/** The rows as a virtual grid with a cursor: arrow keys move it, Space ticks, Enter opens, Ctrl C copies. */
export function Grid({ source, table, total, pending }: Props) {
  const { kind } = source
  const client = useQueryClient()
  const height = useRowHeight()
  const scroller = useRef<HTMLDivElement>(null)
  const { ref: measured, width: room } = useElementSize<HTMLDivElement>()
  const bothRefs = useMergedRef(scroller, measured)
  const rows = Math.min(total, MOST_ROWS, Math.floor(MOST_PIXELS / height))
  const { record, row } = useView()
  const editView = useEditView()
  const [active, setActive] = useState<Cell>({ row: Math.min(row ?? 0, Math.max(0, rows - 1)), column: 1 })
  const virtual = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    initialOffset: Math.max(0, active.row - 2) * height,
    overscan: 6,
    scrollPaddingStart: HEAD,
  })
  const items = virtual.getVirtualItems()
  const { recordAt, failed } = usePages(source, items[0]?.index ?? 0, items.at(-1)?.index ?? 0, rows)
  const { picked, rowsPicked, recordPointed } = useSelection()
  const { pickRow, pickTo, pickAll, pickEnded, progress } = usePicking(source, total, recordAt)
  const heads = useHeadDrag(table)
  const [menu, setMenu] = useState<string>()
  /** Whether the last key was an arrow with Shift: such keys widen one range, which begins where the cursor stood. */
  const stroke = useRef(false)

  const widths = heads.size ? { ...table.widths, [heads.size.key]: heads.size.width } : table.widths
  const columns = placed(table.columns, widths, table.pinned, room)
  const width = columns.reduce((sum, column) => sum + column.width, CHECK)
  const loaded = items.map((item) => recordAt(item.index)).filter((there) => there !== undefined)
  const column = columns[active.column - 1]

  const open = (index: number) => {
    const id = recordAt(index)?.Id
    if (id) editView({ record: id, row: index })
  }
  const go = (to: Cell) => {
    setActive(to)
    if (to.row >= 0) virtual.scrollToIndex(to.row)
    bringIntoView(scroller.current, columns[to.column - 1])
    const there = recordAt(to.row)
    recordPointed(there?.Id, there?.Location)
  }
  const pressHead = (event: KeyboardEvent): boolean => {
    if (!column) {
      if (event.key !== ' ') return false
      const all = loaded.every(({ Id }) => picked.has(Id))
      rowsPicked(
        loaded.map(({ Id }) => Id),
        !all,
      )
    } else if (event.shiftKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      const by = event.key === 'ArrowLeft' ? -SIZE_STEP : SIZE_STEP
      table.columnSized(column.key, clampWidth(column.width + by))
    } else if (event.key === 'Enter' || event.key === ' ') setMenu(column.key)
    else return false
    return true
  }
  const pressRow = (event: KeyboardEvent): boolean => {
    if (event.key === 'Enter') open(active.row)
    else if (event.key === ' ' && event.shiftKey) void pickTo(active.row, active.row)
    else if (event.key === ' ') pickRow(active.row)
    else return false
    return true
  }
  const step = (event: KeyboardEvent): boolean => {
    const page = Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - HEAD) / height) - 1)
    const ctrl = event.ctrlKey || event.metaKey
    const size = { page, rows, columns: columns.length + 1 }
    const next = stepTo(event.key, ctrl, active, size)
    if (!next) return false
    if (event.shiftKey && next.row !== active.row && next.row >= 0) {
      if (!stroke.current) pickEnded()
      stroke.current = true
      void pickTo(next.row, active.row)
    } else stroke.current = false
    go(next)
    return true
  }
  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.altKey) return
    const all = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a'
    if (all) void pickAll()
    else if (!(active.row < 0 ? pressHead(event) : pressRow(event)) && !step(event)) return
    event.preventDefault()
  }
  const clickCell = (index: number, at: number, event: MouseEvent) => {
    if (!window.getSelection()?.isCollapsed && !event.shiftKey) return
    setActive({ row: index, column: at })
    if (event.shiftKey) {
      window.getSelection()?.removeAllRanges()
      void pickTo(index, active.row)
    } else if (event.ctrlKey || event.metaKey) pickRow(index)
    else open(index)
  }
  const copy = (event: ClipboardEvent) => {
    if (!window.getSelection()?.isCollapsed) return
    const records = picked.size ? pickedRecords(client, source, picked) : []
    const there = recordAt(active.row)
    const text = picked.size
      ? tableText(columns, records)
      : active.row < 0
        ? column?.label
        : there && (column?.cell(there) ?? (column ? '' : there.Id))
    if (text === undefined) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', text)
    notice({
      words: picked.size ? copiedWords(records.length, picked.size) : `Copied: ${text || 'an empty cell'}`,
    })
  }
  const shown = active.row < 0 || items.some((item) => item.index === active.row)
  return (
    <>
      {failed && (
        <div className={classes.note}>
          <ProblemNote problem={failed.error} retry={failed.retry} />
        </div>
      )}
      {progress && <PickNote progress={progress} />}
      <div
        ref={bothRefs}
        className={classes.scroller}
        role="grid"
        aria-label={words[kind].Many}
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
          heads={heads}
        />
        <div style={{ height: virtual.getTotalSize(), width, position: 'relative' }} role="rowgroup">
          {items.map((item) => (
            <GridRow
              key={item.key}
              index={item.index}
              top={item.start}
              height={height}
              width={width}
              columns={columns}
              kind={kind}
              record={recordAt(item.index)}
              active={item.index === active.row ? active.column : undefined}
              opened={record !== undefined && recordAt(item.index)?.Id === record}
              onPick={(shift) => {
                setActive({ row: item.index, column: 0 })
                shift ? void pickTo(item.index, active.row) : pickRow(item.index)
              }}
              onCell={(at, event) => clickCell(item.index, at, event)}
            />
          ))}
        </div>
        {total > rows && (
          <p className={classes.cut}>
            The table shows the first {count(rows)} of {count(total)}. Narrow the search, or export it whole.
          </p>
        )}
      </div>
    </>
  )
}

/** Rows stand further apart on a phone, where a finger must meet them. */
function useRowHeight(): number {
  const dense = useSettings((state) => state.dense)
  const phone = useMediaQuery('(max-width: 899px)', false, { getInitialValueInEffect: false })
  if (phone) return dense ? 32 : 40
  return dense ? 26 : 31
}

/** Scrolls sideways until a column is clear of the pinned ones. */
function bringIntoView(
  grid: HTMLElement | null,
  column: { left: number; width: number; pinned: boolean } | undefined,
) {
  if (!grid) return
  if (!column) return grid.scrollTo({ left: 0 })
  if (column.pinned) return
  const fixed = [...grid.querySelectorAll<HTMLElement>('[role=columnheader][data-pinned]')]
  const edge = fixed.reduce((sum, { offsetWidth }) => sum + offsetWidth, CHECK)
  if (column.left - edge < grid.scrollLeft) grid.scrollTo({ left: column.left - edge })
  else if (column.left + column.width > grid.scrollLeft + grid.clientWidth)
    grid.scrollTo({ left: column.left + column.width - grid.clientWidth })
}
