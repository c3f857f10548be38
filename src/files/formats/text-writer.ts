import type { AnyRecord } from '#records/record.ts'
import type { FileWriter } from './format-spec.ts'

interface TextFile {
  /** The text before the first record, also without records. */
  head?: string
  /** A record as text. */
  text: (record: AnyRecord) => string
  between?: string
  foot?: string
}

/** A writer of a text file, record by record. */
export function textWriter({ head = '', text, between = '', foot = '' }: TextFile): FileWriter {
  let started = false
  const opening = () => {
    const opened = started ? between : head
    started = true
    return opened
  }
  return {
    add: (records) => (records.length > 0 ? opening() + records.map(text).join(between) : undefined),
    end: () => (started ? foot : head + foot),
  }
}
