import { criterionOfField, rareFields, type TrustField, trustFields } from '#contract/trust.ts'

/** Every name of a field of trust: of records, of criteria and of tallies. Records of former builds have FirstSeen, which only later builds search. */
const namesOf = (field: TrustField): string[] => {
  const criterion = criterionOfField[field]
  return [...(field === 'FirstSeen' ? [] : [field]), criterion, criterion.toLowerCase()]
}

/**
 * Whether a field of records, a criterion or a tally field is offered for choosing: those that only some data has are where the records
 * have it. `fields` are the optional fields of the data in use.
 */
export function offeredIn(fields: readonly string[]): (name: string) => boolean {
  const missing = new Set<string>(
    trustFields.companies.filter((field) => !fields.includes(field)).flatMap(namesOf),
  )
  for (const field of rareFields) if (!fields.includes(field)) missing.add(field)
  return (name) => !missing.has(name)
}
