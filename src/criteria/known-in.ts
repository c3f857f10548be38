import type { Criteria } from '#contract/criteria.ts'
import type { Known } from './known.ts'

const only = <T>(items: readonly T[] | undefined): T | undefined =>
  items?.length === 1 ? items[0] : undefined

/** The details of one company or person in a search: the name with the place, where that is one; undefined without a name. */
export function knownIn(criteria: Criteria): Known | undefined {
  const { CompanyName, FirstName, LastName, Phone } = criteria
  const Name = CompanyName ?? [FirstName, LastName].filter(Boolean).join(' ')
  if (!Name) return undefined
  const city = only(criteria.CitiesByStateProvince)
  const known: Record<string, string | undefined> = {
    Name,
    City: city?.City ?? criteria.City,
    StateProvince: city?.StateProvince ?? criteria.StateProvince ?? only(criteria.StatesProvinces),
    PostalCode: only(criteria.PostalCode),
    Phone,
  }
  return Object.fromEntries(Object.entries(known).filter(([, text]) => text)) as Known
}
