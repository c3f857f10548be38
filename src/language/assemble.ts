import { type Criteria, type Criterion, criteriaSchemas } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { MAX_AREAS } from '#contract/place.ts'
import { type Alternatives, withAlternatives } from '#criteria/alternatives.ts'
import { travelText } from '#criteria/areas/travel.ts'
import { fieldOf } from '#criteria/fields.ts'
import { kindNames } from '#criteria/kinds.ts'
import { holdsPlacesOnly } from '#criteria/place-lists.ts'
import { addPlace, type PlaceChoice } from '#criteria/places.ts'
import { tidy } from '#criteria/tidy.ts'
import { chipText } from './chip-text.ts'
import { notesTogether } from './clause-notes.ts'
import { criteriaOf, type Measure } from './measures.ts'
import type { Span } from './numbers.ts'
import type { Clause } from './read-clauses.ts'
import type { Meaning } from './rule.ts'

/** A clause with what it does to the criteria; or why it does nothing. */
export interface Outcome {
  clause: Clause
  words: string
  note?: string | undefined
  why?: string
}

/** The criteria of a clause, ready to be merged with others. */
interface Claim {
  outcome: Outcome
  criteria: Criteria
}

const NO_VALUE = 'This value is not available as a filter'
/** Items that `AnyOf` or `NoneOf` may have. */
const MAX_NESTED = 20

/** The criteria of all clauses together, and the outcome of each. */
export function assemble(
  kind: Kind,
  clauses: readonly Clause[],
): { criteria: Criteria; outcomes: Outcome[] } {
  const parted = clauses.flatMap(withStreet)
  const spans = joinedSpans(parted)
  const claims = parted.map((clause, i) => claimOf(kind, clause, spans.get(i)))
  const sum = together(groupsOf(claims))
  const outcomes = claims.map(({ outcome }) => outcome)
  const notes = notesTogether(outcomes)
  return {
    criteria: finished(kind, sum) ?? {},
    outcomes: outcomes.map((outcome, i) => ({ ...outcome, note: outcome.note ?? notes.get(i) })),
  }
}

/** An address as its street and its place. */
function withStreet(clause: Clause): Clause[] {
  const { meaning, from, to } = clause
  if (meaning.type !== 'places' || !meaning.street) return [clause]
  const { criteria, words, end } = meaning.street
  const street: Clause = { ...clause, meaning: { type: 'criteria', criteria, words }, from, to: end }
  return [street, { ...clause, from: end, to, or: false, note: undefined }]
}

/** All groups in one sum; those that conflict with the ones before them are reported and ignored. */
function together(groups: readonly Claim[][]): Sum {
  return groups.reduce((sum, group) => {
    const next = added(sum, group)
    if (next && fits(next)) return next
    for (const { outcome } of group) outcome.why ??= 'It conflicts with the rest of the sentence'
    return sum
  }, nothing)
}

/** What has been put together so far. */
interface Sum {
  own: Criteria
  /** Groups of alternatives, of each of which any will do. */
  any: readonly Alternatives[]
  none: Criteria[]
  places: PlaceChoice[]
}

const nothing: Sum = { own: {}, any: [], none: [], places: [] }

/** Claims, those joined by "or" together. */
function groupsOf(claims: readonly Claim[]): Claim[][] {
  const groups: Claim[][] = []
  for (const claim of claims) {
    const last = groups.at(-1)
    if (last && claim.outcome.clause.or && !claim.outcome.why) last.push(claim)
    else groups.push([claim])
  }
  return groups
    .map((group) => group.filter(({ outcome }) => !outcome.why))
    .filter((group) => group.length > 0)
}

