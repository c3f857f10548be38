import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import { columnMessages } from '#features/exports/messages/new-export.ts'
import { presetOf } from '#features/exports/model/columns.ts'
import type { Column } from '#files/column.ts'
import { columnsFor, type Preset, presetsOf } from '#files/columns.ts'
import { Segments } from '#ui/Segments.tsx'

interface Props {
  kind: Kind
  columns: readonly Column[]
  onChange: (columns: readonly Column[]) => void
}

/** More options than these are shown as a select. */
const MAX_SEGMENTS = 4

/** Presets of columns, and the way back to the custom ones. */
export function PresetChoice({ kind, columns, onChange }: Props) {
  const preset = presetOf(kind, columns)
  const [ownColumns, setOwnColumns] = useState<readonly Column[]>()
  const choose = (value: string) => {
    if (!preset) setOwnColumns(columns)
    if (value !== 'Custom') onChange(columnsFor(kind, value as Preset))
    else if (ownColumns) onChange(ownColumns)
  }
  const data = [
    ...presetsOf[kind].map((value) => ({
      value: value as string,
      label: value === 'Every' ? columnMessages.everyField : value,
    })),
    { value: 'Custom', label: columnMessages.custom, disabled: preset !== undefined && !ownColumns },
  ]
  const given = {
    size: 'xs',
    value: preset ?? 'Custom',
    data,
    'aria-label': columnMessages.title,
  } as const
  return data.length > MAX_SEGMENTS ? (
    <NativeSelect {...given} onChange={(event) => choose(event.currentTarget.value)} />
  ) : (
    <Segments {...given} fullWidth onChange={choose} />
  )
}
