import { ageBands, homeValueBands, incomeBands } from '#contract/ranges'
import { sql } from '../sql/sql.ts'
import { asIs, band, either, sharedTallies } from '../sql/tally-field.ts'

/** A person counts once for each make, and once without one when there is none. */
const eachMake = sql`unnest(case when Make2 is null then [Make1] when Make3 is null then [Make1, Make2]
    when Make4 is null then [Make1, Make2, Make3] else [Make1, Make2, Make3, Make4] end)`

export const personTallies = {
  ...sharedTallies,
  incomerange: band(sql`IncomeRange`, incomeBands),
  homevaluerange: band(sql`HomeValueRange`, homeValueBands),
  agerange: band(sql`AgeRange`, ageBands),
  maritalstatus: asIs(sql`MaritalStatus`),
  housingtype: asIs(sql`HousingType`),
  ishomeowner: either(sql`IsHomeowner`, 'Yes', 'No'),
  arechildrenpresent: either(sql`AreChildrenPresent`, 'Yes', 'No'),
  vehiclemake: asIs(eachMake),
}
