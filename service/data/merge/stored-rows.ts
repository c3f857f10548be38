import type { Company } from '#contract/company.ts'
import type { Interest, TargetGrade, TargetModel } from '#contract/interests.ts'
import type { Kind, RecordOf } from '#contract/kind.ts'
import type { Person } from '#contract/person.ts'
import { bandNamed, squareFootageBands } from '#contract/ranges.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import type { Cell } from '#service/store/duckdb/cells.ts'
import type { PersonRow } from '#service/store/person-row.ts'
import type { RowOf } from '#service/store/row.ts'
import type { CarriedCells } from '../build-batch.ts'

/** Columns of the search table with what searches use and records do not have; lists of numbers as text. */
export type SearchedCells = Readonly<Record<string, Cell>>

const vehicleColumns = [
  ...['Make', 'Model', 'Vehicle'].flatMap((name) => [1, 2, 3, 4].map((i) => `${name}${i}`)),
  'MakeNames',
]
/** Numbers of which the names are not stored: they go from table to table as they are, each list as a whole. */
const carriedColumns = [vehicleColumns, ['FormerEmailKeys']]

/** The columns that are read beside the record, as SQL. */
export const searchedColumns: Record<Kind, readonly string[]> = {
  companies: ['EmailKey'],
  people: [
    ...['IsHeadOrPartner', 'Age', 'HousingType', 'CarrierRoute', 'AreaCode', 'UpdateDate'],
    ...['LifeStyle', 'TargetReady'],
    ...vehicleColumns,
    'FormerEmailKeys::varchar as FormerEmailKeys',
  ],
}

/** A stored record as a build takes it, and the cells of it that have no field. */
export interface StoredRow<K extends Kind> {
  row: RowOf<K>
  carried: CarriedCells
}

/** Turns a record of a version and what its search table has beside it into a row that a build stores in the same way. Pure. */
export const storedRowOf: { [K in Kind]: (record: RecordOf<K>, cells: SearchedCells) => StoredRow<K> } = {
  companies: (record, cells) => ({ row: companyRowOf(record, cells), carried: {} }),
  people: (record, cells) => ({ row: personRowOf(record, cells), carried: carriedCells(cells, {}) }),
}

/** The cells of one record, completed with those of another one. */
export function carriedCells(cells: CarriedCells, others: CarriedCells): CarriedCells {
  const lists = carriedColumns.map((columns) => {
    const source = columns.some((column) => cells[column] != null) ? cells : others
    return columns.flatMap((column) => (source[column] == null ? [] : [[column, source[column] as Cell]]))
  })
  return Object.fromEntries(lists.flat())
}

const textOf = (cell: Cell | undefined) => (cell == null ? undefined : String(cell))

function companyRowOf(record: Company, cells: SearchedCells): CompanyRow {
  const { ETag, Links, RecordStatus, LastSeen, SquareFootage, ...row } = record
  return {
    ...row,
    Email: textOf(cells.EmailKey),
    SquareFeet: SquareFootage === undefined ? undefined : bandNamed(squareFootageBands, SquareFootage)?.low,
  } as CompanyRow
}

function personRowOf(record: Person, cells: SearchedCells): PersonRow {
  const { ETag, Links, LastSeen, AgeRange, LifeStyle, TargetReady, ...row } = record
  const grades = Object.entries(TargetReady ?? {}) as [TargetModel, string][]
  return {
    ...row,
    ...(row.BirthMonthYear === undefined && cells.Age != null && { Age: Number(cells.Age) }),
    ...(cells.IsHeadOrPartner === false && { Role: 'Other' }),
    HousingType: textOf(cells.HousingType),
    CarrierRoute: textOf(cells.CarrierRoute),
    AreaCode: textOf(cells.AreaCode)?.padStart(3, '0'),
    UpdateDate: textOf(cells.UpdateDate)?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'),
    // Nothing is known where the cell is empty; 0 says that there are none.
    ...(cells.LifeStyle != null && { LifeStyle: Object.keys(LifeStyle ?? {}) as Interest[] }),
    ...(cells.TargetReady != null && {
      TargetReady: Object.fromEntries(grades.map(([model, grade]) => [model, Number(grade) as TargetGrade])),
    }),
  } as PersonRow
}
