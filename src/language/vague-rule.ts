import { criteriaOf, type Measure, measures } from './measures.ts'
import { languageMessages as messages } from './messages.ts'
import { each, phraseBook } from './phrase-book.ts'
import type { Clause, Gap } from './read-clauses.ts'
import type { Meaning, Reading, Rule } from './rule.ts'
import { spanOf, type VagueWord, vagueWords } from './vague-words.ts'

const bookOf = (kind: Reading['kind']) =>
  phraseBook(vagueWords.filter((one) => one.kind === kind).flatMap((one) => each(one, one.words)))
const books = { companies: bookOf('companies'), people: bookOf('people') }

/** "retirees", "high income", "young families": words for an age or an amount that say no number. */
export const vague: Rule = ({ kind, tokens }, at) => {
  const found = books[kind].find(tokens, at)
  return found && { meaning: { type: 'vague', word: found.value }, next: found.next }
}

const isOf = ({ meaning, negative }: Clause, { of }: VagueWord) =>
  meaning.type === 'span' && !negative && of.some((key) => key === meaning.measure.bands?.[0])

const measureOf = (word: VagueWord) => measures.find(({ bands }) => bands?.[0] === word.of[0]) as Measure

/** The meaning of a word that says no number: the number that the sentence has for it, else what it is usually taken as. */
function meaningOf(
  word: VagueWord,
  given: Meaning | undefined,
  text: string,
): Omit<Clause, 'from' | 'to' | 'negative' | 'or'> | undefined {
  const { criteria, why } = word
  if (given)
    return {
      meaning: criteria ? { type: 'criteria', criteria, words: text } : { type: 'kind', kind: word.kind },
    }
  const span = spanOf(word)
  const measure = measureOf(word)
  if (!span || why) return undefined
  const taken = criteriaOf(measure, { ...span, money: measure.money }, false)
  if ('why' in taken) return undefined
  const note = messages.takenAs(text, taken.words)
  if (!criteria) return { meaning: { type: 'span', measure, span: { ...span, money: measure.money } }, note }
  return {
    meaning: {
      type: 'criteria',
      criteria: { ...criteria, ...taken.criteria },
      words: `${text}: ${taken.words}`,
    },
    note,
  }
}

/** Clauses with a meaning for each word that says no number; those without one become gaps. */
export function withVagueWords(
  { text, tokens }: Reading,
  clauses: readonly Clause[],
  gaps: readonly Gap[],
): { clauses: Clause[]; gaps: Gap[] } {
  const left: Gap[] = []
  const all = clauses.flatMap((clause): Clause[] => {
    const { meaning, from, to } = clause
    if (meaning.type !== 'vague') return [clause]
    const given = clauses.find((other) => isOf(other, meaning.word))?.meaning
    const typed = text.slice(tokens[from]?.from, tokens[to - 1]?.to)
    const taken = meaningOf(meaning.word, given, typed)
    if (taken) return [{ ...clause, ...taken }]
    left.push({ from, to, why: meaning.word.why ?? '', isClear: true })
    return []
  })
  return { clauses: all, gaps: [...gaps, ...left].toSorted((a, b) => a.from - b.from) }
}
