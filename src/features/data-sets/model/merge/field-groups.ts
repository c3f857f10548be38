import type { FieldExample, MergedField, MergeSide } from '#contract/merges.ts'
import { pairsFrom } from '#shared/pair-counts.ts'

interface Example {
  field: string
  example: FieldExample
}

/** Fields that come from one source together, with the values that a merge completes, and those in conflict. */
export interface FieldUnit {
  /** The name that a winner is stored under. */
  name: string
  completes: number
  conflicts: number
  completed: Example | undefined
  conflict: Example | undefined
}

/** A group of fields with its units. */
export interface FieldGroup extends FieldUnit {
  units: FieldUnit[]
}

/** The groups of fields that a merge from `doubt` on concerns, counted at a threshold, both in percent. */
export function fieldGroups(
  fields: readonly MergedField[],
  { threshold, doubt }: { threshold: number; doubt: number },
): FieldGroup[] {
  const concerned = fields.filter(
    ({ completes, conflicts }) => pairsFrom(completes, doubt) + pairsFrom(conflicts, doubt) > 0,
  )
  const names = [...new Set(concerned.map(({ group }) => group))]
  return names.map((group) => {
    const inGroup = concerned.filter((field) => field.group === group)
    const units = [...new Set(inGroup.map(({ unit }) => unit))].map((unit) =>
      counted(
        unit,
        inGroup.filter((field) => field.unit === unit),
        threshold,
      ),
    )
    return { ...counted(group, inGroup, threshold), units }
  })
}

function counted(name: string, fields: readonly MergedField[], threshold: number): FieldUnit {
  const sum = (what: 'completes' | 'conflicts') =>
    fields.reduce((all, field) => all + pairsFrom(field[what], threshold), 0)
  const completed = largestField(fields, 'completes', threshold)
  const conflict = largestField(fields, 'conflicts', threshold)
  return {
    ...{ name, completes: sum('completes'), conflicts: sum('conflicts') },
    completed: completed?.completed && { field: completed.field, example: completed.completed },
    conflict: conflict?.conflict && { field: conflict.field, example: conflict.conflict },
  }
}

/** The field with the highest number of values at a threshold, if any. */
function largestField(fields: readonly MergedField[], what: 'completes' | 'conflicts', threshold: number) {
  const [first] = fields.toSorted((a, b) => pairsFrom(b[what], threshold) - pairsFrom(a[what], threshold))
  return first && pairsFrom(first[what], threshold) > 0 ? first : undefined
}

type Winners = Readonly<Record<string, MergeSide>>

/** Winners with one more, or with one removed, so that a unit is as its group. */
export function withWinner(winners: Winners, name: string, side: MergeSide | undefined): Winners {
  const { [name]: _before, ...others } = winners
  return side ? { ...others, [name]: side } : others
}
