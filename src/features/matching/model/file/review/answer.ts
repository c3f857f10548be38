import type { MatchResponse } from '#contract/match.ts'
import { olderRuleLabels, ruleLabels } from '#features/matching/messages/comparison.ts'
import { ambiguousCandidates } from '#features/matching/model/compare/ties.ts'
import type { AnyRecord } from '#records/record.ts'
import type { LookupFields } from '../columns/row-request.ts'

/** A record that may match a row: its score (0 to 100), its probability (0 to 1) if the service gives one, and the rule that matched. */
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
  /** The lookup by the row's own cells, if a person changed it. */
  original?: RowLookup | undefined
}

/** The best candidate of a row, with what is needed to sort and count rows. */
export interface TopCandidate {
  row: number
  /** The row's name. */
  name: string
  /** −1 without a candidate. */
  score: number
  /** 0 to 1; absent without a candidate, or if the service gives none. */
  probability?: number | undefined
  /** How many candidates fit equally; absent if one leads. */
  tied?: number | undefined
  /** Whether the service refused the row. */
  refused?: true | undefined
  rule: string
  id: string
  /** The page of answers in which it is stored. */
  page: number
}

/** The candidates of a response, best first, without links, which are not stored. */
function candidatesIn({ Matches: { Common, Companies, People } }: MatchResponse): RowCandidate[] {
  const all = [...Common, ...Companies, ...People] as RowCandidate[]
  const candidates = all.map(({ Links: _, ...candidate }) => candidate as RowCandidate)
  return candidates.sort((a, b) => b.Score - a.Score || (b.Probability ?? 0) - (a.Probability ?? 0))
}

/** The answer to a row from the service's response. */
export const rowAnswerOf = (row: number, fields: LookupFields, response: MatchResponse): RowAnswer => ({
  row,
  asked: fields,
  found: candidatesIn(response),
  matchCount: response.MatchCount,
})

/** The answer after a person changed the lookup of its row; the original is stored with it. */
export function withNewLookup({ row, original, ...first }: RowAnswer, again: RowLookup): RowAnswer {
  return { row, ...again, original: original ?? first }
}

/** The original answer, before a person changed the lookup of its row. */
export const withOriginalLookup = (answer: RowAnswer): RowAnswer =>
  answer.original ? { row: answer.row, ...answer.original } : answer

/** The best candidate of an answer; without one its score is −1 and its id is empty. */
export function topCandidateOf(answer: RowAnswer, page: number): TopCandidate {
  const { row, found, original = answer } = answer
  const name = rowName(original.asked)
  const refused = isRefused(answer) || undefined
  const [first] = found
  if (!first) return { row, name, page, score: -1, rule: '', id: '', refused }
  const { Score: score, Probability: probability, RuleName: rule, Id: id } = first
  return { row, name, page, score, probability, tied: ambiguousCandidates(found) || undefined, rule, id }
}

/** The name of a row, else its street or phone number. */
export const rowName = ({
  CompanyName,
  Name,
  FirstName,
  LastName,
  StreetAddress,
  Phone,
}: LookupFields): string =>
  CompanyName ?? Name ?? ([FirstName, LastName].filter(Boolean).join(' ') || StreetAddress || Phone || '')

/** The label of a rule; a service may have its own rules. */
export const ruleLabel = (rule: string): string =>
  (({ ...ruleLabels, ...olderRuleLabels }) as Record<string, string>)[rule] ?? rule

/** The answer to a row that the service refused, with its error. */
export const refusedAnswer = (request: { row: number; fields: LookupFields }, error: string): RowAnswer => ({
  row: request.row,
  asked: request.fields,
  found: [],
  fault: error,
})

export const isRefused = ({ fault: error }: RowAnswer): boolean => error !== undefined

/** Whether a call failed as a whole: the service refused every one of several rows. */
export const areAllRefused = (answers: readonly RowAnswer[]): boolean =>
  answers.length > 1 && answers.every(isRefused)
