import type { Kind } from '#contract/kind.ts'
import { callsThrough } from './calls-through.ts'
import { closeIfDone, type OpenVersion, runOn, versionText } from './open-version.ts'
import type { PinnedVersion } from './store.ts'

/** Holds an open version for a call. */
export function pinned<K extends Kind>(opened: OpenVersion<K>): PinnedVersion<K> {
  const { revision } = opened
  let isReleased = false
  opened.calls += 1
  return {
    version: versionText(opened),
    store: {
      ...opened.store,
      ...callsThrough<K>((work) => runOn(opened, work)),
      get info() {
        return opened.store.info
      },
    },
    isUnchanged: () => opened.revision === revision,
    release() {
      if (isReleased) return
      isReleased = true
      opened.calls -= 1
      closeIfDone(opened)
    },
  }
}
