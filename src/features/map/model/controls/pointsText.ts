import type { Kind } from '#contract/kind.ts'
import { counted } from '#criteria/kinds.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import { count } from '#shared/text/format.ts'

interface Shown {
  shown: number
  total: number
  /** Whether the total counts only what is around the view. */
  inView: boolean
}

/** How many of the records are points: "2,000 of 31,204 companies in view", "1 of 16 shown". */
export function pointsText(kind: Kind, { shown, total, inView }: Shown, size: number) {
  const where = inView ? messages.inViewSuffix : ''
  if (shown === total)
    return { head: `${counted(kind, total)}${where}`, detail: total ? messages.allShown : '' }
  const detail =
    total > size && shown ? `1 of ${count(Math.max(2, total / shown))} shown` : messages.othersWithoutLocation
  return { head: messages.shownOf(shown, kind, total, where), detail }
}
