import { countSic, newSicFormatStatistics, type SicFormatStatistics } from '#service/normalize/sic.ts'
import { guessSic } from '#service/reference/dictionary/guess-sic.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import { cleanText } from '#shared/text/clean-text.ts'
import { categoryReader } from '../categories.ts'
import type { Plan } from '../columns/plan.ts'
import type { Converter, Figures, ImportKind, Listener } from '../import-kind.ts'
import { importMessages } from '../import-messages.ts'
import { spellId } from '../stable-id.ts'
import { type Parents, resolveParents } from './parents.ts'
import { nameOf, toCompany } from './to-company.ts'

/** What only all companies of a file together show. */
interface Found extends Parents {
  sicFormatStatistics: SicFormatStatistics
}

const DIGITS = 9

function listen({ read }: Plan): Listener<Found> {
  const sicFormatStatistics = newSicFormatStatistics()
  const wanted: { place: number; parent: string }[] = []
  return {
    hear(cells, place) {
      const parent = read.ParentCompany(cells)
      if (cleanText(parent) !== '') wanted.push({ place, parent })
      countSic(sicFormatStatistics, read.PrimarySic(cells))
    },
    conclude({ ids, idOf }) {
      const pairs = wanted.map(({ place, parent }): [number, number | undefined] => [
        ids[place] as number,
        idOf(parent),
      ])
      return { found: { ...resolveParents(pairs), sicFormatStatistics }, late: [] }
    },
  }
}

function converter(
  plan: Plan,
  columns: readonly string[],
  { parents, sicFormatStatistics }: Found,
  date: string,
): Converter<CompanyRow> {
  const categories = plan.categories && categoryReader(plan.categories, columns, guessSic)
  const setting = { read: plan.read, categories, sicFormatStatistics, date }
  const trades = { withTrade: 0, withSic: 0 }
  return {
    convert(cells, id) {
      const parent = parents.get(id)
      const parentId = parent === undefined ? undefined : spellId(parent, DIGITS)
      const { row, notes, hasTrade } = toCompany(cells, spellId(id, DIGITS), parentId, setting)
      if (hasTrade) trades.withTrade += 1
      if (row.PrimarySic) trades.withSic += 1
      return { row, notes }
    },
    figures: () => trades,
  }
}

function describe({ withTrade = 0, withSic = 0 }: Figures): string {
  return withTrade === 0 ? importMessages.noSicCodes : importMessages.sicCodes(withSic, withTrade)
}

/** Companies: a name, a trade, perhaps a parent in the same file. */
export const companyImport: ImportKind<CompanyRow, Found> = {
  idDigits: DIGITS,
  idMade: 'idMade',
  nameOf: (cells, { read }) => nameOf(read, cells),
  rejectionOf: (cells, { read }) =>
    nameOf(read, cells) === '' ? { field: 'CompanyName', reason: 'no company name' } : undefined,
  about: (cells, { read }) =>
    [read.Address, read.PostalCode, read.City, read.StateProvince].map((cell) => cleanText(cell(cells))),
  listen,
  notesOf: ({ notes }) => notes.map(({ note }) => note),
  converter,
  describe,
}
