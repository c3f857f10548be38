import type { Kind } from '#contract/kind.ts'
import type { AnyRecord, RecordField } from '#records/record.ts'
import { SLICE, type Sliced } from '#shared/time-slices.ts'
import { addressKey, companyKey, middleInitial, personKey, phoneKey } from './match-key-values.ts'

/** What makes two records of a list the same. An id stands in a list once, so that there is nothing to look for by id. */
export const matchKeys = ['household', 'home', 'phone', 'address', 'name', 'nameAndAddress'] as const
export type MatchKey = (typeof matchKeys)[number]

interface MatchKeyRule {
  label: string
  /** What is compared, for those who want to know. */
  note: Record<Kind, string>
  /** The fields that must have been read of a kind; absent where the kind has no such thing. */
  fields: Partial<Record<Kind, readonly RecordField[]>>
  key: (kind: Kind, record: AnyRecord) => string | undefined
}

const both = (note: string): Record<Kind, string> => ({ companies: note, people: note })
const address = ['Address', 'City', 'PostalCode', 'StateProvince'] as const
const person = ['FirstName', 'MiddleInitial', 'LastName'] as const
const nameKey = (kind: Kind, record: AnyRecord) =>
  kind === 'people' ? personKey(record) : companyKey(record)

/** How each is told. */
export const matchKeyRules: Record<MatchKey, MatchKeyRule> = {
  household: {
    label: 'Same household',
    note: both('by HouseholdId'),
    fields: { people: ['HouseholdId'] },
    key: (_, { HouseholdId }) => HouseholdId || undefined,
  },
  home: {
    label: 'Same home',
    note: both('by LocationId'),
    fields: { people: ['LocationId'] },
    key: (_, { LocationId }) => LocationId || undefined,
  },
  phone: {
    label: 'Same phone',
    note: both('by its ten digits'),
    fields: { companies: ['Phone'], people: ['Phone'] },
    key: (_, { Phone }) => phoneKey(Phone),
  },
  address: {
    label: 'Same address',
    note: both('street, unit and ZIP, however they are written'),
    fields: { companies: address, people: address },
    key: (_, record) => addressKey(record),
  },
  name: {
    label: 'Same name',
    note: { companies: 'without “Inc”, “The” and punctuation', people: 'first, middle and last name' },
    fields: { companies: ['CompanyName'], people: person },
    key: nameKey,
  },
  nameAndAddress: {
    label: 'Same name and address',
    note: both('both of them alike'),
    fields: { companies: ['CompanyName', ...address], people: [...person, ...address] },
    key: (kind, record) => {
      const [name, at] = [nameKey(kind, record), addressKey(record)]
      return name && at && `${name}; ${at}`
    },
  },
}

/** The fields that must have been read of a kind to tell which of its records are one in these ways. */
export const comparedFields = (kind: Kind, by: readonly MatchKey[]): RecordField[] => [
  ...new Set(by.flatMap((matchKey) => matchKeyRules[matchKey].fields[kind] ?? [])),
]

/** The fields that tell besides which one of them stays by a rule. */
export const keepRuleFields = (by: readonly MatchKey[], rule: KeepRule): RecordField[] =>
  rule === 'newest' && by.length > 0 ? ['UpdateDate'] : []

/** What of a record matters here: the rest may be let go of. */
export interface RecordFacts {
  id: string
  keys: Partial<Record<MatchKey, string>>
  middle: string
  /** Fields that say something. */
  filled: number
  /** ISO; absent where there is none. */
  updated: string | undefined
  /** Whether `updated` was asked for. */
  dated: boolean
}

/** The facts of a record, of which these fields were read, for these ways of being the same. */
export function recordFacts(
  kind: Kind,
  record: AnyRecord,
  by: readonly MatchKey[],
  fields: readonly string[],
): RecordFacts {
  const keys = by.map((matchKey) => [matchKey, matchKeyRules[matchKey].key(kind, record)])
  return {
    id: record.Id,
    keys: Object.fromEntries(keys.filter(([, key]) => key !== undefined)),
    middle: middleInitial(record),
    filled: Object.values(record).filter((value) => value !== undefined && value !== '').length,
    updated: record.UpdateDate,
    dated: fields.includes('UpdateDate'),
  }
}

/** Records that are one, in the order of the list, and in which ways. */
export interface DuplicateGroup {
  facts: readonly RecordFacts[]
  by: readonly MatchKey[]
}

/** Ways in which different middle initials tell people apart. */
const usesInitial: ReadonlySet<MatchKey> = new Set(['name', 'nameAndAddress'])

/**
 * Groups of records that are the same in any of some ways, in the order of the list: what is the same as something that is the
 * same as a third is in one group with both.
 */
