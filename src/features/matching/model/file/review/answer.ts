import type { MatchResponse } from '#contract/match.ts'
import { ruleLabels } from '#features/matching/messages/comparison.ts'
import { ambiguousCandidates } from '#features/matching/model/compare/ties.ts'
import type { AnyRecord } from '#records/record.ts'
import type { LookupFields } from '../columns/row-request.ts'

/** A record that may be meant: its score (0 to 100), its probability (0 to 1) where the service gives it, and the rule that decided. */
export type RowCandidate = AnyRecord & { Score: number; Probability?: number | undefined; RuleName: string }

/** The request of a row and its candidates, best first, or why the service refused it. */
interface RowLookup {
  asked: LookupFields
  found: RowCandidate[]
  /** How many records match in all, to 1,000; absent in answers that an older version stored. */
  matchCount?: number | undefined
  fault?: string | undefined
}

/** The answer to one row. */
export interface RowAnswer extends RowLookup {
  /** The line of the file on which the row begins, or the row of the sheet, from 1. */
  row: number
  /** The lookup by the row's own cells, where a person changed it. */
  original?: RowLookup | undefined
}

/** What is needed of each answer to sort and count rows: its best candidate. */
export interface TopCandidate {
  row: number
  /** What the row is called. */
  name: string
  /** −1 without a candidate. */
  score: number
  /** 0 to 1; absent without a candidate, or where the service gives none. */
  probability?: number | undefined
  /** How many candidates fit equally; absent where one leads alone. */
  tied?: number | undefined
  /** Whether the service refused the row. */
  refused?: true | undefined
  rule: string
  id: string
  /** The page of answers in which it is stored. */
  page: number
}

/** The candidates of an answer, best first, without links: what leads nowhere from a file is not stored. */
function candidatesIn({ Matches: { Common, Companies, People } }: MatchResponse): RowCandidate[] {
  const all = [...Common, ...Companies, ...People] as RowCandidate[]
  const candidates = all.map(({ Links: _, ...candidate }) => candidate as RowCandidate)
  return candidates.sort((a, b) => b.Score - a.Score || (b.Probability ?? 0) - (a.Probability ?? 0))
}

/** The answer to a row as the service gave it. */
export const rowAnswerOf = (row: number, asked: LookupFields, response: MatchResponse): RowAnswer => ({
  row,
  asked,
  found: candidatesIn(response),
  matchCount: response.MatchCount,
})

/** The answer after a person changed the lookup of its row; the first one is stored beside it. */
export function withNewLookup({ row, original, ...first }: RowAnswer, again: RowLookup): RowAnswer {
  return { row, ...again, original: original ?? first }
}

/** The answer as it was before a person changed the lookup of its row. */
export const withOriginalLookup = (answer: RowAnswer): RowAnswer =>
  answer.original ? { row: answer.row, ...answer.original } : answer

export function topCandidateOf(
  { row, asked, found, fault, original }: RowAnswer,
  page: number,
): TopCandidate {
  const name = rowName(original?.asked ?? asked)
  const refused = fault === undefined ? undefined : true
  const [first] = found
  if (!first) return { row, name, page, score: -1, rule: '', id: '', refused }
  const { Score: score, Probability: probability, RuleName: rule, Id: id } = first
  return { row, name, page, score, probability, tied: ambiguousCandidates(found) || undefined, rule, id }
}

/** What a row is called: its name, else its street or phone. */
export const rowName = ({
  CompanyName,
  Name,
  FirstName,
  LastName,
  StreetAddress,
  Phone,
}: LookupFields): string =>
  CompanyName ?? Name ?? ([FirstName, LastName].filter(Boolean).join(' ') || StreetAddress || Phone || '')

/** Rules that the app itself gave in older versions: decisions with them are still stored. */
const olderRules: Record<string, string> = { PickedByName: 'Picked by name' }

/** What people call the rule that decided; a service may have rules of its own. */
export const ruleLabel = (rule: string): string =>
  (ruleLabels as Record<string, string>)[rule] ?? olderRules[rule] ?? rule
