import type { Company } from './company.ts'
import type { Person } from './person.ts'

/** The two kinds of records, by the names in their paths. */
export const kinds = ['companies', 'people'] as const
export type Kind = (typeof kinds)[number]

/** A record of a kind, as it goes over the wire. */
export type RecordOf<K extends Kind> = { companies: Company; people: Person }[K]
