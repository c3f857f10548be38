import type { Kind } from '#contract/kind.ts'
import type { CompanyRow } from './company-row.ts'
import type { PersonRow } from './person-row.ts'

/** What sample and import hand to a build of a kind. */
export type RowOf<K extends Kind> = { companies: CompanyRow; people: PersonRow }[K]
