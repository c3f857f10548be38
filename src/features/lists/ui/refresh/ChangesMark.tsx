import { useQuery } from '@tanstack/react-query'
import { differenceQuery, lastRefresh } from '#features/lists/data/list-changes.ts'
import { lastStep } from '#lists/list.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import type { PartProps } from '../part.ts'

/** The number of changes of the last refresh, in the tab. */
export function ChangesMark({ list }: PartProps) {
  const last = lastRefresh(list)
  const { data } = useQuery(differenceQuery(list, last?.before, last?.refresh ?? lastStep(list)))
  const { added, removed, changed } = data?.difference ?? { added: [], removed: [], changed: [] }
  const all = added.length + removed.length + changed.length
  return last && all > 0 && <span className={`${kit.tag} ${kit.savedTone}`}>{count(all)}</span>
}
