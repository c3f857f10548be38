import type { Kind } from '#contract/kind.ts'

/** Where the page of a record of each kind is. */
export const pageOf = { companies: '/companies/$id', people: '/people/$id' } as const satisfies Record<
  Kind,
  string
>

/** The search of a link to another record: with the search, without its open record. */
export const besideResult = <T extends object>(search: T) => ({
  ...search,
  record: undefined,
  row: undefined,
})
