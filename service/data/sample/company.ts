import type { CompanyRow } from '../../store/company-row.ts'
import { isFranchisee, placeSize } from './brands.ts'
import { nameBrand, nameBusiness } from './business-name.ts'
import type { Ground } from './ground.ts'
import { creditOf, historyOf } from './history.ts'
import { domainOf, einOf, idOf, phoneOf, tickerOf } from './identity.ts'
import { type Industry, industryPicker } from './industries.ts'
import { type Contact, makeContact } from './people.ts'
import type { Plan } from './plan.ts'
import { firstAbove, mix, type Random, randomFrom } from './random.ts'
import { employeesAt, salesOf, squareFeetOf } from './sizes.ts'
import { type Spot, settle, spokenOrdinal, type Town, townOf } from './streets.ts'
import { titleOf } from './titles.ts'

/** Makes the companies of a plan, each from its number alone; quickest when asked in their order. */
export type Maker = (seq: number) => CompanyRow

export function makerOf(plan: Plan): Maker {
  const pickAlone = industryPicker(plan.industries, (industry) => 1 - industry.scale.chained)
  const codes = industriesByMajorGroup(plan.industries)
  const phones = phoneBook(plan)
  const brandOf = brandBook(plan)
  let index = 0
  let town: Town | undefined
  return (seq) => {
    if (!town || seq < (plan.starts[index] as number) || seq >= (plan.starts[index + 1] as number)) {
      index = firstAbove(plan.starts, seq) - 1
      town = townOf(plan.grounds[index] as Ground)
    }
    const random = randomFrom(mix(plan.seed, seq))
    const brand = plan.brands.of[seq] as number
    const industry = plan.industries[
      brand ? (plan.brands.industry[brand] as number) : pickAlone(random, town.ground.density)
    ] as Industry
    const spot = settle(town, random, random() < unitShare(town.ground, industry))
    const contact = makeContact(random, womenShare(industry))
    const self = { seq, random, industry, spot, contact, town }
    const sized = brand ? inBrand(plan, brandOf, self, brand) : alone(self)
    return rowOf(self, sized, codes, phones(index, seq))
  }
}

interface Self {
  seq: number
  random: Random
  industry: Industry
  spot: Spot
  contact: Contact
  town: Town
}

/** What differs between a company of its own and one place of a brand. */
interface Sized {
  name: string
  domain: string
  employees: number
  sales: number | undefined
  isBranch: boolean
  mayBeNew: boolean
  fields: Partial<CompanyRow>
}

const IN_FULL: Record<string, string> = { St: 'Street', Ave: 'Avenue', Blvd: 'Boulevard' }

/** A street as it is spoken of: "First Street", "Maple Avenue", "Deer Path", "Route 12". */
function streetWords({ AddressParsed: { Name = '', Suffix = '' } }: Spot): string {
  const name = spokenOrdinal(Name).replace(/^(State|US|County) (?=Route|Highway|Road)/, '')
  return IN_FULL[Suffix] ? `${name} ${IN_FULL[Suffix]}` : name
}

const basisOf = ({ industry, town, spot, contact }: Self) => ({
  industry,
  area: town.ground.area,
  street: streetWords(spot),
  contact,
})

function alone(self: Self): Sized {
  const { random, industry } = self
  const name = nameBusiness(random, basisOf(self))
  const employees = employeesAt(random, industry.scale)
  const sales = salesOf(random, industry.scale, employees)
  const fields = {
    BusinessType: 'Single location',
    Franchise: 'No',
    CorporateEmployeesSizeActual: employees,
    CorporateSalesVolumeActual: sales,
  }
  return {
    name,
    domain: domainOf(name),
    employees,
    sales,
    isBranch: false,
    mayBeNew: employees < 100,
    fields,
  }
}

interface Brand {
  name: string
  domain: string
  ticker?: string
}

