import { UnstyledButton } from '@mantine/core'
import { IconGripVertical, IconX } from '@tabler/icons-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { columnMessages } from '#features/exports/messages/new-export.ts'
import type { Column } from '#files/column.ts'
import { columnLabel } from '#files/columns.ts'
import { type FixedColumn, fixedCell } from '#files/formats/format-spec.ts'
import type { AnyRecord } from '#records/record.ts'
import { NONE } from '#shared/text/format.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import classes from './columns.module.css'
import { HeadingField } from './HeadingField.tsx'

/** Where a key moves a column. */
type Step = -1 | 1 | 'first' | 'last'
const steps: Partial<Record<string, Step>> = { ArrowUp: -1, ArrowDown: 1, Home: 'first', End: 'last' }

interface Props {
  column: Column
  sample: AnyRecord | null | undefined
  unnamed: boolean
  errorOf: (heading: string) => string | undefined
  dragged: boolean
  /** Where the dragged column would be inserted. */
  drop: 'before' | 'after' | undefined
  onGrab: (event: PointerEvent) => void
  onMove: (by: Step) => void
  onRename: (heading: string) => void
  onRemove: () => void
}

/** One selected column: its handle, label, example, and heading in the file. */
export function ColumnRow({
  column,
  sample,
  unnamed,
  errorOf,
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
    // A row that is moved in the page loses the focus.
    handle.focus()
    handle.scrollIntoView({ block: 'nearest' })
  }
  return (
    <li
      className={`${kit.reveals} ${kit.apart} ${classes.row}`}
      data-column={name}
      data-dragged={dragged}
      data-drop={drop}
    >
      <UnstyledButton
        className={`${kit.center} ${kit.high} ${kit.inside} ${classes.handle}`}
        aria-label={columnMessages.move(label)}
        title={columnMessages.moveHint}
        onPointerDown={onGrab}
        onKeyDown={step}
      >
        <IconGripVertical size={14} stroke={1.7} aria-hidden />
      </UnstyledButton>
      <span className={`${kit.truncate} ${kit.cell} ${kit.strong} ${classes.label}`} title={label}>
        {label}
      </span>
      <SampleCell record={sample} column={column} />
      {unnamed ? (
        <code className={`${kit.truncate} ${kit.meta} ${kit.number} ${classes.heading}`}>{name}</code>
      ) : (
        <HeadingField name={name} label={label} heading={heading} errorOf={errorOf} onRename={onRename} />
      )}
      <IconButton
        Icon={IconX}
        className={`${kit.revealed} ${classes.remove}`}
        label={columnMessages.removeColumn(label)}
        title={columnMessages.remove}
        data-remove
        onClick={onRemove}
        small
      />
    </li>
  )
}

/** The value of an example record in a column; empty while there is no record. */
export function SampleCell({
  record,
  column,
}: {
  record: AnyRecord | null | undefined
  column: FixedColumn
}) {
  const text = record ? String(fixedCell(column, record) ?? NONE) : ''
  return (
    <bdi className={`${kit.truncate} ${kit.second} ${classes.sample}`} title={text}>
      {text}
    </bdi>
  )
}
