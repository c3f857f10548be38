import type { AnyRecord } from '../../../criteria/record.ts'
import { columnLabel } from '../../../lists/columns.ts'
import type { Column } from '../../../lists/job.ts'
import classes from './columns.module.css'
import { Sample } from './Sample.tsx'

interface Props {
  label: string
  columns: readonly Column[]
  sample: AnyRecord | null | undefined
}

/** What stands in a file whose form leaves nothing to choose. */
export function FixedRows({ label, columns, sample }: Props) {
  return (
    <div className={classes.box}>
      <ul className={classes.rows} aria-label={`What stands in ${label}`}>
        {columns.map(({ name, heading }) => (
          <li key={`${heading} ${name}`} className={classes.row} data-fixed>
            <span className={classes.label} title={columnLabel(name)}>
              {columnLabel(name)}
            </span>
            <Sample record={sample} name={name} />
            <code className={classes.name}>{heading}</code>
          </li>
        ))}
      </ul>
      <p className={classes.always}>
        This form has the same columns for everyone; your choice waits for the others
      </p>
    </div>
  )
}
