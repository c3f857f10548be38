import { ageBands, homeValueBands, incomeBands } from '#contract/ranges.ts'
import { inDialect, sql } from '../sql/sql.ts'
import { asIs, band, either, sharedTallies, type Tally } from '../sql/tally-field.ts'

/** A person counts once for each make, and once without one when there is none. */
const eachMake: Tally = {
  groups: [sql`Make1`, sql`Make2`, sql`Make3`, sql`Make4`],
  labelOf: (code) => inDialect('makeName', code),
  spell: String,
}

export const personTallies = {
  ...sharedTallies,
  incomerange: band(sql`IncomeRange`, incomeBands),
  homevaluerange: band(sql`HomeValueRange`, homeValueBands),
  agerange: band(sql`AgeRange`, ageBands),
  maritalstatus: asIs(sql`MaritalStatus`),
  housingtype: asIs(sql`HousingType`),
  ishomeowner: either(sql`IsHomeowner`, 'Yes', 'No'),
  arechildrenpresent: either(sql`AreChildrenPresent`, 'Yes', 'No'),
  vehiclemake: eachMake,
}
