import { columnMessages } from '#features/exports/messages/new-export.ts'
import { columnLabel } from '#files/columns.ts'
import type { FixedColumn } from '#files/formats/format-spec.ts'
import type { AnyRecord } from '#records/record.ts'
import kit from '#ui/kit.module.css'
import { SampleCell } from './ColumnRow.tsx'
import classes from './columns.module.css'

interface Props {
  label: string
  columns: readonly FixedColumn[]
  sample: AnyRecord | null | undefined
}

/** The columns of a format that sets them itself. */
export function FixedColumns({ label, columns, sample }: Props) {
  return (
    <div className={`${kit.inset} ${kit.surface} ${kit.clip}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <section className={classes.rows} tabIndex={0} aria-label={columnMessages.fixed(label)}>
        <ul>
          {columns.map((column) => (
            <li key={`${column.heading} ${column.name}`} className={`${kit.apart} ${classes.row}`} data-fixed>
              <span
                className={`${kit.truncate} ${kit.cell} ${kit.strong} ${classes.label}`}
                title={columnLabel(column.name)}
              >
                {columnLabel(column.name)}
              </span>
              <SampleCell record={sample} column={column} />
              <code className={`${kit.truncate} ${kit.meta} ${kit.number} ${classes.heading}`}>
                {column.heading}
              </code>
            </li>
          ))}
        </ul>
      </section>
      <p className={`${kit.second} ${kit.well} ${classes.note}`}>{columnMessages.fixedNote(label)}</p>
    </div>
  )
}
