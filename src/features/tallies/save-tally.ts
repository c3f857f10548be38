import type { TallyItem } from '#contract/tally'
import { propertyOf, type TallyField, tallyValue, tallyWords } from '../../criteria/tallies.ts'
import { BOM, csvLine } from '../../ui/csv.ts'
import { saveFile } from '../../ui/save.ts'

/** The lines of a tally's CSV: the value and words of each field, then the count. */
export function tallyLines(
  items: readonly TallyItem[],
  fields: readonly TallyField[],
  industry: (code: string) => string,
): string[] {
  const head = fields.flatMap((field) => [propertyOf(field), `${propertyOf(field)} in words`])
  const rows = items.map((item) => [
    ...fields.flatMap((field) => {
      const value = tallyValue(item, field)
      return value === undefined ? [undefined, 'Not known'] : [value, tallyWords(field, value, industry)]
    }),
    item.Count,
  ])
  return [csvLine([...head, 'Count']), ...rows.map(csvLine)]
}

/** Saves a tally as a CSV file named after its fields. */
export function saveTally(
  items: readonly TallyItem[],
  fields: readonly TallyField[],
  industry: (code: string) => string,
): void {
  saveFile(`tally-${fields.join('-')}.csv`, [BOM, ...tallyLines(items, fields, industry)])
}