/** The sum with a group of alternatives, or undefined when they conflict with the rest. */
function added(sum: Sum, group: readonly Claim[]): Sum | undefined {
  const places = group.flatMap(placesOfClaim)
  const others = group.filter(({ outcome }) => outcome.clause.meaning.type !== 'places')
  const left = others.filter(({ outcome }) => outcome.clause.negative)
  const wanted = others.filter(({ outcome }) => !outcome.clause.negative).map(({ criteria }) => criteria)
  const [area] = wanted
  if (area && wanted.every(holdsPlacesOnly)) return { ...sum, any: [...sum.any, wanted] }
  if (places.length > 0 && wanted.length > 0 && group.length > 1) return undefined
  if (left.some(({ criteria }) => isNested(criteria))) return undefined
  const none = left.reduce((list, { criteria }) => withExclusion(list, criteria), sum.none)
  const next = { ...sum, places: [...sum.places, ...places], none }
  if (wanted.length > 1) return wanted.some(isNested) ? undefined : anyOf(next, wanted)
  const { NoneOf = [], AnyOf, ...plain } = wanted[0] ?? {}
  return narrowed(
    { ...next, none: [...none, ...NoneOf], any: [...next.any, ...(AnyOf ? [AnyOf] : [])] },
    plain,
  )
}

/** Whether criteria are alternatives or exclusions themselves: those of a span that has no bands. */
const isNested = ({ AnyOf, NoneOf }: Criteria) => AnyOf !== undefined || NoneOf !== undefined

function placesOfClaim({ outcome: { clause } }: Claim): PlaceChoice[] {
  const { meaning, negative } = clause
  return meaning.type === 'places' ? meaning.places.map((place) => ({ ...place, excluded: negative })) : []
}

/** Alternatives: values of one list go into it, others need `AnyOf`, of which there is one. */
function anyOf(sum: Sum, alternatives: readonly Criteria[]): Sum | undefined {
  const items = distinct(alternatives)
  const keys = new Set(items.flatMap((item) => Object.keys(item)))
  const [key] = keys
  const isOneList = keys.size === 1 && items.every((item) => Array.isArray(item[key as Criterion]))
  if (isOneList || items.length === 1)
    return items.reduce<Sum | undefined>((all, item) => all && narrowed(all, item), sum)
  const clashing = clashingKeys(sum.own, items[0] ?? {})
  const isMore = clashing.length > 0 && items.every((item) => clashingKeys(sum.own, item).length > 0)
  if (!isMore) return { ...sum, any: [...sum.any, items] }
  const { existing, own } = parted(sum.own, clashing)
  return { ...sum, own, any: [...sum.any, distinct([existing, ...items])] }
}

/** The criteria that two items have with different values. */
const clashingKeys = (own: Criteria, item: Criteria) =>
  (Object.keys(item) as Criterion[]).filter(
    (key) => own[key] !== undefined && JSON.stringify(own[key]) !== JSON.stringify(item[key]),
  )

/** Some criteria of an item, and the others. */
function parted(item: Criteria, keys: readonly Criterion[]): { existing: Criteria; own: Criteria } {
  const entries = Object.entries(item) as [Criterion, unknown][]
  const pick = (isPicked: boolean) =>
    Object.fromEntries(entries.filter(([key]) => keys.includes(key) === isPicked)) as Criteria
  return { existing: pick(true), own: pick(false) }
}

const distinct = (items: readonly Criteria[]) => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
]

/** The sum with one more item; two values of a criterion that has one are alternatives: "men and women". */
function narrowed(sum: Sum, item: Criteria): Sum | undefined {
  const more = sum.any.findIndex(
    (items) => items.length > 1 && items.every((other) => isOfOneValue(other, item)),
  )
  const group = sum.any[more]
  if (group) return { ...sum, any: sum.any.with(more, distinct([...group, item])) }
  const both = merged(sum.own, item)
  if (both) return { ...sum, own: both }
  const shared = (Object.keys(item) as Criterion[]).filter((key) => sum.own[key] !== undefined)
  const { existing, own } = parted(sum.own, shared)
  return { ...sum, own, any: [...sum.any, [existing, item]] }
}

/** Whether two items say different values of one criterion, which has one: a third make of a list. */
const isOfOneValue = (a: Criteria, b: Criteria) =>
  clashingKeys(a, b).some((key) => typeof a[key] !== 'object') || JSON.stringify(a) === JSON.stringify(b)

