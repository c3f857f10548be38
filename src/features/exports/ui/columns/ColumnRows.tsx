import { useRef, useState } from 'react'
import { columnMessages } from '#features/exports/messages/new-export.ts'
import { headingError, moved, renamed, selectedColumns, toggled } from '#features/exports/model/columns.ts'
import type { Column } from '#files/column.ts'
import { columnLabel } from '#files/columns.ts'
import type { AnyRecord } from '#records/record.ts'
import kit from '#ui/kit.module.css'
import { ColumnRow } from './ColumnRow.tsx'
import classes from './columns.module.css'
import { useRowDrag } from './useRowDrag.ts'

interface Props {
  columns: readonly Column[]
  unnamed: boolean
  /** Columns that the file always has too. */
  always: string
  sample: AnyRecord | null | undefined
  onChange: (columns: readonly Column[]) => void
}

/** The selected columns in order; they can be moved, renamed and removed. */
export function ColumnRows({ columns, unnamed, always, sample, onChange }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [announced, setAnnounced] = useState('')
  const selected = selectedColumns(columns)
  const move = (name: string, to: number) => {
    const next = moved(columns, name, to)
    const at = selectedColumns(next).findIndex((column) => column.name === name) + 1
    setAnnounced(columnMessages.position(columnLabel(name), at, selected.length))
    onChange(next)
  }
  const remove = (column: Column, at: number) => {
    setAnnounced(columnMessages.removed(columnLabel(column.name)))
    onChange(toggled(columns, [column], false))
    // The focus moves to the column that takes its position.
    const next = selected[at + 1] ?? selected[at - 1]
    if (next) list.current?.querySelector<HTMLElement>(`[data-column="${next.name}"] [data-remove]`)?.focus()
  }
  const { drag, grab } = useRowDrag(list, (name, to) => move(name, to))
  return (
    <div className={`${kit.inset} ${kit.surface} ${kit.clip}`}>
      <ul className={classes.rows} ref={list} aria-label={columnMessages.selected}>
        {selected.map((column, at) => (
          <ColumnRow
            key={column.name}
            column={column}
            sample={sample}
            unnamed={unnamed}
            errorOf={(heading) => headingError(columns, column.name, heading)}
            dragged={drag?.name === column.name}
            drop={
              drag?.to === at
                ? 'before'
                : drag?.to === selected.length && at === selected.length - 1
                  ? 'after'
                  : undefined
            }
            onGrab={(event) => grab(event, column.name)}
            onMove={(by) => move(column.name, by === 'first' ? 0 : by === 'last' ? selected.length : at + by)}
            onRename={(heading) => onChange(renamed(columns, column.name, heading))}
            onRemove={() => remove(column, at)}
          />
        ))}
        {selected.length === 0 && <li className={`${kit.second} ${kit.padded}`}>{columnMessages.none}</li>}
      </ul>
      <p className={`${kit.second} ${kit.well} ${classes.note}`}>{always}</p>
      <span className="visually-hidden" role="status">
        {announced}
      </span>
    </div>
  )
}
