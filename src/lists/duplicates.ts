import type { Kind } from '#contract/kind.ts'
import type { AnyRecord, RecordField } from '#records/record.ts'
import { SLICE, type Sliced } from '#shared/time-slices.ts'
import { middleInitial } from './match-key-values.ts'
import { type MatchKey, matchKeyRules } from './match-keys.ts'

/** The fields that a keep rule needs besides. */
export const keepRuleFields = (by: readonly MatchKey[], rule: KeepRule): RecordField[] =>
  rule === 'newest' && by.length > 0 ? ['UpdateDate'] : []

/** The parts of a record that finding duplicates needs, without the rest, to save memory. */
export interface RecordFacts {
  id: string
  keys: Partial<Record<MatchKey, string>>
  /** The middle initial, or "". */
  middle: string
  /** The number of fields with a value. */
  filled: number
  /** The update date (ISO). */
  updated: string | undefined
  /** Whether the update date was loaded. */
  dated: boolean
}

/** The facts of a record for these match keys; `fields` are its loaded fields. */
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

/** Records that are duplicates, in the order of the list, and the match keys that they share. */
export interface DuplicateGroup {
  facts: readonly RecordFacts[]
  by: readonly MatchKey[]
}

/** Match keys under which people with different middle initials are not duplicates. */
const usesInitial: ReadonlySet<MatchKey> = new Set(['name', 'nameAndAddress'])

/**
 * Groups of records that share any of these match keys, in the order of the list. Groups that share a record are one (union-find).
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
  const keysOfRoot = new Map<number, Set<MatchKey>>()
  for (const matchKey of by) {
    const shared = yield* indexesByKey(all, matchKey)
    for (const [n, indexes] of shared.entries()) {
      if (n % SLICE === SLICE - 1) yield
      const roots = indexes.map(rootOf)
      const first = Math.min(...roots)
      const keys = new Set<MatchKey>([matchKey])
      for (const root of roots) {
        for (const key of keysOfRoot.get(root) ?? []) keys.add(key)
        keysOfRoot.delete(root)
        parents[root] = first
      }
      keysOfRoot.set(first, keys)
    }
  }
  const groups = new Map<number, RecordFacts[]>()
  for (const [i, facts] of all.entries()) {
    if (i % SLICE === SLICE - 1) yield
    const root = rootOf(i)
    if (!keysOfRoot.has(root)) continue
    const group = groups.get(root)
    if (group) group.push(facts)
    else groups.set(root, [facts])
  }
  // The first record of a group is its root, so that groups are in the order of the list.
  return [...groups].map(([root, facts]) => ({
    facts,
    by: by.filter((key) => keysOfRoot.get(root)?.has(key)),
  }))
}

/** The indexes of the records that share a value of a match key, two or more each. */
function* indexesByKey(all: readonly RecordFacts[], matchKey: MatchKey): Sliced<number[][]> {
  // Most values occur once: only the others get an array.
  const first = new Map<string, number>()
  const shared = new Map<string, number[]>()
  for (const [i, { keys }] of all.entries()) {
    if (i % SLICE === SLICE - 1) yield
    const key = keys[matchKey]
    if (key === undefined) continue
    const before = first.get(key)
    const indexes = shared.get(key)
    if (before === undefined) first.set(key, i)
    else if (indexes) indexes.push(i)
    else shared.set(key, [before, i])
  }
  const found = [...shared.values()]
  return usesInitial.has(matchKey) ? found.flatMap((indexes) => splitByInitial(all, indexes)) : found
}

/** John A and John B are two people. A John without an initial is the only John, or no duplicate where there are several. */
function splitByInitial(all: readonly RecordFacts[], indexes: readonly number[]): number[][] {
  const initials = new Set(indexes.map((i) => all[i]?.middle).filter(Boolean))
  if (initials.size < 2) return [[...indexes]]
  return [...initials]
    .map((initial) => indexes.filter((i) => all[i]?.middle === initial))
    .filter(({ length }) => length > 1)
}

/** Which record of a group to keep, unless a person selects another. */
export const keepRules = ['first', 'complete', 'newest'] as const
export type KeepRule = (typeof keepRules)[number]

/** The label of each keep rule. */
export const keepRuleText: Record<KeepRule, string> = {
  first: 'The first',
  complete: 'The one with most fields',
  newest: 'The one updated last',
}

/** The keep rules of a kind: people have no update date. */
export const keepRulesFor = (kind: Kind): KeepRule[] =>
  keepRules.filter((rule) => rule !== 'newest' || kind === 'companies')

const isBetter: Record<KeepRule, (a: RecordFacts, b: RecordFacts) => boolean> = {
  first: () => false,
  complete: (a, b) => a.filled > b.filled,
  newest: (a, b) => (a.updated ?? '') > (b.updated ?? ''),
}

/** The id to keep of a group: the selected one, else the best by the rule, else the first. */
export function idToKeep({ facts }: DuplicateGroup, rule: KeepRule, selected?: ReadonlySet<string>): string {
  const own = facts.find(({ id }) => selected?.has(id))
  return (own ?? facts.reduce((best, next) => (isBetter[rule](next, best) ? next : best))).id
}

/** The selected ids, with this one in place of any other of its group. */
export function selectInGroup(
  selected: Iterable<string>,
  { facts }: DuplicateGroup,
  id: string,
): Set<string> {
  const others = new Set(facts.map((one) => one.id))
  return new Set([...selected].filter((one) => !others.has(one))).add(id)
}

/** The number of records to remove so that each group keeps one. */
export const duplicateCount = (groups: readonly DuplicateGroup[]): number =>
  groups.reduce((sum, { facts }) => sum + facts.length - 1, 0)

/** The ids to remove so that each group keeps one. */
export function idsToRemove(
  groups: readonly DuplicateGroup[],
  rule: KeepRule,
  selected?: ReadonlySet<string>,
): Set<string> {
  return new Set(
    groups.flatMap((group) => {
      const keep = idToKeep(group, rule, selected)
      return group.facts.map(({ id }) => id).filter((id) => id !== keep)
    }),
  )
}
