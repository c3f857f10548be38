import type { FixedColumn } from '#files/formats/format-spec.ts'
import { fixedCell } from '#files/formats/format-spec.ts'
import type { AnyRecord } from '#records/record.ts'
import { NONE } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import classes from './columns.module.css'

/** What stands in a column, by the example of one record; nothing while there is no record to show. */
export function Sample({ record, column }: { record: AnyRecord | null | undefined; column: FixedColumn }) {
  const text = record ? String(fixedCell(column, record) ?? NONE) : ''
  return (
    <bdi className={`${kit.truncate} ${kit.second} ${classes.sample}`} title={text}>
      {text}
    </bdi>
  )
}
