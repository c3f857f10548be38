import { type Criteria, milesBetween } from '#contract/criteria'
import type { Point } from '#contract/place'
import { type Band, bandOf, employeeBands, salesBands, squareFootageBands } from '#contract/ranges'
import type { TallyName } from '#contract/tally'
import { postalArea } from '../data/places/places.ts'
import type { CompanyRow } from './company-row.ts'
import type { Page } from './store.ts'

/**
 * What the store must answer, computed in the plainest way over rows in memory, row by row and criterion by criterion. It shares
 * nothing with the engine but the contract.
 */

const foldings = new Map<string, string>()

function folded(text: string): string {
  const known = foldings.get(text) ?? fold(text)
  foldings.set(text, known)
  return known
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .join(' ')

const same = (a: string | undefined, b: string) => a !== undefined && folded(a) === folded(b)

const codesOf = (primary: string | undefined, list: { Code: string }[] | undefined) => [
  ...new Set([...(primary ? [primary] : []), ...(list ?? []).map((item) => item.Code)]),
]

const within = (value: number | undefined, bands: readonly Band[], wanted: readonly string[]) =>
  wanted.includes(bandOf(bands, value)?.value ?? '')

/** The even-odd rule, corner by corner. */
export function inPolygon({ Latitude: y, Longitude }: Point, points: readonly Point[]): boolean {
  const xs: number[] = []
  for (const point of points) {
    let x = point.Longitude
    const before = xs.at(-1) ?? x
    while (x - before > 180) x -= 360
    while (x - before < -180) x += 360
    xs.push(x)
  }
  return [-360, 0, 360].some((turn) => {
    const x = Longitude + turn
    let crossings = 0
    points.forEach((a, i) => {
      const j = (i + 1) % points.length
      const b = points[j] as Point
      const [ax, bx] = [xs[i] as number, xs[j] as number]
      if (a.Latitude <= y === b.Latitude <= y) return
      const crossing = ax + ((bx - ax) * (y - a.Latitude)) / (b.Latitude - a.Latitude)
      if (crossing > x) crossings++
    })
    return crossings % 2 === 1
  })
}

const isNew = (row: CompanyRow, date: string) =>
  row.FirstSeen !== undefined && Date.parse(date) - Date.parse(row.FirstSeen) <= 90 * 24 * 3600 * 1000

const sicsOf = (row: CompanyRow) => codesOf(row.PrimarySic, row.SicList)
const naicsOf = (row: CompanyRow) => codesOf(row.PrimaryNaics, row.NaicsList)

const isNear = (at: Point | undefined, center: Point, miles: number) =>
  at !== undefined && milesBetween(at, center) <= miles

const tests: {
  [K in keyof Required<Criteria>]: (value: NonNullable<Criteria[K]>, row: CompanyRow, date: string) => boolean
} = {
  Id: (ids, row) => ids.includes(row.Id),
  NotId: (ids, row) => !ids.includes(row.Id),
  CompanyName: (text, row) => folded(row.CompanyName ?? '').includes(folded(text)),
  FirstName: (text, row) => folded(row.FirstName ?? '').startsWith(folded(text)),
  LastName: (text, row) => folded(row.LastName ?? '').startsWith(folded(text)),
  Gender: (gender, row) => (row.Gender ?? 'Unknown') === gender,
  Phone: (phone, row) => row.Phone === phone,
  Email: (email, row) => same(row.Email, email),
  EIN: (ein, row) => row.EIN === ein,
  TickerSymbol: (symbol, row) => same(row.TickerSymbol, symbol),
  AddressParsed: (street, row) =>
    Object.entries(street).every(
      ([key, value]) => value === undefined || same(row.AddressParsed?.[key as 'Name'], value),
    ),
  City: (city, row) => same(row.City, city),
  County: (county, row) => same(row.County, county),
  StateProvince: (state, row) => row.StateProvince === state,
  StatesProvinces: (states, row) => states.some((state) => row.StateProvince === state),
  CitiesByStateProvince: (pairs, row) =>
    pairs.some((pair) => same(row.City, pair.City) && row.StateProvince === pair.StateProvince),
  CountiesByStateProvince: (pairs, row) =>
    pairs.some((pair) => same(row.County, pair.County) && row.StateProvince === pair.StateProvince),
  PostalCode: (codes, row) => codes.some((code) => row.PostalCode === code),
  RadiusPostalCodeList: (list, row) =>
    list.some((item) => isNear(row.Location, postalArea(item.PostalCode) as Point, item.RadiusMiles)),
  RadiusCenterPointList: (list, row) => list.some((item) => isNear(row.Location, item, item.RadiusMiles)),
  PolygonList: (list, row) =>
    list.some((item) => row.Location !== undefined && inPolygon(row.Location, item.Points)),
  PrimarySic: (codes, row) => [codes].flat().some((code) => sicsOf(row)[0]?.startsWith(code)),
  Sic: (codes, row) => codes.some((code) => sicsOf(row).some((sic) => sic.startsWith(code))),
  PrimaryNaics: (code, row) => naicsOf(row)[0]?.startsWith(code) ?? false,
  Naics: (codes, row) => codes.some((code) => naicsOf(row).some((item) => item.startsWith(code))),
  CorporateEmployeesSizeRange: (list, row) => within(row.CorporateEmployeesSizeActual, employeeBands, list),
  CorporateEmployeesSizeActual: (n, row) => row.CorporateEmployeesSizeActual === n,
  LocationEmployeesSizeRange: (list, row) => within(row.LocationEmployeesSizeActual, employeeBands, list),
  LocationEmployeesSizeActual: (n, row) => row.LocationEmployeesSizeActual === n,
  CorporateSalesVolumeRange: (list, row) => within(row.CorporateSalesVolumeActual, salesBands, list),
  CorporateSalesVolumeActual: (n, row) => row.CorporateSalesVolumeActual === n,
  LocationSalesVolumeRange: (list, row) => within(row.LocationSalesVolumeActual, salesBands, list),
  LocationSalesVolumeActual: (n, row) => row.LocationSalesVolumeActual === n,
  CreditRatingScore: (list, row) => list.some((rating) => (row.CreditRatingScore ?? 'U') === rating),
  IsFranchise: (wanted, row) => (row.Franchise === 'Yes') === wanted,
  RecordStatus: (status, row, date) => status === 'All' || isNew(row, date) === (status === 'New'),
  SortCenter: () => true,
  AnyOf: (list, row, date) => list.some((item) => meets(row, item, date)),
  NoneOf: (list, row, date) => !list.some((item) => meets(row, item, date)),
}

/** Whether a row meets criteria; `date` is the date of the data. */
export function meets(row: CompanyRow, criteria: Criteria, date: string): boolean {
  return Object.entries(criteria).every(
    ([name, value]) =>
      value === undefined ||
      (tests[name as keyof Criteria] as (given: unknown, row: CompanyRow, date: string) => boolean)(
        value,
        row,
        date,
      ),
  )
}

/** The rows that meet criteria, in the order of records; `rows` are in the order of the table. */
export function found(rows: readonly CompanyRow[], criteria: Criteria, date: string): CompanyRow[] {
  const hits = rows.filter((row) => meets(row, criteria, date))
  const center = criteria.SortCenter
  if (!center) return hits
  const away = (row: CompanyRow) => (row.Location ? milesBetween(row.Location, center) : 1e9)
  return hits.sort((a, b) => away(a) - away(b))
}

/** The part of a result that a page asks for. */
export function paged<T>(result: readonly T[], { Limit, Offset, NthRecord }: Page): T[] {
  if (!NthRecord) return result.slice(Offset, Offset + Limit)
  const ranks = Array.from({ length: Limit }, (_, i) => Math.floor((i * result.length) / Limit) + Offset)
  return [...new Set(ranks)].flatMap((rank) => result.slice(rank, rank + 1))
}

const tallied: Record<TallyName, (row: CompanyRow, date: string) => string | number | undefined> = {
  city: (row) => row.City,
  stateprovince: (row) => row.StateProvince,
  areacode: (row) => row.AreaCode ?? row.Phone?.slice(0, 3),
  county: (row) => row.County,
  carrierroute: (row) => row.CarrierRoute,
  zip3: (row) => row.PostalCode?.slice(0, 3),
  postalcode: (row) => row.PostalCode,
  primarysic: (row) => codesOf(row.PrimarySic, row.SicList)[0],
  corporateemployeesizeactual: (row) => row.CorporateEmployeesSizeActual,
  corporatesalesvolumeactual: (row) => row.CorporateSalesVolumeActual,
  squarefootage: (row) => bandOf(squareFootageBands, row.SquareFeet)?.label,
  corporateemployeessizerange: (row) => bandOf(employeeBands, row.CorporateEmployeesSizeActual)?.label,
  corporatesalesvolumerange: (row) => bandOf(salesBands, row.CorporateSalesVolumeActual)?.label,
  locationemployeessizerange: (row) => bandOf(employeeBands, row.LocationEmployeesSizeActual)?.label,
  locationsalesvolumerange: (row) => bandOf(salesBands, row.LocationSalesVolumeActual)?.label,
  sic2: (row) => codesOf(row.PrimarySic, row.SicList)[0]?.slice(0, 2),
  sic4: (row) => codesOf(row.PrimarySic, row.SicList)[0]?.slice(0, 4),
  creditratingscore: (row) => row.CreditRatingScore,
  franchise: (row) => row.Franchise,
  gender: (row) => row.Gender,
  yearestablished: (row) => (row.YearEstablished ? Number(row.YearEstablished) : undefined),
  recordstatus: (row, date) => (isNew(row, date) ? 'New' : 'Existing'),
}

/** How many rows have each combination of values, by the combination as JSON. */
export function tally(rows: readonly CompanyRow[], fields: readonly TallyName[], date: string) {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const group = JSON.stringify(fields.map((field) => tallied[field](row, date) ?? null))
    counts.set(group, (counts.get(group) ?? 0) + 1)
  }
  return counts
}
