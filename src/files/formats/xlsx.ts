import { kindNames } from '#criteria/kinds.ts'
import { cellsOf } from '../columns.ts'
import type { FileFormatSpec, FileWriter, WriterInput } from './format-spec.ts'
import { sheetStream } from './sheet-stream.ts'

async function sheetWriter({ kind, columns }: WriterInput): Promise<FileWriter> {
  const sheet = await sheetStream(
    kindNames[kind].Title,
    columns.map(({ heading }) => heading),
  )
  return {
    ...sheet,
    add: (records) =>
      sheet.add(records.map((record) => cellsOf(record, columns).map((cell) => cell ?? null))),
  }
}

export const xlsx: FileFormatSpec = {
  label: 'Excel',
  note: 'ZIP codes as text',
  hint: 'ZIP codes, ids, SIC codes and phone numbers are text cells and keep their zeros; counts and dollars are numbers.',
  extension: 'xlsx',
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  writer: sheetWriter,
}
