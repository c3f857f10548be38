import { placeLabel } from '#criteria/describe.ts'
import { languageMessages as messages } from './messages.ts'
import { namedAt } from './place-at.ts'
import type { Clause, Gap } from './read-clauses.ts'
import type { Meaning, Reading } from './rule.ts'

/** People of a city that unread words at the end may name: "homeowners minnetonka". */
const MIN_PEOPLE = 10_000

/** The city that ends a sentence without a word such as "in", where the sentence names no other place. */
export function withBarePlace(
  reading: Reading,
  clauses: readonly Clause[],
  gaps: readonly Gap[],
): { clauses: readonly Clause[]; gaps: readonly Gap[] } {
  const gap = gaps.at(-1)
  const hasPlace = clauses.some(({ meaning }) => meaning.type === 'places')
  if (!gap || gap.why || hasPlace || gap.to !== reading.tokens.length) return { clauses, gaps }
  for (let from = gap.from; from < gap.to; from++) {
    const named = namedAt(reading, from, 'city')
    if (!named || named.next !== gap.to || named.people < MIN_PEOPLE) continue
    const words = placeLabel(named.place)
    const meaning: Meaning = { type: 'places', places: [named.place], words, bare: true }
    const note = named.note ?? messages.takenAsCity(words)
    const place: Clause = { meaning, from, to: gap.to, negative: false, or: false, note }
    const left = from > gap.from ? [{ ...gap, to: from }] : []
    return { clauses: [...clauses, place], gaps: [...gaps.slice(0, -1), ...left] }
  }
  return { clauses, gaps }
}
