import type { MatchResponse } from '#contract/match'
import type { AnyRecord } from '../../criteria/record.ts'
import { ruleWords } from '../rules.ts'
import type { Asked } from './request.ts'

/** What stands for a rule where a person found the record by its name; such a record has no score (−1). */
export const BY_NAME = 'PickedByName'

/** A record that may be meant, with the service's score (0 to 100) and the rule that decided. */
export type Candidate = AnyRecord & { Score: number; RuleName: string }

/** What came of one row: what was asked, and who may be meant, best first; or why the service refused it. */
export interface Answer {
  /** The line of the file on which the row begins, or the row of the sheet, from 1. */
  row: number
  asked: Asked
  found: Candidate[]
  fault?: string
}

/** What is needed of each answer to sort and count them: its best candidate. */
export interface Best {
  row: number
  /** What the row is called. */
  name: string
  /** −1 where nobody was found. */
  score: number
  rule: string
  id: string
  /** The page of answers on which it stands. */
  page: number
}

/** The candidates of an answer, without links: what leads nowhere from a file is not kept. */
export function candidatesIn({ Matches: { Common, Companies, People } }: MatchResponse): Candidate[] {
  const all = [...Common, ...Companies, ...People] as Candidate[]
  return all.map(({ Links: _, ...candidate }) => candidate as Candidate).sort((a, b) => b.Score - a.Score)
}

/** The candidates of an answer, and behind them records that bear the name, which no service scored. */
export function withNamed(answer: Answer, named: readonly AnyRecord[]): Answer {
  const known = new Set(answer.found.map(({ Id }) => Id))
  const more = named.filter(({ Id }) => !known.has(Id))
  return {
    ...answer,
    found: [...answer.found, ...more.map((record) => ({ ...record, Score: -1, RuleName: BY_NAME }))],
  }
}

export function bestOf({ row, asked, found: [first] }: Answer, page: number): Best {
  const name = nameOf(asked)
  return first
    ? { row, name, page, score: first.Score, rule: first.RuleName, id: first.Id }
    : { row, name, page, score: -1, rule: '', id: '' }
}

/** What a row is called: its name, else its street or phone. */
export const nameOf = ({ CompanyName, Name, FirstName, LastName, StreetAddress, Phone }: Asked): string =>
  CompanyName ?? Name ?? ([FirstName, LastName].filter(Boolean).join(' ') || StreetAddress || Phone || '')

/** What people call the rule that decided; a service may have rules of its own. */
export const ruleName = (rule: string): string =>
  rule === BY_NAME ? 'Picked by name' : ((ruleWords as Record<string, string>)[rule] ?? rule)
