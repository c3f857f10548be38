import { useQueries } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { Criteria } from '#contract/criteria'
import type { Kind } from '#contract/kind'
import { PAGE_SIZE, pageQuery } from '../../api/queries.ts'
import { count } from '../../criteria/format.ts'
import { words } from '../../criteria/kinds.ts'
import type { AnyRecord, Format } from '../../criteria/record.ts'
import { useEditView, useView } from '../../state/search.ts'
import { useSelection } from '../../state/selection.ts'
import { ProblemNote } from '../../ui/ProblemNote.tsx'
import type { Column } from './columns.tsx'
import { GridRow, HeadRow } from './GridRow.tsx'
import { stepTo } from './keyboard.ts'
import classes from './records.module.css'

const ROW = 31
/** Browsers stop laying out elements higher than about 33 million pixels. */
const MOST_ROWS = 1_000_000

interface Props {
  kind: Kind
  criteria: Criteria
  format: Format
  columns: readonly Column[]
  total: number
  pending: boolean
}

/** The rows as a virtual grid: role grid, arrow keys, Space ticks, Enter opens. */
export function Grid({ kind, criteria, format, columns, total, pending }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = Math.min(total, MOST_ROWS)
  const virtual = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 6,
    scrollPaddingStart: ROW,
  })
  const items = virtual.getVirtualItems()
  const { recordAt, failed } = usePages(
    kind,
    criteria,
    format,
    items[0]?.index ?? 0,
    items.at(-1)?.index ?? 0,
    rows,
  )
  const [active, setActive] = useState(0)
  const anchor = useRef(0)
  const { record } = useView()
  const editView = useEditView()
  const { picked, rowsPicked, recordPointed } = useSelection()

  const pick = (index: number, range: boolean) => {
    const id = recordAt(index)?.Id
    if (!id) return
    const [from, to] = range
      ? [Math.min(anchor.current, index), Math.max(anchor.current, index)]
      : [index, index]
    const ids = Array.from({ length: to - from + 1 }, (_, i) => recordAt(from + i)?.Id).filter(
      (x) => x !== undefined,
    )
    rowsPicked(ids, range || !picked.has(id))
    anchor.current = index
  }
  const open = (index: number) => {
    const id = recordAt(index)?.Id
    if (id) editView({ record: id })
  }
  const go = (index: number) => {
    setActive(index)
    virtual.scrollToIndex(index)
    const there = recordAt(index)
    recordPointed(there?.Id, there?.Location)
  }
  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW) - 2)
    const next = stepTo(event.key, active, page, rows)
    if (next !== undefined) go(next)
    else if (event.key === 'Enter') open(active)
    else if (event.key === ' ') pick(active, event.shiftKey)
    else return
    event.preventDefault()
  }
  const width = columns.reduce((sum, column) => sum + column.width, 40)
  const loaded = items.map((item) => recordAt(item.index)).filter((record) => record !== undefined)
  return (
    <>
      {failed && (
        <div className={classes.note}>
          <ProblemNote problem={failed.error} retry={failed.retry} />
        </div>
      )}
      <div
        ref={scroller}
        className={classes.scroller}
        role="grid"
        aria-label={words[kind].Many}
        aria-rowcount={total + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-busy={pending}
        aria-activedescendant={rows ? `row-${active}` : undefined}
        tabIndex={0}
        onKeyDown={press}
        onMouseLeave={() => recordPointed(undefined)}
      >
        <HeadRow columns={columns} width={width} picked={picked} shown={loaded} onPick={rowsPicked} />
        <div
          style={{ height: virtual.getTotalSize(), width, minWidth: '100%', position: 'relative' }}
          role="rowgroup"
        >
          {items.map((item) => (
            <GridRow
              key={item.key}
              index={item.index}
              top={item.start}
              columns={columns}
              kind={kind}
              record={recordAt(item.index)}
              active={item.index === active}
              opened={record !== undefined && recordAt(item.index)?.Id === record}
              onPick={(range) => {
                setActive(item.index)
                pick(item.index, range)
              }}
              onOpen={() => {
                setActive(item.index)
                open(item.index)
              }}
            />
          ))}
        </div>
        {total > MOST_ROWS && (
          <p className={classes.cut}>
            The table shows the first {count(MOST_ROWS)} of {count(total)}. Narrow the search, or export it
            whole.
          </p>
        )}
      </div>
    </>
  )
}

/** The records of the rows from `first` to `last`: only the pages that hold them are asked for. */
function usePages(kind: Kind, criteria: Criteria, format: Format, first: number, last: number, rows: number) {
  const from = Math.floor(first / PAGE_SIZE)
  const to = rows === 0 ? from - 1 : Math.floor(last / PAGE_SIZE)
  const indexes = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  const pages = useQueries({ queries: indexes.map((index) => pageQuery(kind, criteria, format, index)) })
  const recordAt = (row: number): AnyRecord | undefined =>
    pages[Math.floor(row / PAGE_SIZE) - from]?.data?.[row % PAGE_SIZE]
  const broken = pages.find((page) => page.error)
  const failed = broken?.error ? { error: broken.error, retry: () => void broken.refetch() } : undefined
  return { recordAt, failed }
}
