import { useMediaQuery } from '@mantine/hooks'
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import { kindNames } from '#criteria/kinds.ts'
import { useCachedRows, type VisibleRow } from '#features/lists/data/records/cached-rows.ts'
import { recordsMessages as messages } from '#features/lists/messages/records.ts'
import type { GridColumn } from '#features/lists/model/records/columns.ts'
import type { MemberView } from '#features/lists/model/records/member-view.ts'
import type { FollowUps } from '#records/follow-up.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useSettings } from '#session/settings.ts'
import type { CachedRecord } from '#storage/database.ts'
import grid from '#ui/grid.module.css'
import { cellAt, cellId } from '#ui/grid-cells.ts'
import { type GridCell, nextCell } from '#ui/grid-keys.ts'
import kit from '#ui/kit.module.css'
import { type RowSpan, useRowWindow } from '#ui/useRowWindow.ts'
import classes from './grid.module.css'
import { HeaderRow } from './HeaderRow.tsx'
import { ListRow } from './ListRow.tsx'
import type { useRowSelection } from './useRowSelection.ts'

const HEAD = 30

interface Props {
  kind: Kind
  columns: readonly GridColumn[]
  followUps: FollowUps
  /** The rows that are shown, and the id of each. */
  total: number
  idAt: (row: number) => string | undefined
  look: MemberView
  onSort: (key: string) => void
  picks: ReturnType<typeof useRowSelection>
  onOpen: (id: string) => void
  onRemove: () => void
  /** Called with the visible rows and their cached records. */
  onView: (rows: readonly VisibleRow[]) => void
}

const withCtrl = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey

/** The members of a list as a virtual grid with a cursor: arrow keys move it, Space ticks, Enter opens, Delete removes what is ticked. */
export function ListGrid(props: Props) {
  const { kind, columns, followUps, total, idAt, look, onSort, picks, onView } = props
  const phone = useMediaQuery('(max-width: 899px)', false, { getInitialValueInEffect: false })
  const dense = useSettings((state) => state.dense)
  const height = phone ? 44 : dense ? 26 : 31
  const scroller = useRef<HTMLDivElement>(null)
  const [active, setActive] = useFirstRow(look, scroller)
  const industry = useIndustryName()
  const {
    items,
    visible: seen,
    showRow,
  } = useRowWindow({ scroller, rows: total, height, head: HEAD, from: 0 })
  const { cachedAt, problem } = useCachedRows(kind, idAt, total, items[0] ?? 0, items.at(-1) ?? 0)
  useView(seen, idAt, cachedAt, onView)
  if (problem) throw problem
  const page = () => Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - HEAD) / height) - 1)
  const cursor = { active, setActive, row: Math.min(active.row, total - 1), page, showRow }
  const { row } = cursor
  const shown = row < 0 || items.includes(row)
  return (
    <div
      ref={scroller}
      className={`${kit.inside} ${grid.scroller} ${kit.grow} ${kit.surface} ${classes.scroller}`}
      role="grid"
      aria-label={messages.gridLabel(kindNames[kind].Title)}
      aria-rowcount={total + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      aria-activedescendant={total && shown ? cellId(row, active.column) : undefined}
      tabIndex={0}
      onKeyDown={(event) => pressed(event, props, cursor)}
    >
      <HeaderRow
        columns={columns}
        sort={look.sort}
        onSort={onSort}
        active={row < 0 ? active.column : undefined}
        all={total > 0 && picks.picked.size >= total}
        some={picks.picked.size > 0}
        onAll={() => (picks.picked.size >= total ? picks.clear() : picks.pickAll())}
      />
      <div
        className={classes.rows}
        style={{ height: total * height }}
        role="rowgroup"
        onClick={(event) => clicked(event, props, cursor)}
      >
        {items.map((index) => {
          const id = idAt(index)
          return (
            id !== undefined && (
              <ListRow
                key={index}
                kind={kind}
                index={index}
                id={id}
                cached={cachedAt(index)}
                followUp={followUps.get(id)}
                columns={columns}
                industry={industry}
                top={index * height}
                height={height}
                active={index === row ? active.column : undefined}
                picked={picks.picked.has(id)}
              />
            )
          )
        })}
      </div>
    </div>
  )
}

interface Cursor {
  active: GridCell
  setActive: (cell: GridCell) => void
  /** The row of the cursor, -1 for the header. */
  row: number
  /** Rows of a page. */
  page: () => number
  showRow: (row: number) => void
}

/** The cell of the cursor. Another view starts at its first row; a cursor in the header is not moved. */
function useFirstRow(look: MemberView, scroller: RefObject<HTMLDivElement | null>) {
  const [active, setActive] = useState<GridCell>({ row: 0, column: 1 })
  const shownFor = useRef(look)
  useEffect(() => {
    if (shownFor.current === look) return
    shownFor.current = look
    scroller.current?.scrollTo({ top: 0 })
    setActive((old) => ({ ...old, row: Math.min(old.row, 0) }))
  }, [look, scroller])
  return [active, setActive] as const
}

/** Does what a key means in the grid. */
function pressed(event: KeyboardEvent, props: Props, cursor: Cursor) {
  if (event.target !== event.currentTarget || event.altKey) return
  if (doKey(event, props, cursor)) event.preventDefault()
}

/** Whether the key means something in the grid. */
function doKey(
  event: KeyboardEvent,
  props: Props,
  { active, setActive, row, page, showRow }: Cursor,
): boolean {
  const { picks, idAt, onSort, onOpen, onRemove, total, columns } = props
  const { key, shiftKey } = event
  const id = idAt(row)
  const column = columns[active.column - 1]
  if (withCtrl(event) && key.toLowerCase() === 'a') picks.pickAll()
  else if (key === 'Delete') onRemove()
  else if (row < 0 && column && (key === 'Enter' || key === ' ')) onSort(column.key)
  else if (row >= 0 && key === ' ') shiftKey ? picks.pickTo(row) : picks.toggle(row)
  else if (key === 'Enter' && id) onOpen(id)
  else {
    const size = { page: page(), rows: total, columns: columns.length + 1 }
    const next = nextCell(key, withCtrl(event), { row, column: active.column }, size)
    if (!next) return false
    if (shiftKey && next.row >= 0 && next.row !== row) picks.pickTo(next.row)
    setActive(next)
    if (next.row >= 0) showRow(next.row)
  }
  return true
}

/** Moves the cursor to the clicked cell; ticks its row, or opens its record. */
function clicked(event: MouseEvent, { picks, idAt, onOpen }: Props, { setActive }: Cursor) {
  const at = cellAt(event.target as Element)
  if (!at) return
  setActive(at)
  const id = idAt(at.row)
  if (event.shiftKey) picks.pickTo(at.row)
  else if (at.column === 0 || event.ctrlKey || event.metaKey) picks.toggle(at.row)
  else if (id && (event.target as Element).closest('button')) onOpen(id)
}

/** Reports the visible rows after scrolling. */
function useView(
  { first, last }: RowSpan,
  idAt: (row: number) => string | undefined,
  cachedAt: (row: number) => CachedRecord | undefined,
  onView: Props['onView'],
) {
  const rows = Array.from({ length: Math.max(0, last - first) }, (_, i) => ({
    id: idAt(first + i) ?? '',
    cached: cachedAt(first + i),
  }))
  const mark = rows.map(({ id, cached }) => `${id}${cached ? cached.at : ''}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark says when the rows are others
  useEffect(() => onView(rows), [mark])
}
