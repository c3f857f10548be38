import type { Criteria } from '#contract/criteria'

/**
 * The criteria of a call for people as they are asked: heads of households and their partners alone, unless all residents are wanted or
 * the person is named, and former emails wherever an email is asked for when they count (open-points, Data sets).
 */
export function askedOfPeople(criteria: Criteria): Criteria {
  const { IncludeAllResidents, Id, Email, EmailSha1Upper } = criteria
  const isForAll = IncludeAllResidents || Id || Email || EmailSha1Upper
  const scoped = { ...criteria, IncludeAllResidents: isForAll ? undefined : false }
  return criteria.IncludeHistoricalEmail ? withFormerEmails(scoped) : scoped
}

function withFormerEmails(criteria: Criteria): Criteria {
  return {
    ...criteria,
    IncludeHistoricalEmail: true,
    AnyOf: criteria.AnyOf?.map(withFormerEmails),
    NoneOf: criteria.NoneOf?.map(withFormerEmails),
  }
}
