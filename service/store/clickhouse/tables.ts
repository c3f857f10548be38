import type { Kind } from '#contract/kind.ts'

/** A column of a table of a version, with its type in DuckDB. */
export interface TableColumn {
  name: string
  type: string
}

/** A table of a version that queries read. */
export interface QueryTable {
  name: string
  columns: readonly TableColumn[]
}

/** Types of ClickHouse by those of DuckDB; lists are read from tables of their own (`emails`) and are not copied. */
const types: Readonly<Record<string, string>> = {
  VARCHAR: 'String',
  TINYINT: 'Int8',
  SMALLINT: 'Int16',
  INTEGER: 'Int32',
  BIGINT: 'Int64',
  DOUBLE: 'Float64',
  BOOLEAN: 'Bool',
}

export const isCopied = ({ type }: TableColumn) => types[type] !== undefined

/** Columns of few different texts. */
const fewValues = new Set([
  'Gender',
  'PreDirectional',
  'PostDirectional',
  'StreetSuffixKey',
  'StateProvince',
  'County',
  'CountyKey',
  'CreditRatingScore',
  'Franchise',
  'HousingType',
  'MaritalStatus',
  'Source',
  'LocationGrade',
  'OperatingStatus',
  'SicGrade',
])

/** Columns without missing values, by which other tables are looked up. */
const always = new Set(['pos', 'seq', 'Key', 'Code', 'IsFormer'])

function typeOf({ name, type }: TableColumn): string {
  const plain = types[type] as string
  if (always.has(name)) return plain
  return fewValues.has(name) ? `LowCardinality(Nullable(${plain}))` : `Nullable(${plain})`
}

/** The order of each table: that of the records by state and place, others by what they are looked up by. */
const orders: ReadonlyMap<string, string> = new Map([
  ['kin', 'Key, pos'],
  ['emails', 'Key, pos'],
  ['makes', 'Code'],
  ['merged_sources', 'SourceId, pos'],
])
const RECORD_ORDER = 'StateProvince, pos'

/** What lets a query skip most of the records of a kind. */
const indexes: Record<Kind, readonly string[]> = {
  companies: ['index name_text CompanyNameKey type text(tokenizer = ngrams(3))'],
  people: [],
}
const placeIndexes = [
  'index latitudes Latitude type minmax',
  'index longitudes Longitude type minmax',
  'index positions pos type minmax',
]

/** Tables of a version beside that of the records. */
export const FURTHER_TABLES = [...orders.keys()]

/** The statement that makes a table of a kind's version in a database. */
export function createTable(database: string, kind: Kind, { name, columns }: QueryTable): string {
  const isRecords = name === kind
  const parts = [
    ...columns.map((column) => `${column.name} ${typeOf(column)}`),
    ...(isRecords ? [...placeIndexes, ...indexes[kind]] : []),
  ]
  return `create table ${database}.${name} (${parts.join(', ')})
    engine = MergeTree order by (${orders.get(name) ?? RECORD_ORDER}) settings allow_nullable_key = 1`
}

/** The table that says which records a database has: `pos` from the first up to the one before the last, of so many in all. */
export const createAbout = (database: string) =>
  `create table ${database}.about (first_pos Int32, end_pos Int32, records Int32) engine = MergeTree order by first_pos`
