import type { Criteria } from '#contract/criteria.ts'
import type { Point } from '#contract/place.ts'
import type { AnyRecord, RecordField } from '#records/record.ts'
import { milesBetween } from '#shared/geo/sphere.ts'

/** Miles around a company within which others are looked for. */
export const radii = [1, 5, 25] as const
export type Radius = (typeof radii)[number]

export const nearFields: RecordField[] = ['CompanyName', 'City', 'LocationEmployeesSizeRange', 'Location']

/** Digits of a code that name an industry; those behind them are finer than people mean. */
const INDUSTRY_DIGITS = 4

/** The others of a company's industry around it, the nearest first; undefined where it has no point or no industry. */
export function nearCriteria(
  { Id, Location, PrimarySic }: AnyRecord,
  RadiusMiles: Radius,
): Criteria | undefined {
  if (!Location || !PrimarySic) return undefined
  return {
    PrimarySic: PrimarySic.slice(0, INDUSTRY_DIGITS),
    RadiusCenterPointList: [{ ...Location, RadiusMiles }],
    SortCenter: Location,
    NotId: [Id],
  }
}

/** Records with their distance in miles; those without coordinates are excluded. */
export const withMiles = (from: Point, records: readonly AnyRecord[]) =>
  records.flatMap((record) =>
    record.Location ? [{ record, at: record.Location, miles: milesBetween(from, record.Location) }] : [],
  )
