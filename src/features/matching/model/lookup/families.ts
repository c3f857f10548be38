import type { Kind } from '#contract/kind.ts'
import { tokensOf } from '#criteria/compare/tokens.ts'
import type { AnyRecord } from '#records/record.ts'

interface MatchedRecord {
  kind: Kind
  record: AnyRecord
}

/** Candidates of one corporate family, or a candidate alone; in the order of the candidates. */
export interface CandidateFamily<T> {
  /** The family's name; undefined for a candidate alone. */
  name: string | undefined
  members: T[]
}

/** The number of a store is not part of its name: "Subway #1234", "Subway Store 12". */
const STORE_NUMBER = /\s*(?:(?:#|no\.?|store|unit)\s*)+\d+\b/gi

/** A company's name without legal form, small words and store number, with each word in its full form. */
export const familyName = (name: string): string =>
  tokensOf('Name', name.replace(STORE_NUMBER, ''))
    .filter(({ isStopWord: idle }) => !idle)
    .map(({ form }) => form)
    .join(' ')

/** What companies of one family share: the parent, which may be one of them, or the name. */
function keysOf({ kind, record }: MatchedRecord): string[] {
  if (kind !== 'companies') return [`id ${record.Id}`]
  const name = familyName(record.CompanyName ?? '')
  return [`company ${record.ParentCompany ?? record.Id}`, name ? `name ${name}` : `company ${record.Id}`]
}

/** Groups candidates by family: those of one parent or one name are together, where the first of them was. */
export function familiesOf<T extends MatchedRecord>(candidates: readonly T[]): CandidateFamily<T>[] {
  const byKey = new Map<string, ReadonlySet<T>>()
  for (const candidate of candidates) {
    const joined = keysOf(candidate).flatMap((key) => [...(byKey.get(key) ?? [])])
    const family = new Set([...joined, candidate])
    for (const key of [...family].flatMap(keysOf)) byKey.set(key, family)
  }
  return [...new Set(candidates.map((candidate) => byKey.get(keysOf(candidate)[0] ?? '')))].map((family) => {
    const members = candidates.filter((candidate) => family?.has(candidate))
    return { name: nameOf(members), members }
  })
}

/** The name of the parent if it is among the members, else of the best candidate. */
function nameOf(members: readonly MatchedRecord[]): string | undefined {
  if (members.length < 2) return undefined
  const parents = new Set(members.map(({ record }) => record.ParentCompany))
  const named = members.find(({ record }) => parents.has(record.Id)) ?? members[0]
  return named?.record.CompanyName?.replace(STORE_NUMBER, '')
}
