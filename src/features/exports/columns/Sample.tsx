import { NONE } from '../../../criteria/format.ts'
import type { AnyRecord } from '../../../criteria/record.ts'
import { cellOf } from '../../../lists/columns.ts'
import classes from './columns.module.css'

/** What stands in a column, by the example of one record; nothing while there is no record to show. */
export function Sample({ record, name }: { record: AnyRecord | null | undefined; name: string }) {
  const text = record ? String(cellOf(record, name) ?? NONE) : ''
  return (
    <bdi className={classes.sample} title={text}>
      {text}
    </bdi>
  )
}
