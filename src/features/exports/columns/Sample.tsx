import { NONE } from '../../../criteria/format.ts'
import type { AnyRecord } from '../../../criteria/record.ts'
import type { FixedColumn } from '../../../lists/forms/form.ts'
import { fixedCell } from '../../../lists/forms/form.ts'
import classes from './columns.module.css'

/** What stands in a column, by the example of one record; nothing while there is no record to show. */
export function Sample({ record, column }: { record: AnyRecord | null | undefined; column: FixedColumn }) {
  const text = record ? String(fixedCell(column, record) ?? NONE) : ''
  return (
    <bdi className={classes.sample} title={text}>
      {text}
    </bdi>
  )
}
