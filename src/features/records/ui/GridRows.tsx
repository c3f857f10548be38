import type { MouseEventHandler } from 'react'
import type { Kind } from '#contract/kind.ts'
import { useView } from '#session/search.ts'
import { useSelection } from '#session/selection.ts'
import { CardRow } from './CardRow.tsx'
import { GridRow } from './GridRow.tsx'
import type { useGridView } from './useGridView.ts'

interface Props {
  kind: Kind
  view: ReturnType<typeof useGridView>
  /** The rows that are drawn: those in view and some more. */
  items: readonly number[]
  onClick: MouseEventHandler
}

/** The rows of the table that are in view, or cards on a phone. */
export function GridRows({ kind, view, items, onClick }: Props) {
  const { height, rows, active, recordAt, columns, width = 0, isCards } = view
  const { record: opened } = useView()
  const picked = useSelection((state) => state.picked)
  return (
    <div
      style={{ height: rows * height, width: isCards ? '100%' : width, position: 'relative' }}
      role="rowgroup"
      onClick={onClick}
    >
      {items.map((index) => {
        const record = recordAt(index)
        const row = {
          index,
          top: index * height,
          height,
          columns,
          kind,
          record,
          active: index === active.row ? active.column : undefined,
          opened: record !== undefined && record.Id === opened,
          picked: record !== undefined && picked.has(record.Id),
        }
        return isCards ? <CardRow key={index} {...row} /> : <GridRow key={index} {...row} width={width} />
      })}
    </div>
  )
}
