import { copyOf } from './fetched-copy.ts'
import { currentVersion, versionFolder } from './version-folders.ts'

/** Milliseconds for which an answer to "which version is in use" holds. */
const FRESH = 1000

/** How a version is opened, and what happens to those that are not in use any more, or do not open. */
export interface VersionOpener<T> {
  open(folder: string): Promise<T>
  /** Called when another version is in use; calls may still read this one. */
  onReplaced?: (opened: T) => void
  onError(error: unknown): void
}

/** Gives the version in use in a folder, which is opened once; another one is seen within a second. Undefined where there is none that opens. */
export function liveVersion<T>(
  folder: string,
  { open, onReplaced, onError }: VersionOpener<T>,
): () => Promise<T | undefined> {
  let copy: string | undefined
  let opened: Promise<T | undefined> = Promise.resolve(undefined)
  let checking: Promise<void> | undefined
  let checkedAt = Number.NEGATIVE_INFINITY

  const openOrLog = (name: string): Promise<T | undefined> =>
    open(versionFolder(folder, name)).catch((error) => {
      onError(error)
      return undefined
    })

  async function check(): Promise<void> {
    const current = await currentVersion(folder).catch(() => undefined)
    const found = current && (await copyOf(folder, current))
    if (found !== copy) {
      const before = opened
      opened = current === undefined ? Promise.resolve(undefined) : openOrLog(current)
      void before.then((replaced) => replaced && onReplaced?.(replaced))
    }
    copy = found
    checkedAt = performance.now()
  }

  return async () => {
    if (performance.now() - checkedAt > FRESH)
      checking ??= check().finally(() => {
        checking = undefined
      })
    await checking
    return opened
  }
}
