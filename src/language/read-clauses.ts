import type { Meaning, Reading, Rule, RuleMatch } from './rule.ts'
import { fillers, isStop, negations } from './stop-words.ts'
import type { Token } from './tokens.ts'

/** A phrase with its role: tokens from `from` up to `to`, which is not of it. */
export interface Clause {
  meaning: Meaning
  from: number
  to: number
  negative: boolean
  /** Whether it is joined to the clause before it by "or". */
  or: boolean
  note?: string | undefined
}

/** A run of tokens without a rule, with the reason where there is one. */
export interface Gap {
  from: number
  to: number
  why?: string
  /** Whether its words are clear, although there is no filter for them. */
  isClear?: boolean | undefined
}

/** Clauses without some of them, which become gaps. */
export const asGaps = (
  clauses: readonly Clause[],
  gaps: readonly Gap[],
  taken: readonly Clause[],
  gapOf: (clause: Clause) => Gap,
) => ({
  clauses: clauses.filter((clause) => !taken.includes(clause)),
  gaps: [...gaps, ...taken.map(gapOf)].toSorted((a, b) => a.from - b.from),
})

/** What is between the last clause and here. */
interface Between {
  comma: boolean
  and: boolean
  or: boolean
  /** Something else is there too: the next phrase no longer continues a list. */
  parted: boolean
}

const nothing: Between = { comma: false, and: false, or: false, parted: false }

/** The phrases of a text, the longest one at each place, and the words between them without a rule. */
export function readClauses(reading: Reading, rules: readonly Rule[]): { clauses: Clause[]; gaps: Gap[] } {
  const { tokens } = reading
  const clauses: Clause[] = []
  const gaps: Gap[] = []
  let between = nothing
  let negation: number | undefined
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as Token
    const last = clauses.at(-1)
    const isListed = last && !between.parted && (between.comma || between.and || between.or)
    const before = isListed ? last.meaning : undefined
    const isExcluded = negation !== undefined && clauses.some(({ meaning }) => meaning.type === 'places')
    const found = longest(rules, { ...reading, before, joined: between.and || between.or, isExcluded }, i)
    const negated = negations.find(tokens, i)
    const filler = fillers.find(tokens, i)
    if (filler && filler.next > (found?.next ?? i)) {
      i = filler.next
    } else if (found && !(negated && negated.next > found.next)) {
      const from = found.meaning.type === 'unsupported' ? (negation ?? i) : i
      const negative =
        negation !== undefined || (last?.negative === true && goesOn(last.meaning, found.meaning, between))
      if (found.meaning.type === 'unsupported')
        gaps.push({ from, to: found.next, why: found.meaning.why, isClear: found.meaning.isClear })
      else clauses.push({ ...found, from: i, to: found.next, negative, or: between.or && !between.parted })
      between = found.meaning.type === 'unsupported' ? { ...nothing, parted: true } : nothing
      negation = undefined
      i = found.next
    } else if (negated) {
      negation ??= i
      between = { ...between, parted: true }
      i = negated.next
    } else {
      const step = stepOver(token, between)
      if (!step) addGap(gaps, tokens, negation ?? i, i + 1)
      if (!step) negation = undefined
      between = step ?? { ...between, parted: true }
      i += 1
    }
  }
  if (negation !== undefined) addGap(gaps, tokens, negation, negation + 1)
  return { clauses, gaps }
}

function longest(rules: readonly Rule[], reading: Reading, at: number): RuleMatch | undefined {
  let best: RuleMatch | undefined
  for (const rule of rules) {
    const found = rule(reading, at)
    if (found && (!best || isBetter(found, best))) best = found
  }
  return best
}

const isWeak = ({ meaning }: RuleMatch) => meaning.type === 'unsupported' && meaning.isWeak === true

/** Whether a phrase comes before another one from the same place: the longer one, and of two equal ones what has no filter. */
function isBetter(found: RuleMatch, best: RuleMatch): boolean {
  if (isWeak(found) !== isWeak(best)) return isWeak(best)
  return found.next > best.next || (found.next === best.next && found.meaning.type === 'unsupported')
}

/** What is between after a stop word; undefined for any other token. */
function stepOver({ word, sign }: Token, between: Between): Between | undefined {
  if (word === ',' || word === ';') return { ...between, comma: true }
  if (word === 'and') return { ...between, and: true }
  if (word === 'or' || word === 'nor' || word === '/') return { ...between, or: true }
  if (sign) return between
  if (!isStop(word)) return undefined
  return ['a', 'an', 'the', 'also', 'either', 'both'].includes(word) ? between : { ...between, parted: true }
}

/** Whether an exclusion continues: "not in Omaha or Lincoln", "not dentists or lawyers". */
function goesOn(last: Meaning, next: Meaning, { comma, and, or, parted }: Between): boolean {
  if (parted || !(comma || and || or)) return false
  if (last.type === 'places') return next.type === 'places' && (next.bare === true || or)
  if (last.type === 'criteria' && next.type === 'criteria')
    return (or || and || comma) && sameKeys(last.criteria, next.criteria)
  return or && last.type === 'span' && next.type === 'span'
}

const sameKeys = (a: object, b: object) => Object.keys(a).join() === Object.keys(b).join()

/** Adds unknown words to those right before them where only stop words are between. */
function addGap(gaps: Gap[], tokens: readonly Token[], from: number, to: number): void {
  const last = gaps.at(-1)
  const joins =
    last &&
    !last.why &&
    tokens.slice(last.to, from).every(({ word, sign }) => (sign ? word !== ',' : isStop(word)))
  const isNear = last && from - last.to <= 2
  if (last && joins && isNear) last.to = to
  else gaps.push({ from, to })
}
