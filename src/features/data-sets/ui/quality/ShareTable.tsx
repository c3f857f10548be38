import type { ReactNode } from 'react'
import { qualityMessages as messages } from '#features/data-sets/messages/quality.ts'
import kit from '#ui/kit.module.css'
import { Table } from '#ui/Table.tsx'
import classes from './quality.module.css'

/** One value with the number of what has it. */
export interface ShareRow {
  key: string
  label: ReactNode
  count: number
}

interface Props {
  caption: string
  head: readonly string[]
  rows: readonly ShareRow[]
  /** What the shares are of. */
  total: number
}

/** Values with bars, numbers and shares of a total. */
export function ShareTable({ caption, head: [what, number, share], rows, total }: Props) {
  return (
    <Table
      caption={caption}
      compact
      numbers="rest"
      className={classes.shares}
      head={
        <>
          <th scope="col">{what}</th>
          <td aria-hidden className={classes.barCell} />
          <th scope="col">{number}</th>
          <th scope="col">{share}</th>
        </>
      }
    >
      {rows.map(({ key, label, count }) => (
        <tr key={key}>
          <th scope="row" className={kit.breaks}>
            {label}
          </th>
          <td aria-hidden className={classes.barCell}>
            <div className={kit.track}>
              <span className={kit.bar} style={{ width: `${total > 0 ? (100 * count) / total : 0}%` }} />
            </div>
          </td>
          <td>{messages.count(count)}</td>
          <td>{messages.share(count, total)}</td>
        </tr>
      ))}
    </Table>
  )
}
