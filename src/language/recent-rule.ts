import { languageMessages as messages } from './messages.ts'
import { amountAt } from './numbers.ts'
import { each, listed, phraseBook } from './phrase-book.ts'
import type { Reading, Rule, RuleMatch } from './rule.ts'

const leads = listed(
  'opened, that opened, which opened, started, founded, established, formed, launched, new, moved, who moved, relocated, who relocated, who have moved, have moved',
)
const spans = listed(
  'in the last, within the last, in the past, within the past, over the last, over the past, during the last, in last, last, past, this',
)
const daysOf = phraseBook([
  ...each(1, 'day'),
  ...each(7, 'week'),
  ...each(30, 'month'),
  ...each(90, 'quarter'),
  ...each(365, 'year'),
])

const NEW_DAYS = 90
/** Three months and thirteen weeks are as good. */
const TOLERANCE = 3
const MAX_DAYS = 400
const label: Record<Reading['kind'], string> = { companies: 'New businesses', people: 'New movers' }

/** "moved in the last 3 months", "opened within the past year", "new this month": records only have the last 90 days. */
export const recent: Rule = ({ kind, tokens }, at) => {
  const lead = leads.find(tokens, at)
  const span = spans.find(tokens, lead?.next ?? at)
  if (!span) return moved(kind, tokens, at)
  const amount = amountAt(tokens, span.next)
  const unit = daysOf.find(tokens, amount?.next ?? span.next)
  if (!unit) return undefined
  const days = (amount?.n ?? 1) * unit.value
  const { next } = unit
  if (days > MAX_DAYS) return { meaning: { type: 'unsupported', why: messages.onlyNew }, next }
  const note = Math.abs(days - NEW_DAYS) > TOLERANCE ? messages.newMeans : undefined
  return { meaning: asNew(kind), next, note }
}

const moves = listed('moved, who moved, relocated, who relocated, moving, relocating')

/** "moved to Phoenix", whenever that was. */
function moved(kind: Reading['kind'], tokens: Reading['tokens'], at: number): RuleMatch | undefined {
  const found = kind === 'people' ? moves.find(tokens, at) : undefined
  return found && { meaning: asNew(kind), next: found.next, note: messages.newMeans }
}

const asNew = (kind: Reading['kind']) =>
  ({ type: 'criteria', criteria: { RecordStatus: 'New' }, words: label[kind] }) as const

const ofPeople = listed('homeowner, home owner, renter, resident, neighbor, household, family')

/** "new restaurants", "new homeowners": the word before what is new. */
export const freshRule =
  (isIndustry: (tokens: Reading['tokens'], at: number) => boolean): Rule =>
  ({ kind, tokens }, at) => {
    if (tokens[at]?.word !== 'new') return undefined
    const isFresh =
      kind === 'people' ? ofPeople.find(tokens, at + 1) !== undefined : isIndustry(tokens, at + 1)
    if (!isFresh) return undefined
    return { meaning: asNew(kind), next: at + 1, note: messages.newMeans }
  }
