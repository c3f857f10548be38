import type { QueryClient } from '@tanstack/react-query'
import { pagesKey } from '#api/queries.ts'
import { pagesOfTable } from '#api/table-version.ts'
import type { AnyRecord } from '#records/record.ts'
import { harmless } from '#shared/tabular/csv.ts'
import type { Column } from '../model/columns.ts'
import type { Source } from './usePages.ts'

/** A value on one line and in one cell. */
const flat = (text: string | undefined) => harmless((text ?? '').replace(/[\t\r\n]+/g, ' '))

/** Records as a spreadsheet takes them from the clipboard: tabs between cells, the labels of the columns first. */
export function tableText(columns: readonly Column[], records: readonly AnyRecord[]): string {
  const rows = records.map((record) => columns.map(({ cell }) => flat(cell(record))))
  return [columns.map(({ label }) => label), ...rows].map((cells) => cells.join('\t')).join('\n')
}

/** The ticked records that were read so far, in the order of the table. */
export function pickedRecords(client: QueryClient, source: Source, picked: ReadonlySet<string>): AnyRecord[] {
  return pagesOfTable(client, pagesKey(source))
    .toSorted((a, b) => Number(a.queryKey.at(-1)) - Number(b.queryKey.at(-1)))
    .flatMap(({ state }) => (state.data as AnyRecord[] | undefined) ?? [])
    .filter(({ Id }) => picked.has(Id))
}
