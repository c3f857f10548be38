/** What was in this browser before a file was put in its place: kept as a file of the page's own, so that a reload does not lose it. */

const NAME = 'before-the-last-file.jsonl'
const DAY = 86_400_000
const STORED_DAYS = 7

/** What it is called among what is kept. */
export const beforeRestoreLabels: Record<string, string> = {
  [NAME]: 'Data from before the last restore',
}

/** The page's own folder of files; undefined where the browser has none. */
export const privateFolder = () => globalThis.navigator?.storage?.getDirectory?.().catch(() => undefined)

/** Keeps what was there before, in place of what was kept of an earlier time; nothing where there is no room for it. */
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

/** What was there before, and until when it is kept; null where there is none, or no more. */
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
