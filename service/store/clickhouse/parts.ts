import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { Description } from '../duckdb/description.ts'
import { countOf } from '../duckdb/sql/select.ts'
import type { Scalar, Sql } from '../duckdb/sql/sql.ts'
import type { Database } from './client.ts'
import { rowsOf } from './merge.ts'
import { clickhouseStatement } from './statement.ts'

/** The parts of a table: databases with contiguous ranges of its records, in its order. */
export interface Parts {
  count: number
  /** The answer of each part to a query, as rows. */
  rowsOfEach(query: Sql, signal?: AbortSignal): Promise<Scalar[][][]>
  /** The first column of all answers: of each part to a query of its own, and of none to a part without a query. */
  columnOfAll(queries: readonly (Sql | undefined)[], signal?: AbortSignal): Promise<Scalar[]>
}

/** A search over the parts of a table. */
export interface PartsSearch<K extends Kind> {
  parts: Parts
  kind: Description<K>
  criteria: Criteria
  signal?: AbortSignal | undefined
}

/** The parts that these databases have; `positionsOf` are the positions of the records with these Ids. */
export function partsOf(
  databases: readonly Database[],
  positionsOf: (ids: readonly string[]) => Promise<number[]>,
): Parts {
  return {
    count: databases.length,
    async rowsOfEach(query, signal) {
      const statement = await clickhouseStatement(query, positionsOf)
      return Promise.all(databases.map(async (part) => rowsOf(await part.columns(statement, signal))))
    },
    async columnOfAll(queries, signal) {
      const answers = await Promise.all(
        databases.map(async (part, i) => {
          const query = queries[i]
          if (!query) return []
          const [column = []] = await part.columns(await clickhouseStatement(query, positionsOf), signal)
          return column
        }),
      )
      return answers.flat()
    },
  }
}

/** The number of records that each part has of a search, of those that meet further conditions. */
export async function countsOf<K extends Kind>(
  { parts, kind, criteria, signal }: PartsSearch<K>,
  further: readonly Sql[] = [],
): Promise<number[]> {
  const answers = await parts.rowsOfEach(countOf(kind, criteria, further), signal)
  return answers.map(([row]) => Number(row?.[0] ?? 0))
}
