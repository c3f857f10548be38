import type { Kind } from '#contract/kind.ts'
import type { AnyRecord, RecordField } from '#records/record.ts'
import { addressKey, companyKey, personKey, phoneKey } from './match-key-values.ts'

/** Values that duplicates share. Ids are not among them: a list has each id once. */
export const matchKeys = ['household', 'home', 'phone', 'address', 'name', 'nameAndAddress'] as const
export type MatchKey = (typeof matchKeys)[number]

interface MatchKeyRule {
  label: string
  /** How values are compared. */
  note: Record<Kind, string>
  /** The fields that it needs of each kind; absent where the kind has none of them. */
  fields: Partial<Record<Kind, readonly RecordField[]>>
  key: (kind: Kind, record: AnyRecord) => string | undefined
}

const both = (note: string): Record<Kind, string> => ({ companies: note, people: note })
const address = ['Address', 'City', 'PostalCode', 'StateProvince'] as const
const person = ['FirstName', 'MiddleInitial', 'LastName'] as const
const nameKey = (kind: Kind, record: AnyRecord) =>
  kind === 'people' ? personKey(record) : companyKey(record)

/** The rule of each match key. */
export const matchKeyRules: Record<MatchKey, MatchKeyRule> = {
  household: {
    label: 'Same household',
    note: both('by HouseholdId'),
    fields: { people: ['HouseholdId'] },
    key: (_, { HouseholdId }) => HouseholdId || undefined,
  },
  home: {
    label: 'Same home',
    note: both('by LocationId'),
    fields: { people: ['LocationId'] },
    key: (_, { LocationId }) => LocationId || undefined,
  },
  phone: {
    label: 'Same phone',
    note: both('by its ten digits'),
    fields: { companies: ['Phone'], people: ['Phone'] },
    key: (_, { Phone }) => phoneKey(Phone),
  },
  address: {
    label: 'Same address',
    note: both('street, unit and ZIP, however they are written'),
    fields: { companies: address, people: address },
    key: (_, record) => addressKey(record),
  },
  name: {
    label: 'Same name',
    note: { companies: 'without “Inc”, “The” and punctuation', people: 'first, middle and last name' },
    fields: { companies: ['CompanyName'], people: person },
    key: nameKey,
  },
  nameAndAddress: {
    label: 'Same name and address',
    note: both('both of them alike'),
    fields: { companies: ['CompanyName', ...address], people: [...person, ...address] },
    key: (kind, record) => {
      const [name, at] = [nameKey(kind, record), addressKey(record)]
      return name && at && `${name}; ${at}`
    },
  },
}

/** The fields that these match keys need of a kind. */
export const comparedFields = (kind: Kind, by: readonly MatchKey[]): RecordField[] => [
  ...new Set(by.flatMap((matchKey) => matchKeyRules[matchKey].fields[kind] ?? [])),
]
