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

const text = (
  operation: SetOperation,
  choose: string,
  done: CombinationText['done'],
  name: CombinationText['name'],
): CombinationText => ({ operation, choose, done, name })

/** The operation and the texts of each combination. */
export const combinationText: Record<Combination, CombinationText> = {
  union: text('union', messages.listsToAdd, messages.added, messages.unionName),
  intersection: text(
    'intersection',
    messages.listsToIntersect,
    messages.limitedTo,
    messages.intersectionName,
  ),
  difference: text('difference', messages.listsToSubtract, messages.subtracted, messages.differenceName),
  suppression: text('difference', messages.listsToExclude, messages.suppressed, messages.differenceName),
}

/** Names in a row: "Spring mailing and 2 others". */
export const shortNames = ([first = '', ...rest]: readonly string[]): string =>
  rest.length === 0
    ? first
    : rest.length === 1
      ? `${first} and ${rest[0]}`
      : `${first} and ${rest.length} others`
