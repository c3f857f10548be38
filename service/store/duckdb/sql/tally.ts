import type { Criteria } from '#contract/criteria'
import { type Band, employeeBands, salesBands, squareFootageBands } from '#contract/ranges'
import { companyTallyFields, type TallyItem, type TallyName } from '#contract/tally'
import type { Scalar } from '../engine.ts'
import { hits } from './select.ts'
import { joined, long, type Sql, sql } from './sql.ts'

/** A field to tally by: what to group by, and how a group's value is spelt in the answer. */
interface Tally {
  group: Sql
  spell(value: Exclude<Scalar, null>): string | number
}

const asIs = (group: Sql): Tally => ({ group, spell: (value) => value as string | number })
const code = (group: Sql, digits: number): Tally => ({
  group,
  spell: (value) => String(value).padStart(digits, '0'),
})
const band = (group: Sql, bands: readonly Band[]): Tally => ({
  group,
  spell: (value) => (bands[value as number] as Band).label,
})

const tallies: Record<TallyName, Tally> = {
  city: asIs(sql`City`),
  stateprovince: asIs(sql`StateProvince`),
  areacode: code(sql`AreaCode`, 3),
  county: asIs(sql`County`),
  carrierroute: asIs(sql`CarrierRoute`),
  zip3: asIs(sql`left(PostalCode, 3)`),
  postalcode: asIs(sql`PostalCode`),
  primarysic: code(sql`PrimarySic`, 6),
  corporateemployeesizeactual: asIs(sql`CorporateEmployeesSizeActual`),
  corporatesalesvolumeactual: asIs(sql`CorporateSalesVolumeActual::double`),
  squarefootage: band(sql`SquareFootage`, squareFootageBands),
  corporateemployeessizerange: band(sql`CorporateEmployeesSizeRange`, employeeBands),
  corporatesalesvolumerange: band(sql`CorporateSalesVolumeRange`, salesBands),
  locationemployeessizerange: band(sql`LocationEmployeesSizeRange`, employeeBands),
  locationsalesvolumerange: band(sql`LocationSalesVolumeRange`, salesBands),
  sic2: code(sql`PrimarySic // 10000`, 2),
  sic4: code(sql`PrimarySic // 100`, 4),
  creditratingscore: asIs(sql`CreditRatingScore`),
  franchise: asIs(sql`Franchise`),
  gender: asIs(sql`Gender`),
  yearestablished: asIs(sql`YearEstablished`),
  recordstatus: { group: sql`IsNew`, spell: (isNew) => (isNew ? 'New' : 'Existing') },
}

const groupNames = [sql`a`, sql`b`, sql`c`] as const

/**
 * Groups of the records by up to three fields as rows of `n`, `a`, `b`, `c`: largest first, equal ones by their values,
 * missing values last.
 */
export function tallyOf(
  criteria: Criteria,
  fields: readonly TallyName[],
  limit: number,
  offset: number,
): Sql {
  const names = groupNames.slice(0, fields.length)
  const columns = names.map((name, i) => sql`${tallies[fields[i] as TallyName].group} as ${name}`)
  const by = joined(names, ', ')
  const order = joined(
    names.map((name) => sql`${name} nulls last`),
    ', ',
  )
  return sql`select count(*)::integer as n, ${by} from (${hits(criteria, joined(columns, ', '))})
    group by ${by} order by n desc, ${order} limit ${long(limit)} offset ${long(offset)}`
}

/** The items of the columns of `tallyOf`. */
export function tallyItems(
  fields: readonly TallyName[],
  columns: readonly (readonly Scalar[])[],
): TallyItem[] {
  const [counts = [], ...values] = columns
  return counts.map((count, row) => {
    const item: TallyItem = { Count: count as number }
    fields.forEach((field, i) => {
      const value = values[i]?.[row] ?? null
      if (value !== null) item[companyTallyFields[field]] = tallies[field].spell(value)
    })
    return item
  })
}
