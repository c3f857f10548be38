import type { Kind } from '#contract/kind.ts'
import { companies } from './companies/companies.ts'
import type { Description } from './description.ts'
import { people } from './people/people.ts'

/** What each kind of records is to the engine. */
export const descriptions: { readonly [K in Kind]: Description<K> } = { companies, people }
