import type { Kind } from '#contract/kind.ts'

/** What is looked for among records of a kind, in the words of a match request. */
export const requestTypeOf = { companies: 'Company', people: 'Person' } as const satisfies Record<
  Kind,
  string
>
