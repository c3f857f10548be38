import type { Company } from '#contract/company.ts'
import type { Kind } from '#contract/kind.ts'
import type { Person } from '#contract/person.ts'
import type { MatchCriteria } from '#service/match/criteria.ts'
import { recordName } from '../releases/differing-fields.ts'

type AnyRecord = Partial<Company & Person>

/** The first and the last number of "40-44"; records say "75+" where the criterion has the first alone. */
const ageOf = (range: string | undefined) => range?.replace('+', '')

/** What a record is looked up by in another data set: all that the match engine compares. */
export function criteriaOf(kind: Kind, record: AnyRecord): MatchCriteria {
  const { Address, City, StateProvince, PostalCode, Phone, FirstName, MiddleInitial, LastName } = record
  const place = { Address, City, StateProvince, PostalCode, Phone }
  const own =
    kind === 'companies'
      ? { Name: recordName(record) }
      : {
          Name: [FirstName, MiddleInitial, LastName].filter(Boolean).join(' '),
          BirthDate: record.BirthMonthYear,
          AgeRange: record.BirthMonthYear ? undefined : ageOf(record.AgeRange),
        }
  const given = Object.entries({ ...own, ...place }).filter(([, value]) => value)
  return Object.fromEntries(given)
}
