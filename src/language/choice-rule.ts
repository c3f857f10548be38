import type { Criteria, Criterion } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { creditRatings } from '#contract/ranges.ts'
import { choices } from '#criteria/choices.ts'
import { fieldNames, fieldOf, valueLabel } from '#criteria/fields.ts'
import {
  choiceWords,
  doubleChoices,
  interestLeads,
  interestTails,
  interestVerbs,
  neverAlone,
} from './choice-phrases.ts'
import { measures } from './measures.ts'
import { languageMessages as messages } from './messages.ts'
import { amountAt } from './numbers.ts'
import { each, listed, phraseBook } from './phrase-book.ts'
import type { Rule } from './rule.ts'

interface ChoiceValue {
  key: Criterion
  value: string | boolean
}

type Entry = readonly [phrase: string, choice: ChoiceValue]

const banded: ReadonlySet<Criterion> = new Set(
  measures.flatMap(({ bands, whole }) => [bands?.[0], whole?.bands].filter((key) => key !== undefined)),
)

/** The labels of choices as phrases: alone, behind the label of the criterion, and before it. */
function labeled(kind: Kind): Entry[] {
  return fieldNames[kind].flatMap((key): Entry[] => {
    const { label, control } = fieldOf(kind, key)
    if (control.type === 'flag')
      return [
        [control.yes, { key, value: true }],
        [control.no, { key, value: false }],
      ]
    if (banded.has(key) || !('choices' in control)) return []
    return control.choices.flatMap(({ value, label: name }): Entry[] => {
      const choice = { key, value }
      const alone =
        neverAlone.has(key) || ['Unknown', 'All'].includes(name) ? [] : [name, ...name.split(' and ')]
      return [...alone, `${label} ${name}`, `${label} is ${name}`, `${name} ${label}`].map(
        (phrase) => [phrase, choice] as const,
      )
    })
  })
}

/** Ratings by letter and by word: "credit rating A", "excellent credit". */
const ratings = Object.entries(creditRatings).flatMap(([value, words]): Entry[] =>
  [
    `credit rating ${value}`,
    `credit rating of ${value}`,
    `credit ${value}`,
    `rated ${value}`,
    `${words} credit`,
    `${words} credit rating`,
    `credit rating ${words}`,
    `credit ${words}`,
    `with a credit rating of ${value}`,
  ].map((phrase) => [phrase, { key: 'CreditRatingScore', value }] as const),
)

const written = (kind: Kind): Entry[] =>
  choiceWords
    .filter(([key, , , only]) => (!only || only === kind) && fieldNames[kind].includes(key))
    .flatMap(([key, value, phrases]) =>
      phrases.split(', ').map((phrase) => [phrase, { key, value }] as const),
    )

const bookOf = (kind: Kind) =>
  phraseBook([...written(kind), ...(kind === 'companies' ? ratings : []), ...labeled(kind)])
const books = { companies: bookOf('companies'), people: bookOf('people') }

const leads = listed(interestLeads)
const tails = listed(interestTails)
/** Times behind a likely behavior, which its models do not have. */
const delays = listed(
  'soon, this year, next year, in the next year, within a year, within the year, in the next 6 months, in the next 12 months, in the near future, in the next few months, within 6 months, within 12 months, shortly',
)
const grades = listed('grade, grades, score, level, rated')
/** Ratings from the best down; the others say nothing of good or bad. */
const GOOD = ['A', 'B', 'C']
const best = listed('or better, and better, or higher, and up, or above, and above')

const months = phraseBook(choices.months.map(({ value, label }): [string, string] => [label, value]))
const letters = phraseBook(Object.keys(creditRatings).map((letter): [string, string] => [letter, letter]))

/** What people do, behind another interest: "who fish or camp". */
const verbs = phraseBook(interestVerbs.flatMap(([interest, words]) => each(interest, words)))

