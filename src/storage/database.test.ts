import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { inTransaction, type TableName } from './database.ts'

/** Does two things at once, each in a transaction of its own, and tells in which order they began and ended. */
async function together(one: IDBTransactionMode, other: IDBTransactionMode): Promise<string[]> {
  const told: string[] = []
  const work = (table: TableName, mode: IDBTransactionMode) =>
    inTransaction([table], mode as 'readonly' | 'readwrite', async (stored) => {
      await stored(table).count()
      told.push(`${table} begins`)
      for (let i = 0; i < 5; i++) await stored(table).count()
      told.push(`${table} ends`)
    })
  await Promise.all([work('records', one), work('calls', other)])
  return told
}

test.each([
  ['readwrite', 'readwrite', ['records begins', 'records ends', 'calls begins', 'calls ends']],
  ['readwrite', 'readonly', ['records begins', 'calls begins', 'records ends', 'calls ends']],
] as const)(
  'of transactions on other tables, %s and %s, those that write take their turns',
  async (one, other, told) => {
    expect(await together(one, other)).toEqual(told)
  },
)
