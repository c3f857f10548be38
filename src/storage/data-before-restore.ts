/** The data of this browser before the last restore: a file in the origin private file system, so that the restore can be undone after a reload. */

const NAME = 'before-the-last-file.jsonl'
const DAY = 86_400_000
const STORED_DAYS = 7

/** Its label in the list of stored data. */
export const beforeRestoreLabels: Record<string, string> = {
  [NAME]: 'Data from before the last restore',
}

/** The origin private file system; undefined where the browser has none. */
export const privateFolder = () => globalThis.navigator?.storage?.getDirectory?.().catch(() => undefined)

/** Stores the data before a restore in place of an earlier file; nothing where storage is full. */
export async function storeDataBeforeRestore(before: Blob): Promise<void> {
  const folder = await privateFolder()
  try {
    const stream = await (await folder?.getFileHandle(NAME, { create: true }))?.createWritable()
    await stream?.write(before)
    await stream?.close()
  } catch {
    await folder?.removeEntry(NAME).catch(() => {})
  }
}

/** The data before the last restore, and until when it is stored; null where there is none. */
export async function dataBeforeRestore(now = Date.now()): Promise<{ file: File; until: Date } | null> {
  const folder = await privateFolder()
  const handle = await folder?.getFileHandle(NAME).catch(() => undefined)
  const file = await handle?.getFile()
  if (!file) return null
  const until = new Date(file.lastModified + STORED_DAYS * DAY)
  if (until.getTime() > now) return { file, until }
  await folder?.removeEntry(NAME)
  return null
}
