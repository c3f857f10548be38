import type { AnyRecord } from '#records/record.ts'
import type { Column } from '../column.ts'
import type { FileFormatSpec } from './format-spec.ts'
import { textWriter } from './text-writer.ts'

/** The selected parts of each selected field; empty for a whole field. */
type SelectedFields = ReadonlyMap<string, readonly string[]>

function selectedFields(columns: readonly Column[]): SelectedFields {
  const selected = new Map<string, string[]>()
  for (const { name } of columns) {
    const [field = name, part] = name.split('.')
    selected.set(field, [...(selected.get(field) ?? []), ...(part ? [part] : [])])
  }
  return selected
}

/** The selected fields of a record, with the names, order and nesting of the service. */
function pickFields(record: AnyRecord, selected: SelectedFields): unknown {
  const entries = Object.entries(record).flatMap(([field, value]) => {
    const parts = selected.get(field)
    return parts ? [[field, pickParts(value, parts)] as const] : []
  })
  return Object.fromEntries(entries)
}

function pickParts(value: unknown, parts: readonly string[]): unknown {
  if (parts.length === 0 || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).filter(([part]) => parts.includes(part)))
}

export const jsonLines: FileFormatSpec = {
  label: 'JSON lines',
  note: 'as answered',
  hint: 'One record a line, nested as the service answers it and under its own names.',
  extension: 'jsonl',
  type: 'application/jsonl',
  unnamed: true,
  writer: ({ columns }) => {
    const selected = selectedFields(columns)
    return textWriter({ text: (record) => `${JSON.stringify(pickFields(record, selected))}\n` })
  },
}
