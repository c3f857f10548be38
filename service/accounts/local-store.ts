import { open, TransactionFlags } from 'lmdb'
import type { AccountStore } from './account-store.ts'
import { type Table, type Tables, tables } from './records.ts'

/** The people of this machine in the LMDB of `folder`, shared by all processes that open it. Each change is on the disk before it counts. */
export function openLocalStore(folder: string): AccountStore {
  const root = open({ path: folder, maxDbs: tables.length })
  const databases = Object.fromEntries(
    tables.map((table) => [table, root.openDB<Tables[Table], string>({ name: table })]),
  )
  const of = <T extends Table>(table: T) => {
    const database = databases[table] as NonNullable<(typeof databases)[string]>
    // Without the reset a read may miss a recent change of another process.
    database.resetReadTxn()
    return database
  }
  return {
    read: async <T extends Table>(table: T, id: string) => of(table).get(id) as Tables[T] | undefined,
    async change(table, id, step) {
      const database = of(table)
      return database.transactionSync(() => {
        const before = database.get(id) as Parameters<typeof step>[0]
        const [after, result] = step(before)
        if (after === undefined) database.remove(id)
        else if (after !== before) database.put(id, after)
        return result
      }, TransactionFlags.SYNCHRONOUS_COMMIT)
    },
    list: async <T extends Table>(table: T) =>
      [...of(table).getRange()].map(({ key, value }) => ({ id: key, entry: value as Tables[T] })),
    close: () => root.close(),
  }
}
