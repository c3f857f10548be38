import { rm } from 'node:fs/promises'
import { PART } from './copy-verified.ts'
import { type FetchOptions, fetchFile } from './fetch-file.ts'
import { type Pointer, refOf } from './manifest.ts'
import { changeFile, changes, readChange } from './stored-changes.ts'

/**
 * Makes what was corrected and forgotten in a folder of a part what a pointer says. Gives the names of what was changed. Where nothing is published
 * a list of forgotten records remains: no person is found again because a publisher has no list.
 */
export async function fetchChanges(
  folder: string,
  pointer: Pointer,
  options: FetchOptions,
): Promise<string[]> {
  const changed: string[] = []
  for (const change of changes) {
    const file = changeFile(folder, options.part, pointer.set, change)
    if (file === undefined) continue
    const ref = pointer.changes[change]
    const before = await readChange(file)
    if (ref === null && change === 'corrections' && before) await rm(file)
    if (ref && (before === undefined || refOf(before).sha256 !== ref.sha256)) {
      // What is left of an earlier fetch is of another state.
      await rm(file + PART, { force: true })
      await fetchFile(file, ref, options)
      changed.push(change)
    }
  }
  return changed
}
