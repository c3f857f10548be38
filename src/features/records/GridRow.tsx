import { Checkbox, Skeleton } from '@mantine/core'
import type { Kind } from '#contract/kind'
import { NONE } from '../../criteria/format.ts'
import { type AnyRecord, nameOf } from '../../criteria/record.ts'
import { useSelection } from '../../state/selection.ts'
import type { Column } from './columns.tsx'
import classes from './records.module.css'

interface HeadProps {
  columns: readonly Column[]
  width: number
  picked: ReadonlySet<string>
  /** The records in view: the box of the head ticks these. */
  shown: readonly AnyRecord[]
  onPick: (ids: Iterable<string>, on: boolean) => void
}

/** The head of the table; its box ticks the rows in view. */
export function HeadRow({ columns, width, picked, shown, onPick }: HeadProps) {
  const all = shown.length > 0 && shown.every(({ Id }) => picked.has(Id))
  return (
    <div className={classes.head} role="row" aria-rowindex={1} style={{ width, minWidth: '100%' }}>
      <span role="columnheader" className={classes.check}>
        <Checkbox
          size="xs"
          aria-label="Select the rows in view"
          checked={all}
          indeterminate={!all && shown.some(({ Id }) => picked.has(Id))}
          onChange={() =>
            onPick(
              shown.map(({ Id }) => Id),
              !all,
            )
          }
        />
      </span>
      {columns.map(({ key, label, width: wide, right }) => (
        <span
          key={key}
          role="columnheader"
          className={classes.cell}
          style={{ flex: `1 0 ${wide}px` }}
          data-right={right}
        >
          {label}
        </span>
      ))}
    </div>
  )
}

interface RowProps {
  index: number
  /** Pixels from the top of the list. */
  top: number
  columns: readonly Column[]
  kind: Kind
  record: AnyRecord | undefined
  active: boolean
  opened: boolean
  onPick: (range: boolean) => void
  onOpen: () => void
}

/** One record; grey bars until its page is there. */
export function GridRow({ index, top, columns, kind, record, active, opened, onPick, onOpen }: RowProps) {
  const id = record?.Id
  const picked = useSelection((state) => id !== undefined && state.picked.has(id))
  const pointed = useSelection((state) => id !== undefined && state.pointed === id)
  const point = useSelection((state) => state.recordPointed)
  return (
    <div
      id={`row-${index}`}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={picked}
      className={classes.row}
      data-picked={picked || undefined}
      data-pointed={pointed || undefined}
      data-active={active || undefined}
      data-opened={opened || undefined}
      style={{ transform: `translateY(${top}px)` }}
      onMouseEnter={() => point(id, record?.Location)}
      onClick={onOpen}
    >
      <span
        role="gridcell"
        className={classes.check}
        onClick={(event) => {
          event.stopPropagation()
          onPick(event.shiftKey)
        }}
      >
        <Checkbox
          size="xs"
          tabIndex={-1}
          readOnly
          checked={picked}
          disabled={!record}
          aria-label={`Select ${(record && nameOf(kind, record)) ?? id ?? `row ${index + 1}`}`}
        />
      </span>
      {columns.map((column, i) => (
        <span
          key={column.key}
          role="gridcell"
          className={classes.cell}
          style={{ flex: `1 0 ${column.width}px` }}
          data-right={column.right}
          data-first={i === 0 || undefined}
        >
          {record ? (
            <bdi>{column.cell(record) ?? NONE}</bdi>
          ) : (
            <Skeleton height={8} width={`${40 + ((index * 13 + i * 29) % 50)}%`} />
          )}
        </span>
      ))}
    </div>
  )
}
