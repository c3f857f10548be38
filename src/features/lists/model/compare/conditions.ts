import { compareMessages as messages } from '#features/lists/messages/compare.ts'
import { allParts } from '#lists/sets.ts'

/** Whether a record must be in a list, must not be, or may be. */
export type Condition = 'in' | 'out' | 'any'
export const allConditions: readonly Condition[] = ['in', 'out', 'any']

/** The parts that meet a condition on each list. */
export function partsWhere(conditions: readonly Condition[]): Set<number> {
  const meets = (mask: number) =>
    conditions.every((condition, i) => condition === 'any' || (condition === 'in') === isInList(mask, i))
  return new Set(allParts(conditions.length).filter(meets))
}

/** Whether the records of a part are in list `i`. */
export const isInList = (mask: number, i: number): boolean => ((mask >> i) & 1) === 1

/** The conditions that select the same parts; undefined where there are none. */
export function conditionsOf(selected: ReadonlySet<number>, many: number): Condition[] | undefined {
  if (selected.size === 0) return undefined
  const parts = [...selected]
  const found = Array.from({ length: many }, (_, i): Condition => {
    if (parts.every((mask) => isInList(mask, i))) return 'in'
    return parts.some((mask) => isInList(mask, i)) ? 'any' : 'out'
  })
  return partsWhere(found).size === selected.size ? found : undefined
}

/** The letter of a list in a comparison. */
export const letterOf = (i: number): string => String.fromCharCode(65 + i)

const listed = (letters: readonly string[], last: 'and' | 'or') =>
  letters.length < 2 ? (letters[0] ?? '') : `${letters.slice(0, -1).join(', ')} ${last} ${letters.at(-1)}`

/** The label of a part: "Only in A", "A and B", "All three". */
export function partLabel(mask: number, many: number): string {
  const letters = allLetters(many).filter((_, i) => isInList(mask, i))
  if (letters.length === 1) return messages.onlyIn(letters[0])
  if (many > 2 && letters.length === many) return messages.inAll(numbers[many], many)
  return listed(letters, 'and')
}
const numbers: Record<number, string> = { 3: 'three', 4: 'four', 5: 'five', 6: 'six' }
const allLetters = (many: number) => Array.from({ length: many }, (_, i) => letterOf(i))

/** The label of selected parts: "A without B and C", "A or B", "3 parts of A, B and C". */
export function selectionLabel(selected: ReadonlySet<number>, many: number): string {
  if (selected.size === 0) return messages.noPartSelected
  const found = conditionsOf(selected, many)
  if (!found) {
    const parts = [...selected].toSorted((a, b) => a - b).map((mask) => partLabel(mask, many))
    if (parts.length > 2) return messages.numberedPartsOf(parts.length, listed(allLetters(many), 'and'))
    return sentenceOf(
      parts.map((label) => label.replace(/^Only/, 'only').replace(/^In/, 'in')).join(', and '),
    )
  }
  const of = (condition: Condition) => allLetters(many).filter((_, i) => found[i] === condition)
  const what = of('in').length ? listed(of('in'), 'and') : listed(of('any'), 'or')
  return of('out').length ? `${what} without ${listed(of('out'), 'and')}` : what
}
const sentenceOf = (label: string) => label.charAt(0).toUpperCase() + label.slice(1)

/** The name of a list of the selected parts of these lists: "Contractors without Spring mailing". */
export function selectionName(selected: ReadonlySet<number>, names: readonly string[]): string {
  const conditions = conditionsOf(selected, names.length)
  const named = (is: Condition) => names.filter((_, i) => conditions?.[i] === is)
  if (!conditions) return shortened(messages.partsOf(listed(names, 'and')))
  const what = named('in').length ? listed(named('in'), 'and') : listed(named('any'), 'or')
  return shortened(named('out').length ? `${what} without ${listed(named('out'), 'and')}` : what)
}
const MAX_NAME = 100
const shortened = (text: string) => (text.length > MAX_NAME ? `${text.slice(0, MAX_NAME - 1)}…` : text)

/** Parts in the order of the table: those of the first list, from its own to what all share, then the rest. */
export function partsInOrder(many: number): number[] {
  const bits = (mask: number) => allLetters(many).filter((_, i) => isInList(mask, i)).length
  return allParts(many).toSorted(
    (a, b) =>
      Number(isInList(b, 0)) - Number(isInList(a, 0)) ||
      (isInList(a, 0) ? bits(a) - bits(b) : bits(b) - bits(a)) ||
      a - b,
  )
}
