import type { AnyRecord } from '#records/record.ts'
import type { Column } from '../column.ts'
import type { Form } from './form.ts'
import { textWriter } from './text-writer.ts'

/** The parts that are wanted of each field; of a field that is wanted whole, none are named. */
type Wanted = ReadonlyMap<string, readonly string[]>

function wantedOf(columns: readonly Column[]): Wanted {
  const wanted = new Map<string, string[]>()
  for (const { name } of columns) {
    const [field = name, part] = name.split('.')
    wanted.set(field, [...(wanted.get(field) ?? []), ...(part ? [part] : [])])
  }
  return wanted
}

/** What of a record is wanted, as the service answered it: its own names, its own order, nested as they were. */
function picked(record: AnyRecord, wanted: Wanted): unknown {
  const entries = Object.entries(record).flatMap(([field, value]) => {
    const parts = wanted.get(field)
    return parts ? [[field, partsOf(value, parts)] as const] : []
  })
  return Object.fromEntries(entries)
}

function partsOf(value: unknown, parts: readonly string[]): unknown {
  if (parts.length === 0 || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).filter(([part]) => parts.includes(part)))
}

export const jsonLines: Form = {
  label: 'JSON lines',
  note: 'as answered',
  hint: 'One record a line, nested as the service answers it and under its own names.',
  extension: 'jsonl',
  type: 'application/jsonl',
  unnamed: true,
  writer: ({ columns }) => {
    const wanted = wantedOf(columns)
    return textWriter({ text: (record) => `${JSON.stringify(picked(record, wanted))}\n` })
  },
}
