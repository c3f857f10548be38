import type { Criteria, Criterion, CriterionOf } from '#contract/criteria.ts'
import type { Kind, RecordOf } from '#contract/kind.ts'
import type { TallyName } from '#contract/tally.ts'
import type { AsOf } from '#service/versions/as-of.ts'
import type { DataInfo } from '#service/versions/data-info.ts'
import type { RowOf } from '../row.ts'
import type { Cell } from './cells.ts'
import type { Tuple } from './packing.ts'
import type { SortValues } from './sql/sort-values.ts'
import type { Sql } from './sql/sql.ts'
import type { Tally } from './sql/tally-field.ts'

export type Given<C extends Criterion> = NonNullable<Criteria[C]>

/** One condition for each of the criteria; `criteria` are all criteria of the same query. */
export type Clauses<C> = { [N in C & Criterion]: (value: Given<N>, criteria: Criteria) => Sql }

/** The criteria of a kind that are conditions by themselves. */
export type PlainCriterion<K extends Kind> = Exclude<CriterionOf<K>, 'AnyOf' | 'NoneOf'>

/**
 * The table `counts`: how many records have the same values of a few columns. A search for these alone is counted in it: for ten million
 * companies it has 900,000 rows.
 */
export interface CountTable {
  /** Its columns, by which it is sorted too, beside `records`. */
  columns: readonly string[]
  /** The criteria whose conditions are on these columns. */
  criteria: readonly string[]
}

/** What a kind of records is to the engine; all else is alike for all kinds. */
export interface Description<K extends Kind> {
  /** Also the name of its table. */
  kind: K
  /** The narrow search table: names and types, those of `placingColumns` first. */
  columns: Readonly<Record<string, string>>
  /** A row's cells, in the order of `columns` without `pos` and `seq`. */
  cellsOf(row: RowOf<K>, when: AsOf): readonly Cell[]
  /** Statements that add further tables once the table is whole and in order. */
  further: readonly string[]
  /** A row as its body keeps it. */
  encode(row: RowOf<K>, when: AsOf): Tuple
  /**
   * The record of a body (a tuple in msgpack) as the API returns it, keys in the contract's order, absent values undefined (JSON
   * omits them; deleting them here would take longer than all the rest).
   */
  decode(body: Uint8Array): RecordOf<K>
  /** The criteria of a call with those that it and the data imply; `clauses` has all of their names. */
  withImplied(criteria: Criteria, info: DataInfo): Criteria
  /** A condition for each criterion: one without does not compile. */
  clauses: Clauses<PlainCriterion<K>>
  /** Criteria that let the engine skip most of the table. */
  narrow: readonly string[]
  tallies: Record<TallyName<K>, Tally>
  sorts: SortValues<K>
  /** The table of counts, where the version has one. */
  counts?: CountTable | undefined
  /** Whether records are corrected or suppressed: then a scan of the table comes in no order, and `pos` may have gaps. */
  isCorrected?: boolean
  /** Positions of the suppressed records where no record is corrected otherwise, for an engine whose table has them. */
  suppressed?: readonly number[]
  /** A condition of every query beside those of its criteria. */
  always?: Sql
  /** Whether the engine scans the table in no order. */
  isUnordered?: boolean
}
