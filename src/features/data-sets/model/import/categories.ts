import { z } from 'zod'

/** The columns that a mapping file takes the category from; the rest of it goes on as it is. */
const Categories = z.looseObject({ columns: z.array(z.string()), main: z.unknown().optional() })

/** Without one column; undefined where nothing is left. */
function without(value: unknown, column: string): unknown {
  if (!Array.isArray(value)) return value === column ? undefined : value
  const left = value.filter((other) => other !== column)
  return left.length > 0 ? left : undefined
}

/** Other parts of the categories of a mapping file that name columns. */
const namesColumns = (part: string) => ['words', 'others', 'ancestors'].includes(part)

/** The categories of a mapping file without one column; null, which means no category, where no column is left. */
export function withoutColumn(categories: unknown, column: string): z.infer<typeof Categories> | null {
  const found = Categories.safeParse(categories)
  if (!found.success) return null
  const { columns, main, ...rest } = found.data
  const left = columns.filter((other) => other !== column)
  if (left.length === 0) return null
  const others = Object.entries(rest)
    .map(([part, value]) => [part, namesColumns(part) ? without(value, column) : value] as const)
    .filter(([, value]) => value !== undefined)
  return {
    columns: left,
    ...Object.fromEntries(others),
    // It is about each of the columns, in their order.
    ...(main !== undefined && left.length === columns.length && { main }),
  }
}