function inBrand(plan: Plan, brandOf: (brand: number) => Brand, self: Self, brand: number): Sized {
  const { brands, industries } = plan
  const { seq } = self
  const { name, domain, ticker } = brandOf(brand)
  const { employees, sales } = placeSize(brands, industries, brand, seq)
  const shared = { name, domain, employees, sales, mayBeNew: false }
  if (isFranchisee(brands, brand, seq)) {
    const own = { CorporateEmployeesSizeActual: employees, CorporateSalesVolumeActual: sales }
    return {
      ...shared,
      isBranch: false,
      mayBeNew: true,
      fields: { BusinessType: 'Single location', Franchise: 'Yes', ...own },
    }
  }
  const isHead = brands.head[brand] === seq
  const owner = isHead ? (brands.parent[brand] as number) : brand
  const fields: Partial<CompanyRow> = {
    BusinessType: isHead ? (owner ? 'Subsidiary' : 'Headquarters') : 'Branch',
    Franchise: brands.franchise[brand] ? 'Yes' : 'No',
    CorporateEmployeesSizeActual: brands.employees[brand],
    CorporateSalesVolumeActual: brands.sales[brand] || undefined,
  }
  if (owner) fields.ParentCompany = idOf(brands.head[owner] as number)
  if (isHead && ticker) fields.TickerSymbol = ticker
  return { ...shared, isBranch: !isHead, fields }
}

/** Sales of a company large enough for the stock exchange, in dollars; not every such company is there. */
const LISTED_FROM = 250_000_000

/** Names of brands, made when first met. */
function brandBook({ brands, industries, grounds, starts, seed }: Plan): (brand: number) => Brand {
  const known = new Map<number, Brand>()
  return (brand) => {
    const met = known.get(brand)
    if (met) return met
    const random = randomFrom(mix(seed ^ 0xb7a2d, brand))
    const industry = industries[brands.industry[brand] as number] as Industry
    const { area } = grounds[firstAbove(starts, brands.head[brand] as number) - 1] as Ground
    const basis = { industry, area, street: 'Main Street', contact: makeContact(random, 0.4) }
    const name =
      (brands.places[brand] as number) < SMALL ? nameBusiness(random, basis) : nameBrand(random, basis)
    const listed = (brands.sales[brand] as number) > LISTED_FROM && random() < 0.6
    const made: Brand = { name, domain: domainOf(name), ...(listed && { ticker: tickerOf(random, name) }) }
    known.set(brand, made)
    return made
  }
}

/** Places up to which a company is still named after its owner or its town. */
const SMALL = 6

/** Six-digit codes of each major group, for the second trade of a company. */
function industriesByMajorGroup(industries: readonly Industry[]): Map<string, Industry[]> {
  const groups = new Map<string, Industry[]>()
  for (const industry of industries) {
    const group = industry.code.slice(0, 2)
    const held = groups.get(group)
    if (held) held.push(industry)
    else groups.set(group, [industry])
  }
  return groups
}

/** Counts the companies of each area code: those of an area take turns with its codes, the oldest code first. */
function phoneBook({ grounds, starts }: Plan): (index: number, seq: number) => string {
  const used = new Map<string, number>()
  const first = grounds.map(({ area }, i) => {
    const size = (starts[i + 1] as number) - (starts[i] as number)
    return area.AreaCodes.map((code, turn) => {
      const before = used.get(code) ?? 0
      used.set(code, before + Math.ceil((size - turn) / area.AreaCodes.length))
      return before
    })
  })
  return (index, seq) => {
    const codes = (grounds[index] as Ground).area.AreaCodes
    const nth = seq - (starts[index] as number)
    const turn = nth % codes.length
    return phoneOf(codes[turn] as string, (first[index]?.[turn] as number) + Math.floor(nth / codes.length))
  }
}

