import { Button, Progress } from '@mantine/core'
import { useState } from 'react'
import { kindNames } from '#criteria/kinds.ts'
import { recordTableMessages as messages, rowSelectionMessages } from '#features/records/messages.ts'
import { saveRecord, saveRows } from '#lists/save-command.ts'
import { useSelection } from '#session/selection.ts'
import grid from '#ui/grid.module.css'
import { cellId } from '#ui/grid-cells.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'
import { GridRows } from './GridRows.tsx'
import { HeadRow } from './HeadRow.tsx'
import { PageProblem } from './PageProblem.tsx'
import classes from './records.module.css'
import { useColumnSort } from './useColumnSort.ts'
import { useCopying } from './useCopying.ts'
import { useCursor } from './useCursor.ts'
import { useGridKeys } from './useGridKeys.ts'
import { type GridProps, useGridView } from './useGridView.ts'
import { type PickProgress, usePicking } from './usePicking.ts'

/** The rows as a virtual grid with a cursor: arrow keys move it, Space ticks, Enter opens, Ctrl C copies. */
export function Grid(props: GridProps) {
  const { source, table, total, pending } = props
  const { kind } = source
  const view = useGridView(props)
  const { rows, active, items, recordAt, failed, columns, width = 0, loaded, isCards } = view
  const picking = usePicking(source, total, recordAt)
  const cursor = useCursor(view, picking)
  const picked = useSelection((state) => state.picked)
  const { rowsPicked, recordPointed } = useSelection.getState()
  const [menu, setMenu] = useState<string>()
  const save = (row: number) => {
    const record = recordAt(row)
    if (picked.size > 0) saveRows(kind, picked)
    else if (record) saveRecord(kind, record)
  }
  const sorting = useColumnSort(kind)
  const onHead = (column: string) => sorting.toggle(column) || setMenu(column)
  const press = useGridKeys({ ...view, ...cursor, table, picking, save, onHead, onMenu: setMenu })
  const copy = useCopying(source, columns, {
    column: columns[active.column - 1],
    record: recordAt(active.row),
    inHead: active.row < 0,
  })
  // Where nothing was loaded, no row is drawn that would seem to be on its way.
  const rendered = failed && loaded.length === 0 ? [] : items
  const shown = active.row < 0 || rendered.includes(active.row)
  return (
    <>
      {failed && <PageProblem {...failed} />}
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
        {!isCards && (
          <HeadRow
            kind={kind}
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
            sorting={sorting}
          />
        )}
        <GridRows kind={kind} view={view} items={rendered} onClick={cursor.click} />
        {total > rows && <p className={`${kit.padded} ${kit.muted}`}>{messages.truncated(rows, total)}</p>}
      </div>
    </>
  )
}

/** How far the selection of rows that were not read has come, and a way to stop it. */
function PickNote({ progress: { done, total, stop } }: { progress: PickProgress }) {
  return (
    <Note band tone="accent">
      <Inline gap={12}>
        <span role="status">{rowSelectionMessages.progress(done, total)}</span>
        <Progress value={(100 * done) / total} w={120} aria-label={rowSelectionMessages.progressLabel} />
        <Button size="compact-xs" variant="default" onClick={stop}>
          {rowSelectionMessages.stop}
        </Button>
      </Inline>
    </Note>
  )
}
