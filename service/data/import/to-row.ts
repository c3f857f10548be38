import { employeeBands, salesBands, squareFootageBands } from '#contract/ranges'
import type { CompanyRow } from '../../store/company-row.ts'
import { naicsOf } from '../dictionary/naics.ts'
import type { ReadCategories } from './categories.ts'
import type { Plan } from './columns/plan.ts'
import { parseAddress } from './normalise/address.ts'
import { readCity } from './normalise/city.ts'
import { readDate, readYear } from './normalise/date.ts'
import { readList } from './normalise/list.ts'
import { readPhone } from './normalise/phone.ts'
import { readPoint } from './normalise/point.ts'
import { readPostalCode, readZipPlus4 } from './normalise/postal-code.ts'
import { readNaics, readSic, type SicHabit } from './normalise/sic.ts'
import { readSize, type SizeReading } from './normalise/size.ts'
import { cleanText } from './normalise/text.ts'
import { readUri } from './normalise/uri.ts'
import { readCredit, readEin, readFranchise, readGender } from './normalise/words.ts'
import type { Note, Reading } from './notes.ts'
import { settlePlace } from './settle-place.ts'

/** What the rows of one file have in common. */
export interface Setting {
  read: Plan['read']
  categories?: ReadCategories
  sicHabit: SicHabit
  /** ISO date up to which the file holds; a row that says it is New is seen first then. */
  date: string
}

export interface Converted {
  row: CompanyRow
  notes: Note[]
  /** Whether the row says what trade it is, by a code or a category. */
  hasTrade: boolean
}

/** Addresses may hold any mark, so several are only read from a JSON list. */
const urisIn = (cell: string) => (cell.startsWith('[') ? readList(cell, 'Uri') : [cell])

const text = (cell: string) => cleanText(cell) || undefined

/** The company's name, or the person's where the row has only that. */
export function nameOf(read: Plan['read'], cells: readonly string[]): string {
  return cleanText(read.CompanyName(cells)) || cleanText(`${read.FirstName(cells)} ${read.LastName(cells)}`)
}

interface Codes {
  PrimarySic?: string
  SicList?: { Code: string }[]
  PrimaryNaics?: string
  NaicsList?: { Code: string }[]
}

const asList = (codes: readonly string[]) =>
  codes.length ? [...new Set(codes)].map((Code) => ({ Code })) : undefined

interface Trade {
  codes: Codes
  notes: Note[]
  hasTrade: boolean
}

/** SIC from its own column, else from the list, else from the categories; NAICS from its column, else from the SIC code. */
function codesOf(cells: readonly string[], { read, categories, sicHabit }: Setting): Trade {
  const own = readSic(read.PrimarySic(cells), sicHabit)
  const listed = readList(read.SicList(cells), 'Code').flatMap((code) => readSic(code, sicHabit).value ?? [])
  const category = own.value || listed.length ? undefined : categories?.(cells)
  const sics = [own.value ?? [], listed, category?.codes ?? []].flat()
  const naics = readNaics(read.PrimaryNaics(cells))
  const more = readList(read.NaicsList(cells), 'Code').flatMap((code) => readNaics(code).value ?? [])
  const stated = [naics.value ?? [], more].flat()
  const derived = stated.length === 0 && sics[0] ? naicsOf(sics[0]).slice(0, 1) : []
  const allNaics = [...stated, ...derived.map(({ Code }) => Code)]
  const notes = [own.note, category?.note, naics.note, derived.length ? ('naicsFilled' as const) : undefined]
  return {
    codes: {
      PrimarySic: sics[0],
      SicList: asList(sics),
      PrimaryNaics: allNaics[0],
      NaicsList: asList(allNaics),
    },
    notes: notes.filter((note) => note !== undefined),
    hasTrade: own.note !== undefined || sics.length > 0 || category !== undefined,
  }
}

/** The row without the fields that have no value. */
function present(row: CompanyRow): CompanyRow {
  const kept: Partial<CompanyRow> = {}
  for (const key in row)
    if (row[key as keyof CompanyRow] !== undefined)
      Object.assign(kept, { [key]: row[key as keyof CompanyRow] })
  return kept as CompanyRow
}

