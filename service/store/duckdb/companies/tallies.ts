import { confidenceBands, employeeBands, salesBands, squareFootageBands } from '#contract/ranges.ts'
import { inDialect, sql } from '../sql/sql.ts'
import { asIs, band, code, sharedTallies } from '../sql/tally-field.ts'

export const companyTallies = {
  ...sharedTallies,
  primarysic: code(sql`PrimarySic`, 6),
  corporateemployeesizeactual: asIs(sql`CorporateEmployeesSizeActual`),
  corporatesalesvolumeactual: asIs(sql`CorporateSalesVolumeActual::double`),
  squarefootage: band(sql`SquareFootage`, squareFootageBands),
  corporateemployeessizerange: band(sql`CorporateEmployeesSizeRange`, employeeBands),
  corporatesalesvolumerange: band(sql`CorporateSalesVolumeRange`, salesBands),
  locationemployeessizerange: band(sql`LocationEmployeesSizeRange`, employeeBands),
  locationsalesvolumerange: band(sql`LocationSalesVolumeRange`, salesBands),
  sic2: code(inDialect('quotient', sql`PrimarySic`, sql`10000`), 2),
  sic4: code(inDialect('quotient', sql`PrimarySic`, sql`100`), 4),
  creditratingscore: asIs(sql`CreditRatingScore`),
  franchise: asIs(sql`Franchise`),
  yearestablished: asIs(sql`YearEstablished`),
  operatingstatus: asIs(sql`OperatingStatus`),
  sourceconfidencerange: band(sql`SourceConfidenceRange`, confidenceBands),
  sicgrade: asIs(sql`SicGrade`),
}
