import type { CompanyColumn } from './companies/columns.ts'
import type { PersonColumn } from './people/columns.ts'

/** A column of any kind's table. */
export type Column = CompanyColumn | PersonColumn
