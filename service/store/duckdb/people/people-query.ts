import type { Criteria } from '#contract/criteria.ts'
import { given } from '../sql/where.ts'
import { keyOfEmail, keyOfSha1 } from './emails.ts'

/** Criteria with the implied ones; `EmailKeys` replaces alternatives that are an email each. */
export type PeopleQuery = Criteria & { EmailKeys?: readonly bigint[] }

/**
 * The criteria of a call for people with the implied ones: heads of households and their partners alone, unless the call includes all
 * residents or names the person, and former emails with every email when the call includes them (open-points, Data sets).
 */
export function peopleQuery(criteria: Criteria): PeopleQuery {
  const { IncludeAllResidents, Id, Email, EmailSha1Upper, IncludeHistoricalEmail } = criteria
  const isForAll = IncludeAllResidents || Id || Email || EmailSha1Upper
  const scoped = { ...criteria, IncludeAllResidents: isForAll ? undefined : false }
  return withEmails(scoped, IncludeHistoricalEmail)
}

/** Says at each email whether former ones count, and takes alternatives that are an email each together. */
function withEmails(criteria: Criteria, IncludeHistoricalEmail: boolean | undefined): PeopleQuery {
  const inner = (list: Criteria[] | undefined) =>
    list && together(list.map((item) => withEmails(item, IncludeHistoricalEmail)))
  return { ...criteria, IncludeHistoricalEmail, AnyOf: inner(criteria.AnyOf), NoneOf: inner(criteria.NoneOf) }
}

/** One condition for all emails: one each would take as many times as long. */
function together(list: PeopleQuery[]): PeopleQuery[] {
  const EmailKeys = list.map(onlyKey).filter((key) => key !== undefined)
  if (EmailKeys.length < 2) return list
  const others = list.filter((item) => onlyKey(item) === undefined)
  return [{ EmailKeys, IncludeHistoricalEmail: list[0]?.IncludeHistoricalEmail }, ...others]
}

/** The key of an email that is all there is to criteria. */
function onlyKey(criteria: Criteria): bigint | undefined {
  const { Email, EmailSha1Upper } = criteria
  if (given(criteria).some((name) => !emailNames.has(name)) || (Email && EmailSha1Upper)) return undefined
  if (Email) return keyOfEmail(Email)
  return EmailSha1Upper ? keyOfSha1(EmailSha1Upper) : undefined
}

const emailNames = new Set<string>(['Email', 'EmailSha1Upper', 'IncludeHistoricalEmail'])