/** Two items as one: lists together, interests together; undefined when a criterion would need two values. */
function merged(own: Criteria, item: Criteria): Criteria | undefined {
  const all: Record<string, unknown> = { ...own }
  for (const [key, value] of Object.entries(item)) {
    const existing = all[key]
    if (existing === undefined) all[key] = value
    else if (Array.isArray(existing) && Array.isArray(value)) all[key] = [...new Set([...existing, ...value])]
    else if (key === 'LifeStyle') all[key] = { ...(existing as object), ...(value as object) }
    else if (JSON.stringify(existing) !== JSON.stringify(value)) return undefined
  }
  return all as Criteria
}

/** Exclusions: lists of one criterion together, everything else separately. */
function withExclusion(none: readonly Criteria[], item: Criteria): Criteria[] {
  const [key, more] = Object.keys(item) as Criterion[]
  const isList = key !== undefined && !more && Array.isArray(item[key])
  const at = isList ? none.findIndex((item) => Object.keys(item).join() === key) : -1
  const existing = none[at]
  return existing ? none.with(at, merged(existing, item) ?? existing) : [...none, item]
}

/** Whether one call can hold it all. */
function fits({ any, none, places }: Sum): boolean {
  const kinds = new Set(places.filter((it) => it.excluded).map((it) => it.kind)).size
  const areas = places.filter(({ kind }) => kind === 'circle' || kind === 'postalCircle').length
  const isNarrow = any.every((items) => items.length <= MAX_NESTED)
  return none.length + kinds + any.length <= MAX_NESTED && isNarrow && areas <= MAX_AREAS
}

/** The sum as criteria in canonical form; undefined when the contract does not have them so. */
function finished(kind: Kind, { own, any, none, places }: Sum): Criteria | undefined {
  const rest = plainSic({ ...own, ...(none.length && { NoneOf: none.map(plainSic) }) })
  const placed = places.reduce((sum, place) => addPlace(sum, place), rest)
  const all = withAlternatives(
    placed,
    any.map((items) => items.map(plainSic)),
  )
  const parsed = criteriaSchemas[kind].safeParse(tidy(all))
  return parsed.success ? tidy(parsed.data) : undefined
}

/** One main industry is the reference's plain text. */
function plainSic(criteria: Criteria): Criteria {
  const { PrimarySic: codes } = criteria
  return Array.isArray(codes) && codes.length === 1 ? { ...criteria, PrimarySic: codes[0] } : criteria
}

const isFlag = (kind: Kind, criteria: Criteria) => {
  const [key, more] = Object.keys(criteria) as Criterion[]
  return key !== undefined && !more && fieldOf(kind, key).control.type === 'flag'
}

function claimOf(kind: Kind, clause: Clause, size: SizeOf | undefined): Claim {
  const { meaning, negative, note } = clause
  const failed = (why: string): Claim => ({ outcome: { clause, words: '', why }, criteria: {} })
  const not = negative ? 'NOT ' : ''
  if (meaning.type === 'kind')
    return meaning.kind === kind && !negative
      ? { outcome: { clause, words: kindNames[kind].Title, note }, criteria: {} }
      : failed(`The search is for ${kindNames[kind].many}`)
  if (meaning.type === 'whole')
    return size
      ? { outcome: { clause, words: 'Whole company' }, criteria: {} }
      : failed('No size is given with it')
  if (meaning.type === 'places')
    return { outcome: { clause, words: not + meaning.words, note }, criteria: {} }
  if (meaning.type === 'travel')
    return { outcome: { clause, words: not + travelLabel(meaning), note }, criteria: {} }
  if (meaning.type === 'unsupported') return failed(meaning.why)
  if (meaning.type === 'vague') return failed(meaning.word.why ?? NO_VALUE)
  if (meaning.type === 'span') {
    const spanCriteria = criteriaOf(meaning.measure, size?.span ?? meaning.span, size?.whole ?? false)
    if ('why' in spanCriteria) return failed(spanCriteria.why)
    if (!isFilter(kind, spanCriteria.criteria)) return failed(NO_VALUE)
    return {
      outcome: {
        clause,
        words: not + spanCriteria.words,
        note: [note, spanCriteria.note].filter(Boolean).join('; ') || undefined,
      },
      criteria: spanCriteria.criteria,
    }
  }
  if (!isFilter(kind, meaning.criteria)) return failed(NO_VALUE)
  return ofCriteria(kind, clause, meaning.criteria, meaning.words)
}

