import { open } from 'lmdb'

// Reads every entry of each database and writes to it, in a process of its own: where a file is damaged, LMDB ends the process by a signal.
for (const { path, named } of JSON.parse(process.argv[2])) {
  const root = open({ path, noSync: true })
  const databases = named ? [...root.getKeys()].map((name) => root.openDB({ name })) : [root]
  for (const database of databases) {
    for (const { value } of database.getRange())
      if (value === undefined) throw new Error('an entry without a value')
    database.transactionSync(() => {
      database.put('check', {})
      database.remove('check')
    })
  }
  await root.close()
}
