import type { Clauses } from '../description.ts'
import { MERGED_SOURCES } from '../schema.ts'
import { oneOfTexts } from './list.ts'
import { all, any, Sql, sql } from './sql.ts'

const mergedSources = new Sql([MERGED_SOURCES], [])

/**
 * The conditions on sources of data with merged records: an id in a source finds the record that has it, and the one that it was merged into. Where sources are named
 * too, an id counts in these alone.
 */
export const mergedClauses: Clauses<'Source' | 'SourceId'> = {
  Source: (names, { SourceId }) => (SourceId ? sql`true` : oneOfTexts('Source', names)),
  SourceId(list, { Source }) {
    const has = all([oneOfTexts('SourceId', list), ...(Source ? [oneOfTexts('Source', Source)] : [])])
    return any([has, sql`pos in (select pos from ${mergedSources} where ${has})`])
  },
}