/** A choice that goes on with the one before it: "born in May or June", "credit rating A or B", "grade 4 or 5". */
export const nextChoice: Rule = ({ kind, tokens, before }, at) => {
  if (before?.type !== 'criteria') return undefined
  const { BirthMonth, CreditRatingScore, LifeStyle, TargetReady } = before.criteria
  const verb = LifeStyle ? verbs.find(tokens, at) : undefined
  if (verb) return choiceClause(kind, 'LifeStyle', [verb.value], verb.next)
  const [model] = Object.keys(TargetReady ?? {})
  const grade = model ? amountAt(tokens, at) : undefined
  if (model && grade && isGrade(grade.n)) return gradeOf(kind, model, grade.n, grade.next)
  const month = BirthMonth !== undefined ? months.find(tokens, at) : undefined
  if (month) return choiceClause(kind, 'BirthMonth', [month.value], month.next)
  const letter = CreditRatingScore ? letters.find(tokens, at) : undefined
  return letter && choiceClause(kind, 'CreditRatingScore', [letter.value], letter.next)
}

/** The labels of choices and everyday words for them: "homeowners", "excellent credit", "born in May", "golf lovers". */
export const choice: Rule = ({ kind, tokens }, at) => {
  const lead = kind === 'people' ? leads.find(tokens, at) : undefined
  const found = books[kind].find(tokens, lead?.next ?? at)
  if (!found) return undefined
  const { key, value } = found.value
  if (lead && key !== 'LifeStyle') return undefined
  if (key === 'LifeStyle')
    return choiceClause(kind, key, [value], tails.find(tokens, found.next)?.next ?? found.next)
  if (key === 'TargetReady')
    return graded(kind, String(value), tokens, delays.find(tokens, found.next)?.next ?? found.next)
  if (key === 'Gender' && kind === 'companies')
    return { ...choiceClause(kind, key, [value], found.next), note: messages.contactGender }
  if (key === 'MaritalStatus' && tokens[at]?.stem === 'couple')
    return { ...choiceClause(kind, key, [value], found.next), note: messages.takenAsMarried }
  if (key !== 'CreditRatingScore') return choiceClause(kind, key, [value], found.next)
  const better = best.find(tokens, found.next)
  const all =
    better && GOOD.includes(String(value)) ? GOOD.slice(0, GOOD.indexOf(String(value)) + 1) : [value]
  return choiceClause(kind, key, all, better?.next ?? found.next)
}

const doubleBookOf = (kind: Kind) =>
  phraseBook(
    doubleChoices
      .filter(([, , , only = 'people']) => only === kind)
      .flatMap(([criteria, words, phrases]) => each({ criteria, words }, phrases)),
  )
const doubleBooks = { companies: doubleBookOf('companies'), people: doubleBookOf('people') }

/** "moms": women with children. */
export const doubleChoice: Rule = ({ kind, tokens }, at) => {
  const found = doubleBooks[kind].find(tokens, at)
  return found && { meaning: { type: 'criteria', ...found.value }, next: found.next }
}

function choiceClause(kind: Kind, key: Criterion, values: readonly (string | boolean)[], next: number) {
  const { label, control } = fieldOf(kind, key)
  const [value] = values
  const criterionValue =
    key === 'LifeStyle' ? { [String(value)]: true } : control.type === 'several' ? values : value
  const words =
    control.type === 'flag'
      ? value
        ? control.yes
        : control.no
      : `${label}: ${values.map((one) => valueLabel(kind, key, String(one))).join(', ')}`
  return {
    meaning: { type: 'criteria', criteria: { [key]: criterionValue } as Criteria, words } as const,
    next,
  }
}

const HIGHEST_GRADE = 5

const isGrade = (n: number) => Number.isInteger(n) && n >= 1 && n <= HIGHEST_GRADE

/** A model with its grade; without one the highest, which is said. */
function graded(kind: Kind, model: string, tokens: Parameters<Rule>[0]['tokens'], at: number) {
  const lead = grades.find(tokens, at)
  const amount = lead && amountAt(tokens, lead.next)
  if (amount && isGrade(amount.n)) return gradeOf(kind, model, amount.n, amount.next)
  const note = 'The likeliest fifth, grade 5; say “grade 4” for another'
  return { ...gradeOf(kind, model, HIGHEST_GRADE, at), note }
}

function gradeOf(kind: Kind, model: string, grade: number, next: number) {
  const words = `${fieldOf(kind, 'TargetReady').label}: ${valueLabel(kind, 'TargetReady', `${model} ${grade}`)}`
  const criteria = { TargetReady: { [model]: grade } } as Criteria
  return { meaning: { type: 'criteria', criteria, words } as const, next }
}
