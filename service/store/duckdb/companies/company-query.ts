import { includesClosed } from '#contract/closed.ts'
import type { Criteria } from '#contract/criteria.ts'
import type { DataInfo } from '#service/versions/data-info.ts'

/** Criteria with the implied one. */
export type CompanyQuery = Criteria & { ExcludeClosed?: true }

/** The criteria of a call for companies, without those that are closed for good unless they are named. Data without closed ones needs no condition. */
export function companyQuery(criteria: Criteria, { closed = 0 }: Pick<DataInfo, 'closed'>): CompanyQuery {
  return closed === 0 || includesClosed(criteria) ? criteria : { ...criteria, ExcludeClosed: true }
}
