/**
 * The databases of this origin, written by any version of the app: to save, empty and restore them, also where the app itself
 * cannot open them.
 */

export const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Runs `work` with each database, one after another. */
export async function eachDatabase(work: (database: IDBDatabase) => Promise<void>): Promise<void> {
  const known = (await globalThis.indexedDB?.databases?.()) ?? []
  for (const { name } of known) {
    if (name === undefined) continue
    const database = await resultOf(indexedDB.open(name))
    try {
      await work(database)
    } finally {
      database.close()
    }
  }
}

export const tablesOf = (database: IDBDatabase): string[] => [...database.objectStoreNames]

/** Runs `work` with all tables of a database in one transaction, and waits until it is committed. */
export async function inAllTables(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (table: IDBObjectStore) => Promise<void>,
): Promise<void> {
  const names = tablesOf(database)
  if (names.length === 0) return
  const transaction = database.transaction(names, mode)
  const committed = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  committed.catch(() => {})
  for (const name of names) await work(transaction.objectStore(name))
  await committed
}

/** Characters of the rows that are read together. */
const BATCH_CHARACTERS = 200_000
const MAX_ROWS = 500

/**
 * Calls `give` with each row of a table in the order of the keys; it returns the characters of the row. Rows are read in batches,
 * so that the page can update between them.
 */
export async function eachRow(
  table: IDBObjectStore,
  give: (key: IDBValidKey, value: unknown) => number,
): Promise<void> {
  let batch = 1
  let range: IDBKeyRange | undefined
  for (;;) {
    const [keys, values] = await Promise.all([
      resultOf(table.getAllKeys(range, batch)),
      resultOf(table.getAll(range, batch)),
    ])
    const last = keys.at(-1)
    if (last === undefined) return
    const size = keys.reduce<number>((sum, key, i) => sum + give(key, values[i]), 0)
    batch = Math.max(
      1,
      Math.min(MAX_ROWS, 2 * batch, Math.floor((BATCH_CHARACTERS * keys.length) / Math.max(1, size))),
    )
    range = IDBKeyRange.lowerBound(last, true)
  }
}
