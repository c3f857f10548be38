import type { Kind } from '#contract/kind.ts'
import { type AnyRecord, webAddress } from '#records/record.ts'
import { countryOf } from '#records/vcard.ts'
import { csvWriter } from './csv.ts'
import { type FileFormatSpec, type FixedColumn, fixedCell } from './format-spec.ts'

/** A CSV with the columns of another program. */
export function otherProgramCsv(
  columns: Record<Kind, readonly FixedColumn[]>,
): Pick<FileFormatSpec, 'extension' | 'type' | 'fixedColumns' | 'writer'> {
  return {
    extension: 'csv',
    type: 'text/csv;charset=utf-8',
    fixedColumns: (kind) => columns[kind],
    writer: ({ kind }) =>
      csvWriter(
        columns[kind].map(({ heading }) => heading),
        (record) => columns[kind].map((column) => fixedCell(column, record)),
      ),
  }
}

/** The first valid web address of a record as a full URL. */
export const firstWebAddress = ({ UriList }: AnyRecord): string | undefined =>
  UriList?.map(({ Uri }) => webAddress(Uri)).find(Boolean)

/** The country of a record that has an address. */
export const countryOfRecord = ({ Address, City, PostalCode }: AnyRecord): string | undefined =>
  Address || City || PostalCode ? countryOf(PostalCode) : undefined
