import type { CompanyRow } from '#service/store/company-row.ts'
import type { Random } from '#shared/random.ts'
import { type CompanyProfile, NEW_BELOW, type Self } from './company-profile.ts'
import { THIS_YEAR } from './date.ts'
import { creditOf, type History, historyOf } from './history.ts'
import { einOf, idOf } from './identity.ts'
import type { Industry } from './industries.ts'
import { squareFeetOf } from './sizes.ts'
import { addressLine } from './street-points.ts'
import { titleOf } from './titles.ts'

/** The row of a company; unknown values are absent. */
export function rowOf(
  self: Self,
  profile: CompanyProfile,
  trades: readonly Industry[],
  phone: string,
): CompanyRow {
  const { random, industry, seq, address, area } = self
  const { family } = industry.trade
  const history = historyOf(
    random,
    family,
    profile.BusinessType === 'Single location' && profile.employees < NEW_BELOW,
  )
  const row: CompanyRow = {
    Id: idOf(seq),
    CompanyName: profile.name,
    Address: addressLine(address.AddressParsed),
    AddressParsed: address.AddressParsed,
    City: area.City,
    StateProvince: area.StateProvince,
    PostalCode: area.PostalCode,
    ZipPlus4: area.PostalCode + address.plus4,
    County: area.County,
    CarrierRoute: address.CarrierRoute,
    Location: address.Location,
    BusinessType: profile.BusinessType,
    Franchise: profile.isFranchise ? 'Yes' : 'No',
    LocationEmployeesSizeActual: profile.employees,
    CorporateEmployeesSizeActual: profile.corporateEmployees,
    CreditRatingScore: creditOf(random, family, THIS_YEAR - history.founded, profile.corporateEmployees),
    FirstSeen: history.FirstSeen,
    UpdateDate: history.UpdateDate,
    PrimarySic: industry.code,
    SicList: sicList(random, trades, history),
  }
  if (history.isFoundedKnown) row.YearEstablished = String(history.founded)
  addFamily(row, profile)
  addNaics(row, trades)
  addContact(row, self, profile)
  addReach(row, self, profile, phone)
  return row
}

/** The trades in the order in which they were listed, the company's own first. */
const sicList = (random: Random, trades: readonly Industry[], { listed }: History) =>
  trades.map(({ code }, i) => ({
    Code: code,
    YearFirstAppeared: String(i === 0 ? listed : Math.min(THIS_YEAR, listed + Math.floor(random() * 8))),
  }))

function addFamily(row: CompanyRow, { sales, corporateSales, parent, ticker }: CompanyProfile): void {
  if (sales !== undefined) row.LocationSalesVolumeActual = sales
  if (corporateSales !== undefined) row.CorporateSalesVolumeActual = corporateSales
  if (parent !== undefined) row.ParentCompany = parent
  if (ticker !== undefined) row.TickerSymbol = ticker
}

function addNaics(row: CompanyRow, trades: readonly Industry[]): void {
  const codes: string[] = []
  for (const { naics } of trades) if (naics !== undefined && !codes.includes(naics)) codes.push(naics)
  if (codes[0] === undefined) return
  row.PrimaryNaics = codes[0]
  row.NaicsList = codes.map((Code) => ({ Code }))
}

function addContact(row: CompanyRow, { random, contact, industry }: Self, profile: CompanyProfile): void {
  const isBranch = profile.BusinessType === 'Branch'
  if (random() < (isBranch ? 0.35 : 0.12)) return
  row.FirstName = contact.FirstName
  row.LastName = contact.LastName
  row.Gender = contact.Gender
  row.Title = titleOf(random, industry.trade.family, profile.employees, isBranch)
}

function addReach(
  row: CompanyRow,
  { random, industry, seq }: Self,
  profile: CompanyProfile,
  phone: string,
): void {
  const { employees, domain } = profile
  const isBranch = profile.BusinessType === 'Branch'
  if (random() < 0.96) row.Phone = phone
  else row.AreaCode = phone.slice(0, 3)
  if (random() < (isBranch || employees > 9 ? 0.85 : 0.5)) {
    row.UriList = [{ Uri: `https://www.${domain}` }]
    if (random() < 0.6) row.Email = `info@${domain}`
  }
  if (!isBranch && random() < 0.3) row.EIN = einOf(seq)
  const squareFeet = random() < 0.8 ? squareFeetOf(random, industry.scale, employees) : undefined
  if (squareFeet !== undefined) row.SquareFeet = squareFeet
}