/** "10 min drive of 60618". */
function travelLabel({ travel, origin }: Extract<Meaning, { type: 'travel' }>): string {
  const from = 'address' in origin ? { Latitude: 0, Longitude: 0, Name: origin.address } : origin
  return travelText({ ...travel, ...from })
}

const isFilter = (kind: Kind, criteria: Criteria) => criteriaSchemas[kind].safeParse(criteria).success

/** A choice; negation turns a yes into a no, and an id into an excluded one. */
function ofCriteria(kind: Kind, clause: Clause, criteria: Criteria, words: string): Claim {
  const { negative, note } = clause
  if (!negative) return { outcome: { clause, words, note }, criteria }
  const turned = turnedOf(kind, criteria)
  if (turned)
    return {
      outcome: { clause: { ...clause, negative: false }, words: chipText(kind, turned), note },
      criteria: turned,
    }
  if (criteria.SortCenter)
    return { outcome: { clause, words: '', why: 'A sort order cannot be excluded' }, criteria: {} }
  return { outcome: { clause, words: `NOT ${words}`, note }, criteria }
}

function turnedOf(kind: Kind, criteria: Criteria): Criteria | undefined {
  if (criteria.Id) return { NotId: criteria.Id }
  if (!isFlag(kind, criteria)) return undefined
  return Object.fromEntries(Object.entries(criteria).map(([key, value]) => [key, !value])) as Criteria
}

/** The span of a clause after the others: narrowed by another one of the same, or that of the whole company. */
interface SizeOf {
  span?: Span
  whole: boolean
}

/** Sizes by the index of their clause: "over 20 employees and under 100 employees" is one span, "for the whole company" goes to the nearest size. */
function joinedSpans(clauses: readonly Clause[]): Map<number, SizeOf> {
  const sizes = new Map<number, SizeOf>()
  clauses.forEach(({ meaning }, i) => {
    if (meaning.type !== 'whole') return
    const near = nearestSize(clauses, i)
    if (near === undefined) return
    sizes.set(near, { whole: true })
    sizes.set(i, { whole: true })
  })
  const seen = new Map<string, number>()
  clauses.forEach(({ meaning, negative, or }, i) => {
    if (meaning.type !== 'span' || negative) return
    const whole = sizes.get(i)?.whole ?? false
    const key = `${measureKey(meaning.measure)} ${whole}`
    const first = seen.get(key)
    const other = first === undefined ? undefined : clauses[first]?.meaning
    const both =
      other?.type === 'span' && !or
        ? overlap(sizes.get(first ?? i)?.span ?? other.span, meaning.span)
        : undefined
    if (both && first !== undefined) for (const at of [first, i]) sizes.set(at, { span: both, whole })
    else seen.set(key, i)
  })
  return sizes
}

const measureKey = ({ bands, exact }: Measure) => String(bands?.[0] ?? exact)

/** The size to which words of the whole company apply: the one right behind them, else the last one before. */
function nearestSize(clauses: readonly Clause[], at: number): number | undefined {
  const isSize = (i: number) => {
    const meaning = clauses[i]?.meaning
    return meaning?.type === 'span' && meaning.measure.whole !== undefined
  }
  if (isSize(at + 1) && clauses[at + 1]?.from === clauses[at]?.to) return at + 1
  for (let i = at - 1; i >= 0; i--) if (isSize(i)) return i
  return isSize(at + 1) ? at + 1 : undefined
}

/** What two spans have in common, where at least one is open to one side. */
function overlap(a: Span, b: Span): Span | undefined {
  const isOpen = [a, b].some(({ low, high }) => low === 0 || !Number.isFinite(high))
  const [lower, upper] = [a.low >= b.low ? a : b, a.high <= b.high ? a : b]
  if (!isOpen || lower.low > upper.high) return undefined
  return {
    low: lower.low,
    high: upper.high,
    lowOpen: lower.lowOpen,
    highOpen: upper.highOpen,
    money: a.money || b.money,
  }
}
