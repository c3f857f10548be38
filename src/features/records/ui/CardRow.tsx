import { IconPhone } from '@tabler/icons-react'
import { memo } from 'react'
import { cardMessages as messages } from '#features/records/messages.ts'
import { nameOf, phoneLink } from '#records/record.ts'
import { NONE } from '#shared/text/format.ts'
import grid from '#ui/grid.module.css'
import { cellAttributes, rowAttributes } from '#ui/grid-cells.ts'
import kit from '#ui/kit.module.css'
import classes from './CardRow.module.css'
import { type RowProps, rowCheck } from './GridRow.tsx'
import records from './records.module.css'

const places = [kit.name, kit.second, `${kit.second} ${kit.number} ${classes.size}`]

/** One record as a card of two lines, with a link that dials its phone; placeholder bars until its page is loaded. */
export const CardRow = memo((props: RowProps) => {
  const { index, top, height, columns, kind, record, active, opened, picked } = props
  const { style, ...attributes } = rowAttributes({ index, top, height, picked, active })
  const call = phoneLink(record?.Phone)
  return (
    <div
      role="row"
      {...attributes}
      style={{ height, transform: style.transform }}
      className={`${grid.row} ${kit.pointer} ${classes.card}`}
      data-opened={opened || undefined}
      aria-current={opened || undefined}
    >
      {rowCheck(props)}
      {columns.map(({ key, cell }, i) => (
        <span
          key={key}
          role="gridcell"
          {...cellAttributes(index, i + 1, active)}
          className={`${kit.truncate} ${kit.narrow} ${grid.cell} ${places[i]}`}
        >
          {record ? (
            <bdi>{cell(record) ?? (i === 0 ? NONE : undefined)}</bdi>
          ) : (
            i < 2 && (
              <span className={records.toCome} style={{ width: `${40 + ((index * 13 + i * 29) % 50)}%` }} />
            )
          )}
        </span>
      ))}
      <span role="gridcell" {...cellAttributes(index, columns.length + 1, active)} className={kit.center}>
        {record && call && (
          <a
            href={call}
            className={`${kit.center} ${kit.accent} ${classes.call}`}
            aria-label={messages.call(nameOf(kind, record) ?? record.Id)}
            onClick={(event) => event.stopPropagation()}
          >
            <IconPhone size={20} stroke={1.5} aria-hidden />
          </a>
        )}
      </span>
    </div>
  )
})
