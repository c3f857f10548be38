import { fold } from '#shared/text/fold.ts'
/**
 * Columns that every kind's narrow search table has, one row a record, sorted by state and place. Columns have the API's names;
 * `...Key` columns contain folded text (`fold`), so that comparing is case- and accent-blind; a range is the index of its band in
 * `#contract/ranges`. Absent values are null. `pos` is the dense row number in sort order and the one stable order of records;
 * `seq` is the key of the record's body.
 */
export const placingColumns = { pos: 'INTEGER', seq: 'INTEGER', Id: 'VARCHAR' } as const

export const contactColumns = {
  FirstNameKey: 'VARCHAR',
  LastNameKey: 'VARCHAR',
  Gender: 'VARCHAR',
  Phone: 'BIGINT',
} as const

export const placeColumns = {
  StreetNameKey: 'VARCHAR',
  StreetNumberKey: 'VARCHAR',
  PreDirectional: 'VARCHAR',
  PostDirectional: 'VARCHAR',
  StreetSuffixKey: 'VARCHAR',
  UnitKey: 'VARCHAR',
  City: 'VARCHAR',
  CityKey: 'VARCHAR',
  County: 'VARCHAR',
  CountyKey: 'VARCHAR',
  StateProvince: 'VARCHAR',
  PostalCode: 'VARCHAR',
  CarrierRoute: 'VARCHAR',
  AreaCode: 'SMALLINT',
  Latitude: 'DOUBLE',
  Longitude: 'DOUBLE',
} as const

/** Where a record comes from, since when, and how precise its point is; data of former builds lacks them (`as-built.ts`). */
export const trustColumns = {
  Source: 'VARCHAR',
  SourceId: 'VARCHAR',
  LocationGrade: 'VARCHAR',
  /** Year and month: 202611. */
  FirstSeenMonth: 'INTEGER',
} as const

/** The table of `pos`, `Source` and `SourceId` of records that were merged into others: only where there are any. */
export const MERGED_SOURCES = 'merged_sources'

/** Whether RecordStatus is New, and the day of the last change as a number: 20260331. */
export const statusColumns = { IsNew: 'BOOLEAN', UpdateDate: 'INTEGER' } as const

/** The columns that a row itself decides: all but `pos` and `seq`, in their order. */
export function rowColumnsOf<C extends string>(columns: Readonly<Record<C, string>>) {
  const names = Object.keys(columns) as C[]
  return names.filter((name) => name !== 'pos' && name !== 'seq') as Exclude<C, 'pos' | 'seq'>[]
}

/**
 * Text for comparing: composed, without accents, lower case, inner spaces single. The same words in JavaScript and SQL
 * must fold alike, so keys are folded here only, both when a row is written and when a criterion is bound.
 */
export const searchText = (text: string): string => fold(text).replace(/\s+/g, ' ').trim()
