import type { Kind } from '#contract/kind.ts'
import type { DuplicateGroup } from '#contract/quality.ts'
import { decodeCompany } from '#service/store/duckdb/companies/bodies.ts'
import { decodePerson } from '#service/store/duckdb/people/bodies.ts'

type Member = DuplicateGroup['members'][number]

const noTexts = { sic: () => undefined, naics: () => undefined }
const joined = (parts: readonly (string | undefined)[], mark: string) => parts.filter(Boolean).join(mark)

/** What identifies the record of a body among its suspected duplicates. */
export function memberOf(kind: Kind, body: Uint8Array): Member {
  return kind === 'companies' ? companyMember(body) : personMember(body)
}

function companyMember(body: Uint8Array): Member {
  const record = decodeCompany(body, noTexts)
  return { ...placed(record), name: record.CompanyName ?? '' }
}

function personMember(body: Uint8Array): Member {
  const record = decodePerson(body)
  return { ...placed(record), name: joined([record.FirstName, record.MiddleInitial, record.LastName], ' ') }
}

interface Placed {
  Id: string
  Address?: string | undefined
  City?: string | undefined
  StateProvince?: string | undefined
  PostalCode?: string | undefined
  Phone?: string | undefined
}

function placed({ Id, Address, City, StateProvince, PostalCode, Phone }: Placed): Omit<Member, 'name'> {
  const place = joined([City, joined([StateProvince, PostalCode], ' ')], ', ')
  return { Id, address: joined([Address, place], ', '), ...(Phone && { phone: Phone }) }
}
