import { Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { recordsMessages as messages } from '#features/lists/messages/records.ts'
import type { GridColumn } from '#features/lists/model/records/columns.ts'
import type { MemberView } from '#features/lists/model/records/member-view.ts'
import grid from '#ui/grid.module.css'
import { cellAttributes } from '#ui/grid-cells.ts'
import kit from '#ui/kit.module.css'
import classes from './grid.module.css'

interface Props {
  columns: readonly GridColumn[]
  sort: MemberView['sort']
  onSort: (key: string) => void
  /** The column of the cursor, when it is in the head. */
  active: number | undefined
  /** Whether all rows, or some, are ticked; a click ticks all, or none. */
  all: boolean
  some: boolean
  onAll: () => void
}

/** The head of the grid: its box ticks all rows that are shown, its labels sort. */
export function HeaderRow({ columns, sort, onSort, active, all, some, onAll }: Props) {
  return (
    <div className={`${grid.head} ${classes.head}`} role="row" aria-rowindex={1}>
      <span
        role="columnheader"
        {...cellAttributes(-1, 0, active)}
        className={`${kit.center} ${grid.check} ${kit.pointer}`}
      >
        <Checkbox
          size="xs"
          tabIndex={-1}
          aria-label={messages.tickAll}
          checked={all}
          indeterminate={some && !all}
          onChange={onAll}
        />
      </span>
      {columns.map(({ key, label, width, right }, i) => {
        const sorted = sort?.key === key ? (sort.down ? 'descending' : 'ascending') : undefined
        return (
          <span
            key={key}
            role="columnheader"
            {...cellAttributes(-1, i + 1, active)}
            aria-sort={sorted}
            className={`${kit.flex} ${kit.narrow} ${grid.headCell} ${kit.clip}`}
            style={{ flex: `1 0 ${width}px`, width }}
            data-right={right || undefined}
          >
            <button
              type="button"
              tabIndex={-1}
              className={`${kit.line} ${kit.plain} ${kit.fill} ${grid.label}`}
              onClick={() => onSort(key)}
            >
              {label}
              {sorted === 'ascending' && <IconArrowUp size={13} stroke={1.7} aria-hidden />}
              {sorted === 'descending' && <IconArrowDown size={13} stroke={1.7} aria-hidden />}
            </button>
          </span>
        )
      })}
    </div>
  )
}
