import { createHash } from 'node:crypto'
import type { AuditAction } from '#contract/audit.ts'
import type { EndpointName, StreamName } from '#contract/endpoints.ts'
import { type Billed, recordsIn } from '../http/billed.ts'
import type { AuditEvent } from './audit.ts'

/** A call that was answered with 200. */
export interface AnsweredCall {
  name: EndpointName | StreamName
  /** Its parsed parts: path, query, body. */
  parsed: unknown
  /** The number of a count. */
  counted?: number | undefined
  /** Records that the answer returns, by kind and format; absent where they are not known. */
  billed?: Billed | undefined
  /** Whether the app marked it as a part of an export. */
  isExport?: boolean
}

const actions: Partial<Record<EndpointName | StreamName, AuditAction>> = {
  getCompanies: 'read',
  searchCompaniesByQuery: 'read',
  getCompany: 'read',
  searchCompanies: 'read',
  countCompanies: 'search',
  getPeople: 'read',
  searchPeopleByQuery: 'read',
  getPerson: 'read',
  searchPeople: 'read',
  countPeople: 'search',
  searchPeopleFormerly: 'read',
  countPeopleFormerly: 'search',
  match: 'match',
  multipleMatch: 'match',
  matchFile: 'match',
}

/** The parts of a request that are not criteria. */
const notCriteria = new Set(['ResourceType', 'Limit', 'Offset', 'NthRecord', 'Fields', 'Sort', 'apikey'])

/** Characters of criteria that are noted. */
const MAX_CRITERIA_TEXT = 2000

/**
 * The event of a call: searches, records that were read, look-ups by email, matches and pages of exports; undefined for all others, which come with a search. What a match looks for
 * is not noted, as it is all that is known of a person; and an email address is noted as the beginning of its hash. Pure.
 */
export function eventOfCall({
  name,
  parsed,
  counted,
  billed,
  isExport = false,
}: AnsweredCall): Pick<AuditEvent, 'action' | 'what' | 'criteria' | 'records'> | undefined {
  const known = actions[name]
  if (!known) return undefined
  const criteria = known === 'match' ? undefined : criteriaText(parsed)
  const records = counted ?? (billed && recordsIn(billed))
  const isByEmail = criteria !== undefined && EMAIL_CRITERION.test(criteria)
  const action = isByEmail ? 'email look-up' : isExport && known === 'read' ? 'export' : known
  return {
    action,
    what: name,
    ...(criteria !== undefined && criteria !== '{}' && { criteria }),
    ...(records !== undefined && { records }),
  }
}

const EMAIL_CRITERION = /"email(sha1upper)?":/i

/** The criteria of a call as one text: names in order, without pages, fields and email addresses. */
export function criteriaText(parsed: unknown): string {
  const { params, query, body } = (parsed ?? {}) as Record<string, unknown>
  const given = { ...objectOf(params), ...objectOf(query), ...objectOf(body) }
  const names = Object.keys(given).filter(
    (name) => !notCriteria.has(name) && !notCriteria.has(capital(name)) && given[name] !== undefined,
  )
  const text = JSON.stringify(
    Object.fromEntries(names.sort().map((name) => [name, given[name]])),
    withoutEmails,
  )
  return text.length > MAX_CRITERIA_TEXT ? `${text.slice(0, MAX_CRITERIA_TEXT)}…` : text
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1)

/** An email address as the beginning of its hash, by which two look-ups of one address can be seen to be the same. */
const withoutEmails = (_name: string, value: unknown) =>
  typeof value === 'string' && value.includes('@')
    ? `sha256:${createHash('sha256').update(value.toLowerCase()).digest('hex').slice(0, 16)}`
    : value
