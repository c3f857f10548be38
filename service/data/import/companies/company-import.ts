import { countSic, newSicFormatStatistics, type SicFormatStatistics } from '#service/normalize/sic.ts'
import { guessSic } from '#service/reference/dictionary/guess-sic.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import { plainColumnName } from '#shared/tabular/column-synonyms.ts'
import { cleanText } from '#shared/text/clean-text.ts'
import { categoryReader } from '../categories.ts'
import { columnOf, type Plan } from '../columns/plan-readers.ts'
import type { Converter, DataSet, Figures, ImportKind, Listener } from '../import-kind.ts'
import { importMessages } from '../import-messages.ts'
import { keyOfId } from '../register.ts'
import { firstCategoryOf } from './first-category.ts'
import { newStatedParents, resolveParents } from './parents.ts'
import { nameOf, toCompany } from './to-company.ts'

/** What only all companies of a file together show. */
interface Found {
  sicFormatStatistics: SicFormatStatistics
}

const DIGITS = 9

/** Whether the column is of an export of records, in whole percent; published files have 0 to 1. */
const isApiName = (column: string) => plainColumnName(column) === 'sourceconfidence'

function listen({ read }: Plan): Listener<Found> {
  const sicFormatStatistics = newSicFormatStatistics()
  const stated = newStatedParents()
  return {
    hear(cells, place) {
      const parent = keyOfId(read.ParentCompany(cells), DIGITS)
      if (parent) stated.add(place, parent)
      countSic(sicFormatStatistics, read.PrimarySic(cells))
    },
    conclude({ ids, placeOf }) {
      const found = { sicFormatStatistics }
      if (stated.isEmpty()) return { found, late: [] }
      const parents = resolveParents(stated.pairs(placeOf), ids.rows)
      const relationsOf = (place: number) => {
        const parent = parents.parentOf(place)
        const parentNote = parents.noteOf(place)
        if (parent === undefined && parentNote === undefined) return undefined
        return { parent: parent === undefined ? undefined : ids.idAt(parent), parentNote }
      }
      return { found, relationsOf, late: [] }
    },
  }
}

function converter(
  plan: Plan,
  { sicFormatStatistics }: Found,
  { date, dataSet }: DataSet,
): Converter<CompanyRow> {
  const categories = plan.categories && categoryReader(plan.categories, plan.sourceColumns, guessSic)
  const setting = {
    read: plan.read,
    categories,
    sicFormatStatistics,
    date,
    dataSet,
    statusOf: plan.statusOf,
    isConfidencePercent: isApiName(columnOf(plan, 'SourceConfidence')),
  }
  const trades = { withTrade: 0, withSic: 0 }
  const firstCategory = firstCategoryOf(plan)
  return {
    convert(cells, id, { parent, parentNote } = {}) {
      const { row, notes, hasTrade } = toCompany(cells, id, parent, setting)
      if (parentNote) notes.push(parentNote)
      if (hasTrade) trades.withTrade += 1
      if (row.PrimarySic) trades.withSic += 1
      return { row, notes, withoutSic: row.PrimarySic ? undefined : firstCategory(cells) }
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
  inOrder: false,
  nameOf: (cells, { read }) => nameOf(read, cells),
  rejectionOf: (cells, { read }) =>
    nameOf(read, cells) === '' ? { field: 'CompanyName', reason: 'no company name' } : undefined,
  about: (cells, { read }) =>
    [read.Address, read.PostalCode, read.City, read.StateProvince].map((cell) => cleanText(cell(cells))),
  listen,
  converter,
  describe,
}
