import type { Band } from '#contract/ranges.ts'
import { inDialect, type Scalar, type Sql, sql } from './sql.ts'

/**
 * A field to tally by: what to group by, and the text of a group's value in the answer. There are several expressions to group by
 * where a record may have several values; all but the first are ignored where they are missing.
 */
export interface Tally {
  groups: readonly Sql[]
  /** The name of a group's value, where the table has a number for it. */
  labelOf?(value: Sql): Sql
  spell(value: Exclude<Scalar, null>): string | number
}

export const asIs = (group: Sql): Tally => ({ groups: [group], spell: (value) => value as string | number })
export const code = (group: Sql, digits: number): Tally => ({
  groups: [group],
  spell: (value) => String(value).padStart(digits, '0'),
})
export const band = (group: Sql, bands: readonly Band[]): Tally => ({
  groups: [group],
  spell: (value) => (bands[value as number] as Band).label,
})
/** A column of year and month as a number: 202611 is "2026-11". */
const month = (group: Sql): Tally => ({
  groups: [group],
  spell: (value) => `${Math.floor(Number(value) / 100)}-${String(Number(value) % 100).padStart(2, '0')}`,
})
/** A column of true and false in words. */
export const either = (group: Sql, yes: string, no: string): Tally => ({
  groups: [group],
  spell: (value) => (value ? yes : no),
})

/** The fields by which every kind is tallied. */
export const sharedTallies = {
  city: asIs(sql`City`),
  stateprovince: asIs(sql`StateProvince`),
  areacode: code(sql`AreaCode`, 3),
  county: asIs(sql`County`),
  carrierroute: asIs(sql`CarrierRoute`),
  zip3: asIs(inDialect('left', sql`PostalCode`, sql`3`)),
  postalcode: asIs(sql`PostalCode`),
  gender: asIs(sql`Gender`),
  recordstatus: either(sql`IsNew`, 'New', 'Existing'),
  source: asIs(sql`Source`),
  locationgrade: asIs(sql`LocationGrade`),
  firstseenmonth: month(sql`FirstSeenMonth`),
}
