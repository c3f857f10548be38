import { useRef, useState } from 'react'
import { chosenOf, headingError, moved, renamed, toggled } from '#features/exports/model/columns/order.ts'
import type { Column } from '#files/column.ts'
import { columnLabel } from '#files/columns.ts'
import type { AnyRecord } from '#records/record.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { ColumnRow } from './ColumnRow.tsx'
import classes from './columns.module.css'
import { useRowDrag } from './useRowDrag.ts'

interface Props {
  columns: readonly Column[]
  unnamed: boolean
  /** What always stands in the file too. */
  always: string
  sample: AnyRecord | null | undefined
  onChange: (columns: readonly Column[]) => void
}

/** The chosen columns in their order: moved, named, removed. */
export function ColumnRows({ columns, unnamed, always, sample, onChange }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [told, setTold] = useState('')
  const chosen = chosenOf(columns)
  const move = (name: string, to: number) => {
    const next = moved(columns, name, to)
    const at = chosenOf(next).findIndex((column) => column.name === name) + 1
    setTold(`${columnLabel(name)}: ${count(at)} of ${count(chosen.length)}`)
    onChange(next)
  }
  const remove = (column: Column, at: number) => {
    setTold(`${columnLabel(column.name)} removed`)
    onChange(toggled(columns, [column], false))
    // The focus goes to what comes in its place.
    const next = chosen[at + 1] ?? chosen[at - 1]
    if (next) list.current?.querySelector<HTMLElement>(`[data-column="${next.name}"] [data-remove]`)?.focus()
  }
  const { drag, grab } = useRowDrag(list, (name, to) => move(name, to))
  return (
    <div className={`${kit.inset} ${kit.surface} ${kit.cut}`}>
      <ul className={classes.rows} ref={list} aria-label="Chosen columns">
        {chosen.map((column, at) => (
          <ColumnRow
            key={column.name}
            column={column}
            sample={sample}
            unnamed={unnamed}
            fault={(heading) => headingError(columns, column.name, heading)}
            dragged={drag?.name === column.name}
            drop={
              drag?.to === at
                ? 'before'
                : drag?.to === chosen.length && at === chosen.length - 1
                  ? 'behind'
                  : undefined
            }
            onGrab={(event) => grab(event, column.name)}
            onMove={(by) => move(column.name, by === 'first' ? 0 : by === 'last' ? chosen.length : at + by)}
            onRename={(heading) => onChange(renamed(columns, column.name, heading))}
            onRemove={() => remove(column, at)}
          />
        ))}
        {chosen.length === 0 && (
          <li className={`${kit.second} ${classes.none}`}>
            No columns of the record. Choose a preset or add columns.
          </li>
        )}
      </ul>
      <p className={`${kit.second} ${classes.always}`}>{always}</p>
      <span className="visually-hidden" role="status">
        {told}
      </span>
    </div>
  )
}