export function* duplicateGroups(
  all: readonly RecordFacts[],
  by: readonly MatchKey[],
): Sliced<DuplicateGroup[]> {
  const parents = new Int32Array(all.length)
  for (let i = 0; i < all.length; i++) parents[i] = i
  const rootOf = (i: number): number => {
    let at = i
    while (parents[at] !== at) at = parents[at] = parents[parents[at] as number] as number
    return at
  }
  const ways = new Map<number, Set<MatchKey>>()
  for (const matchKey of by) {
    const together = yield* indexesByKey(all, matchKey)
    for (const [n, places] of together.entries()) {
      if (n % SLICE === SLICE - 1) yield
      const roots = places.map(rootOf)
      const first = Math.min(...roots)
      const told = new Set<MatchKey>([matchKey])
      for (const root of roots) {
        for (const way of ways.get(root) ?? []) told.add(way)
        ways.delete(root)
        parents[root] = first
      }
      ways.set(first, told)
    }
  }
  const groups = new Map<number, RecordFacts[]>()
  for (const [i, facts] of all.entries()) {
    if (i % SLICE === SLICE - 1) yield
    const root = rootOf(i)
    if (!ways.has(root)) continue
    const group = groups.get(root)
    if (group) group.push(facts)
    else groups.set(root, [facts])
  }
  // The first of a group is its root, so that groups stand in the order of the list.
  return [...groups].map(([root, facts]) => ({ facts, by: by.filter((way) => ways.get(root)?.has(way)) }))
}

/** Places of the records that share a key: two or more each. */
function* indexesByKey(all: readonly RecordFacts[], matchKey: MatchKey): Sliced<number[][]> {
  // Most keys stand once: a list of places is kept for the others alone.
  const first = new Map<string, number>()
  const together = new Map<string, number[]>()
  for (const [i, { keys }] of all.entries()) {
    if (i % SLICE === SLICE - 1) yield
    const key = keys[matchKey]
    if (key === undefined) continue
    const before = first.get(key)
    const places = together.get(key)
    if (before === undefined) first.set(key, i)
    else if (places) places.push(i)
    else together.set(key, [before, i])
  }
  const found = [...together.values()]
  return usesInitial.has(matchKey) ? found.flatMap((places) => splitByInitial(all, places)) : found
}

/** John A and John B are two; a John without an initial is the one John there is, or nobody's double where there are more. */
function splitByInitial(all: readonly RecordFacts[], places: readonly number[]): number[][] {
  const initials = new Set(places.map((i) => all[i]?.middle).filter(Boolean))
  if (initials.size < 2) return [[...places]]
  return [...initials]
    .map((initial) => places.filter((i) => all[i]?.middle === initial))
    .filter(({ length }) => length > 1)
}

/** Which record of a group stays, until a person chooses another. */
export const keepRules = ['first', 'complete', 'newest'] as const
export type KeepRule = (typeof keepRules)[number]

/** What each is called. */
export const keepRuleText: Record<KeepRule, string> = {
  first: 'The first',
  complete: 'The one with most fields',
  newest: 'The one updated last',
}

/** The rules for records of a kind: people have no date. */
export const keepRulesFor = (kind: Kind): KeepRule[] =>
  keepRules.filter((rule) => rule !== 'newest' || kind === 'companies')

const better: Record<KeepRule, (a: RecordFacts, b: RecordFacts) => boolean> = {
  first: () => false,
  complete: (a, b) => a.filled > b.filled,
  newest: (a, b) => (a.updated ?? '') > (b.updated ?? ''),
}

/** The id that stays of a group: the chosen one, else the best by the rule; of equals the first. */
export function idToKeep({ facts }: DuplicateGroup, rule: KeepRule, chosen?: ReadonlySet<string>): string {
  const own = facts.find(({ id }) => chosen?.has(id))
  return (own ?? facts.reduce((best, next) => (better[rule](next, best) ? next : best))).id
}

/** The chosen ids, with this one instead of any other of its group. */
export function selectInGroup(chosen: Iterable<string>, { facts }: DuplicateGroup, id: string): Set<string> {
  const others = new Set(facts.map((one) => one.id))
  return new Set([...chosen].filter((one) => !others.has(one))).add(id)
}

/** How many go when one record of each group stays, whichever that is. */
export const duplicateCount = (groups: readonly DuplicateGroup[]): number =>
  groups.reduce((sum, { facts }) => sum + facts.length - 1, 0)

/** The ids that go when one record of each group stays. */
export function idsToRemove(
  groups: readonly DuplicateGroup[],
  rule: KeepRule,
  chosen?: ReadonlySet<string>,
): Set<string> {
  return new Set(
    groups.flatMap((group) => {
      const kept = idToKeep(group, rule, chosen)
      return group.facts.map(({ id }) => id).filter((id) => id !== kept)
    }),
  )
}
