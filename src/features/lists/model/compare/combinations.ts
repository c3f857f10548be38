import type { SetOperation } from '#lists/sets.ts'

/** A way to combine a list with others. */
export type Combination = SetOperation | 'suppression'

interface CombinationText {
  operation: SetOperation
  /** The label of the offered lists. */
  choose: string
  /** The history entry, with the names of the others. */
  done: (names: string) => string
  /** The name of a new list. */
  name: (own: string, names: string) => string
}

/** The operation and the texts of each combination. */
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
    done: (names) => `Limited to records also in ${names}`,
    name: (own, names) => `${own} that are in ${names}`,
  },
  difference: {
    operation: 'difference',
    choose: 'Lists to subtract',
    done: (names) => `Subtracted ${names}`,
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
