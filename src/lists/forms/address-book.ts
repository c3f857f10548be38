import type { Kind } from '#contract/kind'
import type { AnyRecord } from '../../criteria/record.ts'
import { webAddress } from '../../criteria/record.ts'
import { countryOf } from '../../criteria/vcard.ts'
import { cellOf } from '../columns.ts'
import type { Cell } from '../csv.ts'
import type { Column } from '../job.ts'
import { csvWriter } from './csv.ts'
import type { Form } from './form.ts'

/** A column of another program's file: its heading there, the field that it comes from, and how, where not as it is. */
export type ForeignColumn = Column & { cell?: (record: AnyRecord) => Cell }

/** A CSV with the columns of another program. */
export function foreignCsv(
  columns: Record<Kind, readonly ForeignColumn[]>,
): Pick<Form, 'extension' | 'type' | 'fixedColumns' | 'writer'> {
  return {
    extension: 'csv',
    type: 'text/csv;charset=utf-8',
    fixedColumns: (kind) => columns[kind].map(({ name, heading }) => ({ name, heading })),
    writer: ({ kind }) =>
      csvWriter(
        columns[kind].map(({ heading }) => heading),
        (record) => columns[kind].map(({ name, cell }) => (cell ? cell(record) : cellOf(record, name))),
      ),
  }
}

/** The first web address of a record, whole; undefined where it has none that leads anywhere. */
export const webOf = ({ UriList }: AnyRecord): string | undefined =>
  UriList?.map(({ Uri }) => webAddress(Uri)).find(Boolean)

/** The country of a record that has an address. */
export const countryOfRecord = ({ Address, City, PostalCode }: AnyRecord): string | undefined =>
  Address || City || PostalCode ? countryOf(PostalCode) : undefined
