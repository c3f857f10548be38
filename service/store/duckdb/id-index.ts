import type { DuckDBConnection } from '@duckdb/node-api'
import { open, type RootDatabase } from 'lmdb'

/** Where the record with an Id is: its `pos` in the search table and the `seq` of its body. */
export type RecordPosition = [pos: number, seq: number]

/** Places by Id, in LMDB: 1,000 scattered Ids take some 5 ms, while the engine would read all Ids for as many. */
export type IdIndex = RootDatabase<RecordPosition, string>

/** The index's folder within that of a version. */
export const ID_INDEX = 'ids'

const layout = { encoding: 'msgpack', noSubdir: false } as const

/** The index of a finished build, for reading only. */
export const openIdIndex = (folder: string): IdIndex => open({ ...layout, path: folder, readOnly: true })

/**
 * Writes the index of all records to a new `folder`; `records` is the name of their table for this connection. Takes about
 * a second for each million.
 */
export async function buildIdIndex(
  connection: DuckDBConnection,
  records: string,
  folder: string,
): Promise<void> {
  const index: IdIndex = open({ ...layout, path: folder, noSync: true })
  try {
    const result = await connection.stream(`select Id, pos, seq from ${records} order by Id`)
    for (
      let chunk = await result.fetchChunk();
      chunk && chunk.rowCount > 0;
      chunk = await result.fetchChunk()
    ) {
      const [ids, positions, keys] = chunk.getColumns() as [string[], number[], number[]]
      index.transactionSync(() => {
        ids.forEach((id, i) => {
          index.putSync(id, [positions[i] as number, keys[i] as number], { append: true })
        })
      })
    }
    await index.flushed
  } finally {
    await index.close()
  }
}