function rowOf(self: Self, sized: Sized, codes: Map<string, Industry[]>, Phone: string): CompanyRow {
  const { random, industry, spot, seq } = self
  const { area } = self.town.ground
  const { AddressParsed } = spot
  const { family } = industry.trade
  const history = historyOf(random, family, sized.mayBeNew)
  const row: CompanyRow = {
    Id: idOf(seq),
    CompanyName: sized.name,
    Address: addressLine(AddressParsed),
    AddressParsed,
    City: area.City,
    StateProvince: area.StateProvince,
    PostalCode: area.PostalCode,
    ZipPlus4: area.PostalCode + spot.plus4,
    County: area.County,
    CarrierRoute: spot.CarrierRoute,
    Location: spot.Location,
    LocationEmployeesSizeActual: sized.employees,
    ...sized.fields,
    ...history.dates,
    CreditRatingScore: creditOf(
      random,
      family,
      2026 - history.founded,
      sized.fields.CorporateEmployeesSizeActual ?? 1,
    ),
    ...tradeFields(random, industry, codes, history.YearFirstAppeared),
  }
  if (sized.sales !== undefined) row.LocationSalesVolumeActual = sized.sales
  addContact(row, self, sized)
  addReach(row, self, sized, Phone)
  return row
}

function addressLine({
  Number: number,
  PreDirectional,
  Name,
  Suffix,
  PostDirectional,
  UnitNumber,
}: Spot['AddressParsed']) {
  let line = `${number}`
  for (const part of [PreDirectional, Name, Suffix, PostDirectional, UnitNumber]) if (part) line += ` ${part}`
  return line
}

function tradeFields(random: Random, industry: Industry, codes: Map<string, Industry[]>, year: string) {
  const others = codes.get(industry.code.slice(0, 2)) ?? []
  const list = [industry]
  for (let share = 0.3; list.length < 4 && random() < share; share *= 0.6) {
    const other = others[Math.floor(random() ** 1.5 * others.length)]
    if (other && !list.includes(other)) list.push(other)
  }
  const naics = [...new Set(list.flatMap((item) => item.naics.slice(0, 1)))]
  return {
    PrimarySic: industry.code,
    SicList: list.map((item, i) => ({
      Code: item.code,
      YearFirstAppeared: i === 0 ? year : later(random, year),
    })),
    ...(naics[0] && { PrimaryNaics: naics[0], NaicsList: naics.map((Code) => ({ Code })) }),
  }
}

const later = (random: Random, year: string) =>
  String(Math.min(2026, Number(year) + Math.floor(random() * 8)))

function addContact(
  row: CompanyRow,
  { random, contact, industry }: Self,
  { employees, isBranch }: Sized,
): void {
  if (random() < (isBranch ? 0.35 : 0.12)) return
  row.FirstName = contact.FirstName
  row.LastName = contact.LastName
  row.Gender = contact.Gender
  row.Title = titleOf(random, industry.trade.family, employees, isBranch)
}

function addReach(row: CompanyRow, self: Self, { domain, employees, isBranch }: Sized, Phone: string): void {
  const { random, industry, seq } = self
  if (random() < 0.96) row.Phone = Phone
  else row.AreaCode = Phone.slice(0, 3)
  if (random() < (isBranch || employees > 9 ? 0.85 : 0.5)) {
    row.UriList = [{ Uri: `https://www.${domain}` }]
    if (random() < 0.6) row.Email = `info@${domain}`
  }
  if (!isBranch && random() < 0.3) row.EIN = einOf(seq)
  const squareFeet = random() < 0.8 ? squareFeetOf(random, industry.scale, employees) : undefined
  if (squareFeet) row.SquareFeet = squareFeet
}

const DESKS = /^(6|73|80|81|87)/

/** Of the companies of a trade at a place, those in a suite or a unit of a larger house. */
function unitShare({ density }: Ground, { code }: Industry): number {
  const crowd = density > 5000 ? 0.3 : density > 1000 ? 0.22 : density > 150 ? 0.12 : 0.02
  return DESKS.test(code) ? 2 * crowd : crowd
}

const WOMEN: readonly [start: RegExp, share: number][] = [
  [/^(723|835|8049|8322|5992|8082|7221|5947|5621)/, 0.78],
  [/^(15|16|17|42|75|37|353)/, 0.13],
  [/^(0|1[0-4]|9224)/, 0.2],
  [/^8661/, 0.16],
]

const womenShare = ({ code }: Industry) => WOMEN.find(([start]) => start.test(code))?.[1] ?? 0.42
