import type { Kind } from '#contract/kind.ts'
import type { RowOf } from '#service/store/row.ts'
import { fold } from '#shared/text/fold.ts'
import { fieldText } from '../releases/differing-fields.ts'
import { preferredSide, type Side, type Unit, units, type Winners } from './units.ts'

/** A field in which both records have a value, and not the same. */
export interface Conflict {
  field: string
  into: string
  from: string
}

/** A record that was completed, the fields that it lacked, and those in conflict. */
export interface MergedRow<K extends Kind> {
  row: RowOf<K>
  completed: string[]
  conflicts: Conflict[]
}

type Fields = Readonly<Record<string, unknown>>

/** What follows from other fields, and points, of which no two sources have the same, are no conflicts. */
const notCompared: ReadonlySet<string> = new Set([
  'AddressParsed',
  'AreaCode',
  'Location',
  'LocationGrade',
  'LocationId',
  'HouseholdId',
  'ParentCompany',
  'SicGrade',
  'UpdateDate',
])

/** Points in the middle of a postal code or a city. */
const coarse: ReadonlySet<unknown> = new Set(['PostalCode', 'City'])

const has = (row: Fields, field: string) => row[field] !== undefined && row[field] !== ''
const same = (a: unknown, b: unknown) => fold(fieldText(a)) === fold(fieldText(b))

/**
 * Completes a record of one source with a record of another one that is the same company or person, unit by unit; the `row` has the Id and the source of
 * `into`. Pure.
 */
export function mergeRows<K extends Kind>(
  kind: K,
  into: RowOf<K>,
  from: RowOf<K>,
  winners: Winners,
): MergedRow<K> {
  const rows = { into: into as unknown as Fields, from: from as unknown as Fields }
  const merged: Record<string, unknown> = { ...rows.into }
  let addressSide: Side = 'into'
  for (const unit of units[kind]) {
    const [side, values]: [Side, Fields] =
      unit.group === 'location'
        ? pointOf(rows, preferredSide(unit, winners) ?? addressSide, addressSide)
        : valuesOf(unit, rows, preferredSide(unit, winners) ?? 'into')
    if (unit.group === 'address') addressSide = side
    Object.assign(merged, values)
  }
  const later = [into.UpdateDate, from.UpdateDate].filter((date) => date !== undefined).sort()
  if (later.length > 0) merged.UpdateDate = later.at(-1)
  return { row: merged as unknown as RowOf<K>, ...differences(kind, rows, merged) }
}

type Rows = Readonly<Record<Side, Fields>>
const otherSide = (side: Side): Side => (side === 'into' ? 'from' : 'into')

/** The side that a unit is taken from, and its values: those of the side, completed where both sides mean the same thing. */
function valuesOf(unit: Unit, rows: Rows, winner: Side): [Side, Fields] {
  const { fields, leads = fields } = unit
  const side = hasValue(unit, rows, winner) ? winner : otherSide(winner)
  const [own, other] = [rows[side], rows[otherSide(side)]]
  const mayComplete = unit.group === 'address' ? isSamePlace(own, other) : agree(leads, own, other)
  const valueIn = (field: string) => (has(own, field) || !mayComplete ? own[field] : other[field])
  return [side, Object.fromEntries(fields.map((field) => [field, valueIn(field)]))]
}

/** Whether a side has a value of a unit: any field of it, or of those that decide the first one that either side has. */
function hasValue({ fields, leads }: Unit, rows: Rows, side: Side): boolean {
  if (!leads) return fields.some((field) => has(rows[side], field))
  const lead = leads.find((field) => has(rows.into, field) || has(rows.from, field))
  return lead === undefined || has(rows[side], lead)
}

/** Whether two records agree in all fields that both have. */
const agree = (fields: readonly string[], a: Fields, b: Fields) =>
  fields.every((field) => !has(a, field) || !has(b, field) || same(a[field], b[field]))

interface Street {
  Number?: string
  Name?: string
}

const streetOf = ({ Address, AddressParsed }: Fields) => {
  const { Number: number, Name: name } = (AddressParsed ?? {}) as Street
  return name === undefined ? Address : `${number ?? ''} ${name}`
}

/** Whether two addresses are one, as far as both are known: the same number and street, and the same ZIP code, or city and state. */
function isSamePlace(a: Fields, b: Fields): boolean {
  if (has(a, 'Address') && has(b, 'Address') && !same(streetOf(a), streetOf(b))) return false
  if (has(a, 'PostalCode') && has(b, 'PostalCode')) return same(a.PostalCode, b.PostalCode)
  return agree(['City', 'StateProvince', 'Country'], a, b)
}

/** The point: of a side; the other one's where both have one address and this side has none, or only the middle of its postal code. */
function pointOf(rows: Rows, winner: Side, addressSide: Side): [Side, Fields] {
  const isOne = isSamePlace(rows.into, rows.from)
  const [own, other] = [rows[winner], rows[otherSide(winner)]]
  const isBetter =
    has(other, 'Location') &&
    (!has(own, 'Location') || (coarse.has(own.LocationGrade) && !coarse.has(other.LocationGrade)))
  const takesOther = isBetter && (isOne || otherSide(winner) === addressSide)
  const { Location, LocationGrade } = takesOther ? other : own
  return [takesOther ? otherSide(winner) : winner, { Location, LocationGrade }]
}

function differences(kind: Kind, { into, from }: Rows, merged: Fields) {
  const completed: string[] = []
  const conflicts: Conflict[] = []
  for (const field of units[kind].flatMap(({ fields }) => fields)) {
    if (!has(into, field) && has(merged, field)) completed.push(field)
    if (notCompared.has(field) || !has(into, field) || !has(from, field)) continue
    if (!same(into[field], from[field]))
      conflicts.push({ field, into: fieldText(into[field]), from: fieldText(from[field]) })
  }
  return { completed, conflicts }
}
