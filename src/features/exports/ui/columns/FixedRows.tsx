import { columnLabel } from '#files/columns.ts'
import type { FixedColumn } from '#files/formats/format-spec.ts'
import type { AnyRecord } from '#records/record.ts'
import kit from '#ui/kit.module.css'
import classes from './columns.module.css'
import { Sample } from './Sample.tsx'

interface Props {
  label: string
  columns: readonly FixedColumn[]
  sample: AnyRecord | null | undefined
}

/** What stands in a file whose form leaves nothing to choose. */
export function FixedRows({ label, columns, sample }: Props) {
  return (
    <div className={`${kit.inset} ${kit.surface} ${kit.cut}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keys too */}
      <section className={classes.rows} tabIndex={0} aria-label={`What stands in ${label}`}>
        <ul>
          {columns.map((column) => (
            <li key={`${column.heading} ${column.name}`} className={classes.row} data-fixed>
              <span
                className={`${kit.truncate} ${kit.cell} ${kit.strong} ${classes.label}`}
                title={columnLabel(column.name)}
              >
                {columnLabel(column.name)}
              </span>
              <Sample record={sample} column={column} />
              <code className={`${kit.truncate} ${kit.meta} ${kit.number} ${classes.name}`}>
                {column.heading}
              </code>
            </li>
          ))}
        </ul>
      </section>
      <p className={`${kit.second} ${classes.always}`} data-fixed>
        Set by {label}. Your columns are saved for the other formats.
      </p>
    </div>
  )
}
