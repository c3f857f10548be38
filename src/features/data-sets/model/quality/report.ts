import type { FieldFill, QualityReport, StateRows } from '#contract/quality.ts'

/** A field that some records lack. */
export interface Lacking {
  field: string
  missing: number
}

/** Those of some fields that some records have and others lack, the most missing first. */
export function lackingFieldsOf({ fields, records }: QualityReport, wanted: readonly string[]): Lacking[] {
  return fields
    .filter(({ field, records: filled }) => wanted.includes(field) && filled > 0 && filled < records)
    .map(({ field, records: filled }) => ({ field, missing: records - filled }))
    .sort((a, b) => b.missing - a.missing)
}

/** The fields that some record has, the fullest first, and those that none has. */
export function byFill({ fields }: QualityReport): { filled: FieldFill[]; empty: FieldFill[] } {
  return {
    filled: fields.filter(({ records }) => records > 0).sort((a, b) => b.records - a.records),
    empty: fields.filter(({ records }) => records === 0),
  }
}

/** Rows of the file that were rejected; undefined where that is not known. */
export const rejectedRows = ({ import: imported }: QualityReport): number | undefined =>
  imported?.rejected.reduce((sum, { rows }) => sum + rows, 0)

/** Records whose point is not their own: of a ZIP code or a city, or none. */
export const withoutOwnPoint = ({ points: { PostalCode = 0, City = 0, None = 0 } }: QualityReport): number =>
  PostalCode + City + None

/** Companies without an industry by category; `rest` are in none. */
export function missingIndustries({ industries }: QualityReport) {
  if (industries?.further === undefined) return undefined
  const { missing, categories, further } = industries
  const rest = missing - further - categories.reduce((sum, { records }) => sum + records, 0)
  return { categories, further, rest }
}

/** The states with records, those without, and whether most have none. */
export function byState({ states }: QualityReport): {
  rows: StateRows[]
  empty: StateRows[]
  isRegional: boolean
} {
  const empty = states.filter(({ records }) => records === 0)
  return {
    rows: states.filter(({ records }) => records > 0),
    empty,
    isRegional: empty.length > states.length / 2,
  }
}

/** Records for each thousand residents; undefined where there are none. */
export const perThousand = ({ records, population }: StateRows): number | undefined =>
  population === undefined ? undefined : (1000 * records) / population
