import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconGripVertical, IconX } from '@tabler/icons-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Column } from '#files/column.ts'
import { columnLabel } from '#files/columns.ts'
import type { AnyRecord } from '#records/record.ts'
import kit from '#ui/kit.module.css'
import classes from './columns.module.css'
import { HeadingField } from './HeadingField.tsx'
import { Sample } from './Sample.tsx'

/** Where a key takes a column. */
type Step = -1 | 1 | 'first' | 'last'
const steps: Partial<Record<string, Step>> = { ArrowUp: -1, ArrowDown: 1, Home: 'first', End: 'last' }

interface Props {
  column: Column
  sample: AnyRecord | null | undefined
  unnamed: boolean
  fault: (heading: string) => string | undefined
  dragged: boolean
  /** Where the column that is on its way would stand. */
  drop: 'before' | 'behind' | undefined
  onGrab: (event: PointerEvent) => void
  onMove: (by: Step) => void
  onRename: (heading: string) => void
  onRemove: () => void
}

/** One chosen column: its handle, what it is, an example, its heading in the file. */
export function ColumnRow({
  column,
  sample,
  unnamed,
  fault,
  dragged,
  drop,
  onGrab,
  onMove,
  onRename,
  onRemove,
}: Props) {
  const { name, heading } = column
  const label = columnLabel(name)
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    const handle = event.currentTarget
    flushSync(() => onMove(by))
    // A row that is moved on the page loses the focus.
    handle.focus()
    handle.scrollIntoView({ block: 'nearest' })
  }
  return (
    <li className={classes.row} data-column={name} data-dragged={dragged} data-drop={drop}>
      <UnstyledButton
        className={`${kit.center} ${classes.handle}`}
        aria-label={`Move ${label}`}
        title="Drag, or press the arrow keys"
        onPointerDown={onGrab}
        onKeyDown={step}
      >
        <IconGripVertical size={14} stroke={1.7} aria-hidden />
      </UnstyledButton>
      <span className={`${kit.truncate} ${kit.cell} ${kit.strong} ${classes.label}`} title={label}>
        {label}
      </span>
      <Sample record={sample} column={column} />
      {unnamed ? (
        <code className={`${kit.truncate} ${kit.meta} ${kit.number} ${classes.name}`}>{name}</code>
      ) : (
        <HeadingField name={name} label={label} heading={heading} fault={fault} onRename={onRename} />
      )}
      <ActionIcon
        className={classes.remove}
        variant="subtle"
        color="gray"
        size={24}
        aria-label={`Remove ${label}`}
        title="Remove"
        data-remove
        onClick={onRemove}
      >
        <IconX size={14} stroke={1.7} />
      </ActionIcon>
    </li>
  )
}
