import type { FoundRecords } from '../names/found-records.ts'
import { type NameTexts, openNameTexts } from '../names/name-texts.ts'
import type { Applied } from './corrections/apply-corrections.ts'
import { changedNames, NO_CHANGED_NAMES, withChangedNames } from './corrections/changed-names.ts'

/** Finds the records whose name contains a folded text, as they are corrected. */
export interface CurrentNames {
  /** Undefined where a scan of the names is as quick, and where the data was built without an index for this. */
  find(text: string): Promise<FoundRecords | undefined>
  /** Takes these corrections and suppressions in place of those before. */
  correct(applied: Applied): void
  close(): Promise<void>
}

/** The index of names in `folder`, which is opened when it is used for the first time. */
export function currentNames(folder: string): CurrentNames {
  let opening: Promise<NameTexts | undefined> | undefined
  let changed = NO_CHANGED_NAMES
  return {
    async find(text) {
      opening ??= openNameTexts(folder)
      const found = await (await opening)?.find(text)
      return found && withChangedNames(found, text, changed)
    },
    correct(applied) {
      changed = changedNames(applied)
    },
    async close() {
      const opened = await opening?.catch(() => undefined)
      opened?.close()
    },
  }
}
