import type { ValueRole } from '#criteria/tally-choice.ts'
import { canSelect, switchValue } from '#criteria/tally-choice.ts'
import type { Level } from '#criteria/tally-levels.ts'
import { useEditCriteria, useKind, useLinkNow } from '#session/search.ts'
import { useAlternatives } from '#session/service.ts'
import type { Acts } from './bars.ts'

/** What a click on a value of a level does to the search. */
export function useActs(level: Level, open: NonNullable<Acts['open']>): Acts {
  const kind = useKind()
  const now = useLinkNow()
  const edit = useEditCriteria()
  const alternatives = useAlternatives()
  if (!canSelect(level)) return { open }
  const act = (role: Exclude<ValueRole, undefined>) => (value: string) => {
    const next = switchValue(kind, now().asked.criteria, level, value, role)
    if (next) edit(next)
  }
  return { open, toggle: act('selected'), leaveOut: alternatives ? act('excluded') : undefined }
}
