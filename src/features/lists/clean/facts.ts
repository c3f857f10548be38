import { queryOptions } from '@tanstack/react-query'
import type { AnyRecord, RecordField } from '../../../criteria/record.ts'
import { type Facts, factsOf, rules, type Sameness } from '../../../lists/duplicates.ts'
import { type List, lastStep } from '../../../lists/list.ts'
import { heldParts } from '../../../state/held-parts.ts'
import { membersNow } from '../../../state/lists.ts'

/** The fields that must have been read to tell duplicates of a list in these ways. */
export const fieldsFor = ({ kind }: List, by: readonly Sameness[]): RecordField[] => [
  ...new Set(by.flatMap((sameness) => rules[sameness].fields[kind] ?? [])),
]

/** What is known of the records of a list in these ways, and which of them would have to be read. */
export const factsQuery = (list: List, by: readonly Sameness[]) =>
  queryOptions({
    queryKey: ['records', 'facts', list.id, lastStep(list).id, by],
    queryFn: async ({ signal }) => {
      const members = await membersNow(list)
      const part = (record: AnyRecord, fields: readonly string[]) => factsOf(list.kind, record, by, fields)
      const facts = await heldParts(list.kind, members, fieldsFor(list, by), part, signal)
      return {
        facts: facts.filter((it): it is Facts => it !== undefined),
        missing: members.ids.filter((_, i) => facts[i] === undefined),
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    structuralSharing: false,
    placeholderData: (old) => old,
  })
