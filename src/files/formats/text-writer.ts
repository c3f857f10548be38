import type { AnyRecord } from '#records/record.ts'
import type { FileWriter } from './format-spec.ts'

interface TextFile {
  /** What stands before the first record, also when there is none. */
  head?: string
  /** A record as text. */
  text: (record: AnyRecord) => string
  between?: string
  foot?: string
}

/** A writer of a file of text: each piece is written as soon as its records come. */
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
