import { employeeBands, salesBands, squareFootageBands } from '#contract/ranges.ts'
import { readDate, readYear } from '#service/normalize/date.ts'
import { readList } from '#service/normalize/list.ts'
import type { Note } from '#service/normalize/notes.ts'
import { readNaics, readSic, type SicFormatStatistics } from '#service/normalize/sic.ts'
import { readUri } from '#service/normalize/uri.ts'
import { readCredit, readEin, readFranchise, readGender } from '#service/normalize/words.ts'
import { naicsOf } from '#service/reference/dictionary/naics.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import { parsePhone } from '#shared/address/phone.ts'
import { cleanText } from '#shared/text/clean-text.ts'
import { type AtHand, cellOf, joinParts, placeOf, sizeOf, take, textOf } from '../at-hand.ts'
import type { ReadCategories } from '../categories.ts'
import type { Plan } from '../columns/plan.ts'

/** What the rows of one file have in common. */
export interface Setting {
  read: Plan['read']
  categories?: ReadCategories
  sicFormatStatistics: SicFormatStatistics
  /** ISO date up to which the file holds; a row that says it is New is seen first then. */
  date: string
}

export interface Converted {
  row: CompanyRow
  notes: Note[]
  /** Whether the row says what trade it is, by a code or a category. */
  hasTrade: boolean
}

/** A company's row while it is converted. */
interface CompanyAtHand extends AtHand, Setting {
  hasTrade: boolean
}

type Part = Partial<CompanyRow>

/** The company's name, or the person's where the row has only that. */
export function nameOf(read: Plan['read'], cells: readonly string[]): string {
  return cleanText(read.CompanyName(cells)) || cleanText(`${read.FirstName(cells)} ${read.LastName(cells)}`)
}

function contactOf(at: AtHand): Part {
  return {
    Email: textOf(at, 'Email')?.toLowerCase(),
    Fax: take(at, parsePhone(cellOf(at, 'Fax'))),
    FirstName: textOf(at, 'FirstName'),
    Gender: take(at, readGender(cellOf(at, 'Gender'))),
    LastName: textOf(at, 'LastName'),
    Phone: take(at, parsePhone(cellOf(at, 'Phone'))),
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
function sicsOf(at: CompanyAtHand): string[] {
  const own = readSic(cellOf(at, 'PrimarySic'), at.sicFormatStatistics)
  const listed = readList(cellOf(at, 'SicList'), 'Code')
  const codes = [
    take(at, own) ?? [],
    listed.flatMap((code) => readSic(code, at.sicFormatStatistics).value ?? []),
  ].flat()
  const category = codes.length ? undefined : at.categories?.(at.cells)
  if (category?.note) at.notes.push(category.note)
  at.hasTrade = codes.length > 0 || own.note !== undefined || category !== undefined
  return category?.codes ?? codes
}

/** NAICS from its column and list, else the main one of the SIC code. */
function naicsListOf(at: CompanyAtHand, sic: string | undefined): string[] {
  const listed = readList(cellOf(at, 'NaicsList'), 'Code').flatMap((code) => readNaics(code).value ?? [])
  const codes = [take(at, readNaics(cellOf(at, 'PrimaryNaics'))) ?? [], listed].flat()
  const main = codes.length === 0 && sic ? naicsOf(sic)[0] : undefined
  if (main) at.notes.push('naicsFilled')
  return main ? [main.Code] : codes
}

function tradesOf(at: CompanyAtHand): Part {
  const sics = sicsOf(at)
  const naics = naicsListOf(at, sics[0])
  return { PrimarySic: sics[0], SicList: asList(sics), PrimaryNaics: naics[0], NaicsList: asList(naics) }
}

function companyOf(at: CompanyAtHand): Part {
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

/** A normalized company from the cells of a row, and what was done to them. Pure. */
export function toCompany(
  cells: readonly string[],
  Id: string,
  ParentCompany: string | undefined,
  setting: Setting,
): Converted {
  const at: CompanyAtHand = { ...setting, cells, notes: [], hasTrade: false }
  const contact = contactOf(at)
  const parts = [
    companyOf(at),
    contact,
    placeOf(at, contact.Phone),
    sizesOf(at),
    tradesOf(at),
    { ParentCompany },
  ]
  return { row: joinParts<CompanyRow>({ Id }, parts), notes: at.notes, hasTrade: at.hasTrade }
}
