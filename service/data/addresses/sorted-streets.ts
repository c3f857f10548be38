import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import { pack, unpack } from 'msgpackr'
import type { AddressKind } from '#service/geocode/stored-streets.ts'
import {
  lessFirst,
  type StoredHouse,
  type StoredItem,
  type StoredStreet,
} from '#service/geocode/stored-streets.ts'
import type { KeyedStreets } from '#service/geocode/write.ts'
import { isZipPlus4Key, middleOf } from '#service/geocode/zip-plus4.ts'
import { literal } from '../import/read/parquet-columns.ts'
import type { AddressRow } from './address-row.ts'

/** Rows that were read, to be taken in the order of their keys. */
export interface RowSorter {
  add(row: AddressRow): void
  /** The streets in the order of their keys; items of a street in the order of their house numbers, each of them once. */
  streets(): AsyncGenerator<KeyedStreets>
  close(): void
}

/** Sorts rows on the disk, in `folder`, so that the memory does not depend on how many there are. */
export async function rowSorter(kind: AddressKind, folder: string): Promise<RowSorter> {
  const instance = await DuckDBInstance.create(':memory:', { memory_limit: '1GB' })
  const connection = await instance.connect()
  await connection.run(`set temp_directory = ${literal(folder)}`)
  await connection.run(
    'create table items (key varchar, suffix varchar, direction varchar, label varchar, number int, item blob)',
  )
  const appender = await connection.createAppender('items')
  return {
    add({ key, suffix, direction, label, number, item }) {
      for (const text of [key, suffix, direction, label]) appender.appendVarchar(text)
      appender.appendInteger(number)
      appender.appendBlob(pack(item))
      appender.endRow()
    },
    async *streets() {
      appender.closeSync()
      yield* groupsOf(kind, rowsOf(connection))
    },
    close() {
      connection.closeSync()
      instance.closeSync()
    },
  }
}

type Sorted = Pick<AddressRow, 'key' | 'suffix' | 'direction' | 'label'> & { item: StoredItem }

async function* rowsOf(connection: DuckDBConnection): AsyncGenerator<Sorted> {
  const result = await connection.stream(
    'select distinct key, suffix, direction, label, number, item from items order by key, suffix, direction, number, item, label',
  )
  for (let chunk = await result.fetchChunk(); chunk && chunk.rowCount > 0; chunk = await result.fetchChunk())
    for (const [key, suffix, direction, label, , item] of chunk.getRows())
      yield {
        ...{ key: key as string, suffix: suffix as string, direction: direction as string },
        label: label as string,
        item: unpack((item as { bytes: Uint8Array }).bytes),
      }
}

async function* groupsOf(kind: AddressKind, rows: AsyncIterable<Sorted>): AsyncGenerator<KeyedStreets> {
  let group: KeyedStreets | undefined
  for await (const { key, suffix, direction, label, item } of rows) {
    if (group && group.key !== key) yield finished(kind, group)
    if (group?.key !== key) group = { key, streets: [] }
    const last = group.streets.at(-1)
    if (last?.[1] === suffix && last[2] === direction) last[3].push(item)
    else group.streets.push([label, suffix, direction, [item]])
  }
  if (group) yield finished(kind, group)
}

/** A house that is in the files several times, as each of its units is, is stored once, where it is first; of a ZIP+4 its middle alone. */
function finished(kind: AddressKind, { key, streets }: KeyedStreets): KeyedStreets {
  if (kind === 'ranges') return { key, streets }
  if (isZipPlus4Key(key)) {
    const [[label] = [''] as const] = streets
    const houses = streets.flatMap(([, , , items]) => items as StoredHouse[])
    return { key, streets: [[label, '', '', [middleOf(houses)]]] }
  }
  const houses = streets.map(([label, suffix, direction, items]): StoredStreet => {
    const byNumber = new Map(items.toReversed().map((item) => [item[0], item]))
    return [
      label,
      suffix,
      direction,
      lessFirst([...byNumber.values()].toReversed() as Parameters<typeof lessFirst>[0]),
    ]
  })
  return { key, streets: houses }
}
