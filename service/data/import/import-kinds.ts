import type { Kind } from '#contract/kind.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import type { RowOf } from '#service/store/row.ts'
import { companyImport } from './companies/company-import.ts'
import type { ImportKind } from './import-kind.ts'
import { personImport } from './people/person-import.ts'

/** What differs between the kinds. */
export const importKinds: { [K in Kind]: ImportKind<RowOf<K>, unknown> } = {
  companies: companyImport as ImportKind<CompanyRow, unknown>,
  people: personImport as ImportKind<RowOf<'people'>, unknown>,
}
