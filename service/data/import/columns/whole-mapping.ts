import type { Mapping } from './mapping.ts'
import type { Plan } from './plan-readers.ts'

/** The mapping file that says all that a plan does; `given` is what was stated of it. */
export const wholeMapping = ({ kind, columns, categories }: Plan, given: Mapping | undefined) => ({
  ...given,
  kind,
  columns,
  ...(categories && { categories }),
})
