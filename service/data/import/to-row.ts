import { type Band, employeeBands, salesBands, squareFootageBands } from '#contract/ranges'
import type { CompanyRow } from '../../store/company-row.ts'
import { naicsOf } from '../dictionary/naics.ts'
import type { ReadCategories } from './categories.ts'
import type { Plan } from './columns/plan.ts'
import type { Field } from './fields.ts'
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

/** A row while it is converted: its cells, and what has been done to them so far. */
interface AtHand extends Setting {
  cells: readonly string[]
  notes: Note[]
  hasTrade: boolean
}

type Part = Partial<CompanyRow>

const cellOf = ({ read, cells }: AtHand, field: Field) => read[field](cells)
const textOf = (at: AtHand, field: Field) => cleanText(cellOf(at, field)) || undefined

function take<T>({ notes }: AtHand, { value, note }: Reading<T>): T | undefined {
  if (note) notes.push(note)
  return value
}

/** The company's name, or the person's where the row has only that. */
export function nameOf(read: Plan['read'], cells: readonly string[]): string {
  return cleanText(read.CompanyName(cells)) || cleanText(`${read.FirstName(cells)} ${read.LastName(cells)}`)
}

function contactOf(at: AtHand): Part {
  return {
    Email: textOf(at, 'Email')?.toLowerCase(),
    Fax: take(at, readPhone(cellOf(at, 'Fax'))),
    FirstName: textOf(at, 'FirstName'),
    Gender: take(at, readGender(cellOf(at, 'Gender'))),
    LastName: textOf(at, 'LastName'),
    Phone: take(at, readPhone(cellOf(at, 'Phone'))),
    Title: textOf(at, 'Title'),
    UriList: urisOf(at),
  }
}

/** An address may hold any mark, so several are only read from a JSON list. */
function urisOf(at: AtHand): Part['UriList'] {
  const cell = cellOf(at, 'UriList')
  const uris = cell.startsWith('[') ? readList(cell, 'Uri') : [cell]
  const list = uris.flatMap((uri) => take(at, readUri(uri)) ?? []).map((Uri) => ({ Uri }))
  return list.length ? list : undefined
}

function placeOf(at: AtHand, phone: string | undefined): Part {
  const postal = readPostalCode(cellOf(at, 'PostalCode'))
  const { place, notes } = settlePlace({
    state: cellOf(at, 'StateProvince'),
    city: take(at, readCity(cellOf(at, 'City'))),
    county: cellOf(at, 'County'),
    postal,
    point: readPoint(cellOf(at, 'Latitude'), cellOf(at, 'Longitude')),
    phone,
  })
  at.notes.push(...notes)
  return {
    Address: textOf(at, 'Address'),
    AddressParsed: parseAddress(cellOf(at, 'Address')),
    CarrierRoute: textOf(at, 'CarrierRoute')?.toUpperCase(),
    ...place,
    PostalCode: postal.PostalCode,
    ZipPlus4: postal.ZipPlus4 ?? readZipPlus4(cellOf(at, 'ZipPlus4'), postal.PostalCode),
  }
}

function sizeOf(at: AtHand, field: Field, bands: readonly Band[]): SizeReading {
  const size = readSize(cellOf(at, field), bands)
  if (size.note) at.notes.push(size.note)
  return size
}

function sizesOf(at: AtHand): Part {
  const corporatePeople = sizeOf(at, 'CorporateEmployeesSizeActual', employeeBands)
  const corporateSales = sizeOf(at, 'CorporateSalesVolumeActual', salesBands)
  const people = sizeOf(at, 'LocationEmployeesSizeActual', employeeBands)
  const sales = sizeOf(at, 'LocationSalesVolumeActual', salesBands)
  const floor = sizeOf(at, 'SquareFootage', squareFootageBands)
  return {
    CorporateEmployeesSizeActual: corporatePeople.actual,
    CorporateEmployeesSizeRange: corporatePeople.range,
    CorporateSalesVolumeActual: corporateSales.actual,
    CorporateSalesVolumeRange: corporateSales.range,
    LocationEmployeesSizeActual: people.actual,
    LocationEmployeesSizeRange: people.range,
    LocationSalesVolumeActual: sales.actual,
    LocationSalesVolumeRange: sales.range,
    SquareFeet: floor.actual ?? (floor.range ? Number.parseInt(floor.range, 10) : undefined),
  }
}

