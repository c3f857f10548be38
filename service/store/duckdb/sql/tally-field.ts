import type { Band } from '#contract/ranges'
import type { Scalar } from '../engine.ts'
import { type Sql, sql } from './sql.ts'

/** A field to tally by: what to group by, and how a group's value is spelt in the answer. */
export interface Tally {
  group: Sql
  spell(value: Exclude<Scalar, null>): string | number
}

export const asIs = (group: Sql): Tally => ({ group, spell: (value) => value as string | number })
export const code = (group: Sql, digits: number): Tally => ({
  group,
  spell: (value) => String(value).padStart(digits, '0'),
})
export const band = (group: Sql, bands: readonly Band[]): Tally => ({
  group,
  spell: (value) => (bands[value as number] as Band).label,
})
/** A column of true and false in words. */
export const either = (group: Sql, yes: string, no: string): Tally => ({
  group,
  spell: (value) => (value ? yes : no),
})

/** The fields by which every kind is tallied. */
export const sharedTallies = {
  city: asIs(sql`City`),
  stateprovince: asIs(sql`StateProvince`),
  areacode: code(sql`AreaCode`, 3),
  county: asIs(sql`County`),
  carrierroute: asIs(sql`CarrierRoute`),
  zip3: asIs(sql`left(PostalCode, 3)`),
  postalcode: asIs(sql`PostalCode`),
  gender: asIs(sql`Gender`),
  recordstatus: either(sql`IsNew`, 'New', 'Existing'),
}
