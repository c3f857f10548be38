import { type RowCategory, rowCategoriesOf } from '../category-cells.ts'
import type { Plan } from '../columns/plan-readers.ts'

/** Reads the first category of a row, if it has one. */
export function firstCategoryOf({
  categories,
  sourceColumns,
}: Plan): (cells: readonly string[]) => string | undefined {
  const categoriesIn = categories
    ? rowCategoriesOf(categories, sourceColumns).categoriesIn
    : (): RowCategory[] => []
  return (cells) => categoriesIn(cells)[0]?.name
}
