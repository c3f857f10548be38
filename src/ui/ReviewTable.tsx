import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import kit from './kit.module.css'
import classes from './ReviewTable.module.css'

/** Records side by side, field by field: the fields in the first column, what is reviewed in the second one, in view while others are scrolled. */
export const ReviewTable = ({ className, ...rest }: ComponentProps<'table'>) => (
  <div className={`${kit.card} ${kit.fixed} ${kit.scrollX} ${classes.box}`}>
    <table className={classNames(kit.table, kit.rows, kit.breaks, classes.table, className)} {...rest} />
  </div>
)

/** The title of a group of fields, over all columns. */
export function ReviewSubhead({ columns, children }: { columns: number; children: string }) {
  return (
    <tr className={`${kit.meta} ${classes.subhead}`}>
      <th scope="rowgroup" colSpan={columns}>
        {children}
      </th>
    </tr>
  )
}
