import { describeNaics } from '#service/reference/dictionary/naics.ts'
import { describeSic } from '#service/reference/dictionary/sic.ts'
import type { Description } from '../description.ts'
import { relatedIdsTable } from '../related-ids.ts'
import { sharedNarrow } from '../sql/shared-clauses.ts'
import { decodeCompany, encodeCompany } from './bodies.ts'
import { companyClauses } from './clauses.ts'
import { companyCells, companyColumns } from './columns.ts'
import { companyQuery } from './company-query.ts'
import { companySorts } from './sorts.ts'
import { companyTallies } from './tallies.ts'

const words = { sic: describeSic, naics: describeNaics }

export const companies: Description<'companies'> = {
  kind: 'companies',
  columns: companyColumns,
  cellsOf: companyCells,
  further: [relatedIdsTable('companies', 'ParentCompany')],
  encode: encodeCompany,
  decode: (body) => decodeCompany(body, words),
  withImplied: companyQuery,
  clauses: companyClauses,
  narrow: [...sharedNarrow, 'ParentCompany'],
  tallies: companyTallies,
  sorts: companySorts,
  counts: {
    columns: ['StateProvince', 'PrimarySic', 'LocationEmployeesSizeRange', 'OperatingStatus'],
    criteria: [
      'StateProvince',
      'StatesProvinces',
      'PrimarySic',
      'LocationEmployeesSizeRange',
      'OperatingStatus',
      'ExcludeClosed',
    ],
  },
}
