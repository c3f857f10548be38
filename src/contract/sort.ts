import { z } from 'zod'
import type { Criteria } from './criteria.ts'
import type { Kind } from './kind.ts'
import { Flag, listOf, oneOf } from './values.ts'

/** What a search can be sorted by (extension): fields of the records, and the distance from the one center of the criteria. */
export const sortFields = {
  companies: [
    'CompanyName',
    'City',
    'LocationEmployeesSizeActual',
    'LocationSalesVolumeActual',
    'CorporateEmployeesSizeActual',
    'CorporateSalesVolumeActual',
    'YearEstablished',
    'UpdateDate',
    'Distance',
  ],
  people: ['LastName', 'FirstName', 'City', 'Age', 'IncomeRange', 'HomeValueRange', 'UpdateDate', 'Distance'],
} as const satisfies Record<Kind, readonly string[]>

export type SortField<K extends Kind = Kind> = (typeof sortFields)[K][number]

/** One key of a sort: records without a value come last in both directions. */
export interface SortKey<K extends Kind = Kind> {
  Field: SortField<K>
  Descending?: boolean
}

export const MAX_SORT_KEYS = 3

const keysOf = <K extends Kind>(kind: K) =>
  listOf(
    z.strictObject({
      Field: oneOf<SortField<K>>(sortFields[kind], `must be one of ${sortFields[kind].join(', ')}`),
      Descending: Flag.optional(),
    }),
    MAX_SORT_KEYS,
  ).refine(
    (keys) => new Set(keys.map(({ Field }) => Field)).size === keys.length,
    'must not contain a field twice',
  )

/** The keys of a sort in a search body, the first one first. */
export const sortSchemas = { companies: keysOf('companies'), people: keysOf('people') }

/** A sort as text, for GET and links: `-LocationEmployeesSizeActual,CompanyName`; a field after `-` is descending. */
export const sortText = (keys: readonly SortKey[]) =>
  keys.map(({ Field, Descending }) => (Descending ? `-${Field}` : Field)).join(',')

/** A key as callers send it. */
interface GivenKey {
  Field: string
  Descending?: boolean | string | undefined
}

const keysIn = (text: string): GivenKey[] =>
  text.split(',').map((key) => {
    const Field = key.trim()
    return Field.startsWith('-') ? { Field: Field.slice(1), Descending: true } : { Field }
  })

/** The same schemas for the text of a sort. */
export const sortTextSchemas = {
  companies: z.string().transform(keysIn).pipe(sortSchemas.companies),
  people: z.string().transform(keysIn).pipe(sortSchemas.people),
}

/** The center that distances are measured from: SortCenter, or the center of the only circle. */
export function centerOf({ SortCenter, RadiusCenterPointList = [], RadiusPostalCodeList = [] }: Criteria) {
  if (SortCenter) return SortCenter
  const circles = [...RadiusCenterPointList, ...RadiusPostalCodeList]
  return circles.length === 1 ? circles[0] : undefined
}

/** Refuses, at `name`, a sort by distance without a center, and a sort of a systematic sample. */
export function checkSort(
  name: string,
  keys: readonly SortKey[] | undefined,
  { NthRecord, ...criteria }: Criteria & { NthRecord?: boolean },
  ctx: z.RefinementCtx,
): void {
  if (!keys) return
  const refuse = (message: string) => ctx.addIssue({ code: 'custom', path: [name], message })
  if (keys.some(({ Field }) => Field === 'Distance') && !centerOf(criteria))
    refuse('by Distance requires SortCenter or exactly one circle')
  if (NthRecord) refuse('must not be given together with NthRecord')
}