/** A company in our spelling from the cells of a row, and what was done to them. Pure. */
export function toRow(
  cells: readonly string[],
  id: string,
  parent: string | undefined,
  setting: Setting,
): Converted {
  const { read } = setting
  const notes: Note[] = []
  const trade = codesOf(cells, setting)
  const say = (note: Note | undefined) => {
    if (note) notes.push(note)
  }
  const take = <T>({ value, note }: Reading<T>): T | undefined => {
    say(note)
    return value
  }
  const size = (cell: string, bands: typeof employeeBands): SizeReading => {
    const reading = readSize(cell, bands)
    say(reading.note)
    return reading
  }
  const postal = readPostalCode(read.PostalCode(cells))
  const Phone = take(readPhone(read.Phone(cells)))
  const { place, notes: placeNotes } = settlePlace({
    state: read.StateProvince(cells),
    city: take(readCity(read.City(cells))),
    county: read.County(cells),
    postal,
    point: readPoint(read.Latitude(cells), read.Longitude(cells)),
    phone: Phone,
  })
  notes.push(...placeNotes)
  const uris = urisIn(read.UriList(cells)).flatMap((uri) => take(readUri(uri)) ?? [])
  const corporatePeople = size(read.CorporateEmployeesSizeActual(cells), employeeBands)
  const corporateSales = size(read.CorporateSalesVolumeActual(cells), salesBands)
  const localPeople = size(read.LocationEmployeesSizeActual(cells), employeeBands)
  const localSales = size(read.LocationSalesVolumeActual(cells), salesBands)
  const floor = size(read.SquareFootage(cells), squareFootageBands)
  const row: CompanyRow = {
    Id: id,
    Address: text(read.Address(cells)),
    AddressParsed: parseAddress(read.Address(cells)),
    BusinessType: text(read.BusinessType(cells)),
    CarrierRoute: text(read.CarrierRoute(cells))?.toUpperCase(),
    ...place,
    CompanyName: nameOf(read, cells),
    CorporateEmployeesSizeActual: corporatePeople.actual,
    CorporateEmployeesSizeRange: corporatePeople.range,
    CorporateSalesVolumeActual: corporateSales.actual,
    CorporateSalesVolumeRange: corporateSales.range,
    CreditRatingScore: take(readCredit(read.CreditRatingScore(cells))),
    EIN: take(readEin(read.EIN(cells))),
    Email: text(read.Email(cells))?.toLowerCase(),
    Fax: take(readPhone(read.Fax(cells))),
    FirstName: text(read.FirstName(cells)),
    FirstSeen: /^new$/i.test(cleanText(read.RecordStatus(cells))) ? setting.date : undefined,
    Franchise: take(readFranchise(read.Franchise(cells))),
    Gender: take(readGender(read.Gender(cells))),
    LastName: text(read.LastName(cells)),
    LocationEmployeesSizeActual: localPeople.actual,
    LocationEmployeesSizeRange: localPeople.range,
    LocationSalesVolumeActual: localSales.actual,
    LocationSalesVolumeRange: localSales.range,
    ...trade.codes,
    ParentCompany: parent,
    Phone,
    PostalCode: postal.PostalCode,
    SquareFeet: floor.actual ?? (floor.range ? Number.parseInt(floor.range, 10) : undefined),
    TickerSymbol: text(read.TickerSymbol(cells))?.toUpperCase(),
    Title: text(read.Title(cells)),
    UpdateDate: take(readDate(read.UpdateDate(cells))),
    UriList: uris.length ? uris.map((Uri) => ({ Uri })) : undefined,
    YearEstablished: take(readYear(read.YearEstablished(cells))),
    ZipPlus4: postal.ZipPlus4 ?? readZipPlus4(read.ZipPlus4(cells), postal.PostalCode),
  }
  return { row: present(row), notes: [...notes, ...trade.notes], hasTrade: trade.hasTrade }
}
