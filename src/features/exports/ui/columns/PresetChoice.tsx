import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import { presetOf } from '#features/exports/model/columns/order.ts'
import type { Column } from '#files/column.ts'
import { columnsFor, type Preset, presetsOf } from '#files/columns.ts'
import { Segments } from '#ui/Segments.tsx'

interface Props {
  kind: Kind
  columns: readonly Column[]
  onChange: (columns: readonly Column[]) => void
}

/** More than these do not stand side by side. */
const MAX_SEGMENTS = 4

/** Columns to begin with, and the way back to those that were chosen. */
export function PresetChoice({ kind, columns, onChange }: Props) {
  const preset = presetOf(kind, columns)
  const [kept, setKept] = useState<readonly Column[]>()
  const choose = (value: string) => {
    if (!preset) setKept(columns)
    if (value !== 'Chosen') onChange(columnsFor(kind, value as Preset))
    else if (kept) onChange(kept)
  }
  const data = [
    ...presetsOf[kind].map((value) => ({
      value: value as string,
      label: value === 'Every' ? 'Every field' : value,
    })),
    { value: 'Chosen', label: 'Chosen', disabled: preset !== undefined && !kept },
  ]
  const given = {
    size: 'xs',
    value: preset ?? 'Chosen',
    data,
    'aria-label': 'Columns',
  } as const
  return data.length > MAX_SEGMENTS ? (
    <NativeSelect {...given} onChange={(event) => choose(event.currentTarget.value)} />
  ) : (
    <Segments {...given} fullWidth onChange={choose} />
  )
}
