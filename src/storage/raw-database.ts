/**
 * The databases of this origin as they are, whatever version of the app wrote them: for taking, emptying and putting back, and for
 * saving what can be read of one that the app itself cannot open.
 */

export const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Does something with each database, one after another. */
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

/** Does something with all tables of a database in one transaction, and waits until it is kept. */
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

/** Rows of a table are read so many characters of them at a time, or one by one where each is longer. */
const BATCH_CHARACTERS = 200_000
const MAX_ROWS = 500

/**
 * Gives each row of a table and its JSON, in the order of the keys. Rows come in pieces: the page can draw between two of them.
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