const asList = (codes: readonly string[]) =>
  codes.length ? [...new Set(codes)].map((Code) => ({ Code })) : undefined

/** SIC from its own column, else from the list, else from the categories. */
function sicsOf(at: AtHand): string[] {
  const own = readSic(cellOf(at, 'PrimarySic'), at.sicHabit)
  const listed = readList(cellOf(at, 'SicList'), 'Code')
  const codes = [take(at, own) ?? [], listed.flatMap((code) => readSic(code, at.sicHabit).value ?? [])].flat()
  const category = codes.length ? undefined : at.categories?.(at.cells)
  if (category?.note) at.notes.push(category.note)
  at.hasTrade = codes.length > 0 || own.note !== undefined || category !== undefined
  return category?.codes ?? codes
}

/** NAICS from its column and list, else the main one of the SIC code. */
function naicsListOf(at: AtHand, sic: string | undefined): string[] {
  const listed = readList(cellOf(at, 'NaicsList'), 'Code').flatMap((code) => readNaics(code).value ?? [])
  const codes = [take(at, readNaics(cellOf(at, 'PrimaryNaics'))) ?? [], listed].flat()
  const main = codes.length === 0 && sic ? naicsOf(sic)[0] : undefined
  if (main) at.notes.push('naicsFilled')
  return main ? [main.Code] : codes
}

function tradesOf(at: AtHand): Part {
  const sics = sicsOf(at)
  const naics = naicsListOf(at, sics[0])
  return { PrimarySic: sics[0], SicList: asList(sics), PrimaryNaics: naics[0], NaicsList: asList(naics) }
}

function companyOf(at: AtHand): Part {
  return {
    BusinessType: textOf(at, 'BusinessType'),
    CompanyName: nameOf(at.read, at.cells),
    CreditRatingScore: take(at, readCredit(cellOf(at, 'CreditRatingScore'))),
    EIN: take(at, readEin(cellOf(at, 'EIN'))),
    FirstSeen: /^new$/i.test(textOf(at, 'RecordStatus') ?? '') ? at.date : undefined,
    Franchise: take(at, readFranchise(cellOf(at, 'Franchise'))),
    TickerSymbol: textOf(at, 'TickerSymbol')?.toUpperCase(),
    UpdateDate: take(at, readDate(cellOf(at, 'UpdateDate'))),
    YearEstablished: take(at, readYear(cellOf(at, 'YearEstablished'))),
  }
}

/** Parts put together, without the fields that have no value. */
function joinParts(row: CompanyRow, parts: readonly Part[]): CompanyRow {
  const all = row as unknown as Record<string, unknown>
  for (const part of parts as readonly Record<string, unknown>[])
    for (const key in part) if (part[key] !== undefined) all[key] = part[key]
  return row
}

/** A company in our spelling from the cells of a row, and what was done to them. Pure. */
export function toRow(
  cells: readonly string[],
  Id: string,
  ParentCompany: string | undefined,
  setting: Setting,
): Converted {
  const at: AtHand = { ...setting, cells, notes: [], hasTrade: false }
  const contact = contactOf(at)
  const parts = [
    companyOf(at),
    contact,
    placeOf(at, contact.Phone),
    sizesOf(at),
    tradesOf(at),
    { ParentCompany },
  ]
  return { row: joinParts({ Id }, parts), notes: at.notes, hasTrade: at.hasTrade }
}
