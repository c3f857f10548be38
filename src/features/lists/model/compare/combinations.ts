import type { SetOperation } from '#lists/sets.ts'

/** A quick way to combine a list with others. */
export type Combination = SetOperation | 'suppression'

interface CombinationText {
  operation: SetOperation
  /** Above the lists that are offered. */
  choose: string
  /** What was done, in the past tense, to the names of the others. */
  done: (names: string) => string
  /** What a new list is called. */
  name: (own: string, names: string) => string
}

/** What each way does and how it is spoken of. */
export const combinationText: Record<Combination, CombinationText> = {
  union: {
    operation: 'union',
    choose: 'Lists to add',
    done: (names) => `Added ${names}`,
    name: (own, names) => `${own} with ${names}`,
  },
  intersection: {
    operation: 'intersection',
    choose: 'Keep only records also in …',
    done: (names) => `Kept only records also in ${names}`,
    name: (own, names) => `${own} that are in ${names}`,
  },
  difference: {
    operation: 'difference',
    choose: 'Lists to subtract',
    done: (names) => `Took away ${names}`,
    name: (own, names) => `${own} without ${names}`,
  },
  suppression: {
    operation: 'difference',
    choose: 'Lists to exclude',
    done: (names) => `Suppressed ${names}`,
    name: (own, names) => `${own} without ${names}`,
  },
}

/** Names in a row: "Spring mailing and 2 others". */
export const shortNames = ([first = '', ...rest]: readonly string[]): string =>
  rest.length === 0
    ? first
    : rest.length === 1
      ? `${first} and ${rest[0]}`
      : `${first} and ${rest.length} others`
