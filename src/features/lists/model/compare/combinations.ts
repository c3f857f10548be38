import { compareMessages as messages } from '#features/lists/messages/compare.ts'
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
    choose: messages.listsToAdd,
    done: (names) => `Added ${names}`,
    name: (own, names) => `${own} with ${names}`,
  },
  intersection: {
    operation: 'intersection',
    choose: messages.listsToIntersect,
    done: (names) => messages.limitedTo(names),
    name: (own, names) => messages.intersectionName(own, names),
  },
  difference: {
    operation: 'difference',
    choose: messages.listsToSubtract,
    done: (names) => `Subtracted ${names}`,
    name: (own, names) => `${own} without ${names}`,
  },
  suppression: {
    operation: 'difference',
    choose: messages.listsToExclude,
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
