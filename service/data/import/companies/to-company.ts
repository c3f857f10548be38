import { employeeBands, salesBands, squareFootageBands } from '#contract/ranges.ts'
import { type SicGrade, sicGrades } from '#contract/trust.ts'
import { readConfidence } from '#service/normalize/confidence.ts'
import { readDate, readYear } from '#service/normalize/date.ts'
import { readList } from '#service/normalize/list.ts'
import type { Note } from '#service/normalize/notes.ts'
import { readNaics, readSic, type SicFormatStatistics } from '#service/normalize/sic.ts'
import { readUri } from '#service/normalize/uri.ts'
import { readCredit, readEin, readFranchise, readGender } from '#service/normalize/words.ts'
import { mainNaicsOf, sicOfNaics } from '#service/reference/dictionary/naics.ts'
import { sixDigits } from '#service/reference/dictionary/sic.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import { parsePhone } from '#shared/address/phone.ts'
import { cleanText } from '#shared/text/clean-text.ts'
import {
  type AtHand,
  cellOf,
  firstSeenOf,
  joinParts,
  placeOf,
  sizeOf,
  sourceOf,
  take,
  textOf,
} from '../at-hand.ts'
import type { ReadCategories } from '../categories.ts'
import type { Plan } from '../columns/plan-readers.ts'

/** What the rows of one file have in common. */
export interface Setting {
  read: Plan['read']
  categories?: ReadCategories
  sicFormatStatistics: SicFormatStatistics
  /** ISO date up to which the file holds; a row that says it is New is seen first then. */
  date: string
  /** Name of the data set. */
  dataSet: string
  statusOf: Plan['statusOf']
  /** Whether the confidence of the file is in percent, and not from 0 to 1. */
  isConfidencePercent: boolean
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

/** Digits of a NAICS code that the crosswalk has at most. */
const NAICS_DIGITS = 6

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

/** SIC codes, how they are known, and what was done to get them. */
interface Trade {
  codes: string[]
  grade: SicGrade
  note?: Note
}

/** SIC from its own column and from the list. */
function statedTrade(at: CompanyAtHand): Trade {
  const own = readSic(cellOf(at, 'PrimarySic'), at.sicFormatStatistics)
  const listed = readList(cellOf(at, 'SicList'), 'Code')
  const more = listed.flatMap((code) => readSic(code, at.sicFormatStatistics).value ?? [])
  const grade = own.note === 'sicFromNaics' ? 'Naics' : 'Stated'
  return { codes: [own.value ?? [], more].flat(), grade, note: own.note }
}

/** SIC from the NAICS codes of the row, one for each. */
function tradeOfNaics(naics: readonly string[]): Trade {
  const codes = naics.flatMap((code) => sixDigits(sicOfNaics(code.slice(0, NAICS_DIGITS)) ?? '') ?? [])
  return { codes, grade: 'Naics', note: codes.length > 0 ? 'sicOfNaics' : undefined }
}

/** Grades of categories, by what was done to read them. */
const gradesOfNotes: Partial<Record<Note, SicGrade>> = {
  sicMapped: 'Mapped',
  sicFromAncestor: 'Ancestor',
  sicGuessed: 'Guessed',
}

function tradeOfCategory(at: CompanyAtHand): Trade | undefined {
  const category = at.categories?.(at.cells)
  if (!category) return undefined
  const { codes, note } = category
  return { codes, note, grade: (note && gradesOfNotes[note]) ?? 'Guessed' }
}

/** The trade as the row states it, else as its categories are mapped, else of its NAICS codes, else by a broader category or a guess. */
function tradeOf(at: CompanyAtHand, naics: readonly string[]): Trade {
  const stated = statedTrade(at)
  if (stated.note) at.notes.push(stated.note)
  const category = stated.codes.length > 0 ? undefined : tradeOfCategory(at)
  const mapped = category?.grade === 'Mapped' ? category : undefined
  const options = [mapped, tradeOfNaics(naics), category]
  const first = stated.codes.length > 0 ? stated : options.find((trade) => trade && trade.codes.length > 0)
  const trade = first ?? category ?? stated
  if (trade !== stated && trade.note) at.notes.push(trade.note)
  at.hasTrade =
    trade.codes.length > 0 || stated.note !== undefined || category !== undefined || naics.length > 0
  return trade
}

/** NAICS from its column and list. */
function statedNaics(at: CompanyAtHand): string[] {
  const listed = readList(cellOf(at, 'NaicsList'), 'Code').flatMap((code) => readNaics(code).value ?? [])
  return [take(at, readNaics(cellOf(at, 'PrimaryNaics'))) ?? [], listed].flat()
}

/** The main NAICS code of a SIC code, for a row without one. */
function naicsOfSic(at: CompanyAtHand, sic: string | undefined): string[] {
  const main = sic ? mainNaicsOf(sic) : undefined
  if (main) at.notes.push('naicsFilled')
  return main ? [main] : []
}

/** The grade of an export of records, else as it is known now. */
function gradeOf(at: CompanyAtHand, { codes, grade }: Trade): SicGrade | undefined {
  if (codes.length === 0) return undefined
  const stated = textOf(at, 'SicGrade')
  return (grade === 'Stated' && sicGrades.find((name) => name === stated)) || grade
}

function tradesOf(at: CompanyAtHand): Part {
  const stated = statedNaics(at)
  const trade = tradeOf(at, stated)
  const [sic] = trade.codes
  const naics = stated.length > 0 ? stated : naicsOfSic(at, sic)
  return {
    PrimarySic: sic,
    SicGrade: gradeOf(at, trade),
    SicList: asList(trade.codes),
    PrimaryNaics: naics[0],
    NaicsList: asList(naics),
  }
}

function companyOf(at: CompanyAtHand): Part {
  return {
    BusinessType: textOf(at, 'BusinessType'),
    CompanyName: nameOf(at.read, at.cells),
    CreditRatingScore: take(at, readCredit(cellOf(at, 'CreditRatingScore'))),
    EIN: take(at, readEin(cellOf(at, 'EIN'))),
    FirstSeen: firstSeenOf(at, at.date),
    Franchise: take(at, readFranchise(cellOf(at, 'Franchise'))),
    TickerSymbol: textOf(at, 'TickerSymbol')?.toUpperCase(),
    UpdateDate: take(at, readDate(cellOf(at, 'UpdateDate'))),
    YearEstablished: take(at, readYear(cellOf(at, 'YearEstablished'))),
  }
}

function trustOf(at: CompanyAtHand): Part {
  return {
    OperatingStatus: at.statusOf(at.cells)?.status,
    SourceConfidence: take(at, readConfidence(cellOf(at, 'SourceConfidence'), at.isConfidencePercent)),
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
    trustOf(at),
    { ParentCompany, ...sourceOf(at, setting.dataSet) },
  ]
  return { row: joinParts<CompanyRow>({ Id }, parts), notes: at.notes, hasTrade: at.hasTrade }
}
