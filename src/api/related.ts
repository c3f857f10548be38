import { queryOptions } from '@tanstack/react-query'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { tidy } from '#criteria/tidy.ts'
import { type Line, lineOf } from '#records/family.ts'
import type { AnyRecord, RecordField } from '#records/record.ts'
import { callsOf } from './kinds.ts'

/** Parents that are followed up from a company. */
const MAX_PARENTS = 8

/** What a family says of each company. */
export const familyFields: RecordField[] = [
  'CompanyName',
  'City',
  'StateProvince',
  'BusinessType',
  'LocationEmployeesSizeActual',
]

/** The first `limit` records of a search, with these fields. */
export const someQuery = (kind: Kind, criteria: Criteria, fields: RecordField[], limit: number) =>
  queryOptions({
    queryKey: ['some', kind, tidy(criteria), fields, limit],
    queryFn: ({ signal }) =>
      callsOf[kind].search({ ...tidy(criteria), Fields: fields, Limit: limit }, signal),
  })

/** The parents of a company, the nearest first. */
export const lineQuery = (self: AnyRecord) =>
  queryOptions({
    queryKey: ['line', self.Id, self.ParentCompany],
    queryFn: ({ signal }): Promise<Line> => {
      const read = async (id: string) => {
        const request = { Id: [id], Fields: familyFields, Limit: 1 }
        return (await callsOf.companies.search(request, signal))[0]
      }
      return lineOf(self, read, MAX_PARENTS)
    },
  })
