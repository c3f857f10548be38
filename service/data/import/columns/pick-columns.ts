import type { Source } from '../read/source.ts'
import { statusColumnsOf } from './closed-rows.ts'
import { namesIn } from './column-source.ts'
import { type Plan, type PlanData, planOf } from './plan-readers.ts'

/** The columns, and parts of columns, that an import reads. */
function namesRead({ columns, categories, skipRules, statusColumn, sourceColumns }: PlanData): string[] {
  const { columns: own = [], words = [], ancestors, others = [], main } = categories ?? {}
  return [
    ...[...Object.values(columns), statusColumn].flatMap((from) => (from === undefined ? [] : namesIn(from))),
    ...own,
    ...words,
    ...(ancestors === undefined ? [] : [ancestors]),
    ...others,
    ...(main?.columns ?? []),
    ...skipRules.flatMap(({ column, unless }) => [column, unless ?? column]),
    ...statusColumnsOf(sourceColumns),
  ]
}

/** The source with the columns alone that a plan reads, where it can do that, and the plan for them. */
export function pickColumns(source: Source, plan: Plan): { source: Source; plan: Plan } {
  const picked = source.pick?.(namesRead(plan.data))
  if (!picked) return { source, plan }
  return { source: picked, plan: planOf({ ...plan.data, sourceColumns: picked.columns }) }
}
