import type { Kind } from './kind.ts'

/** How far a record can be trusted, and where it comes from: fields that only some data sets have (extension). */

/** Whether a company is in business. */
export const operatingStatuses = ['Open', 'TemporarilyClosed', 'Closed'] as const
export type OperatingStatus = (typeof operatingStatuses)[number]

/** What a criterion finds by: a status, or that none is known. */
export const statusValues = [...operatingStatuses, 'Unknown'] as const

/** How precise the point of a record is, the most precise first: of the building, of the street, in the middle of the postal code or of the city. */
export const locationGrades = ['Rooftop', 'Street', 'PostalCode', 'City'] as const
export type LocationGrade = (typeof locationGrades)[number]

/** How SIC codes are known, the surest first. */
export const sicGrades = ['Stated', 'Mapped', 'Naics', 'Ancestor', 'Guessed'] as const
export type SicGrade = (typeof sicGrades)[number]

/** The fields of trust that the records of each kind may have. */
export const trustFields = {
  companies: [
    'Source',
    'SourceId',
    'OperatingStatus',
    'SourceConfidence',
    'LocationGrade',
    'SicGrade',
    'FirstSeen',
  ],
  people: ['Source', 'SourceId', 'LocationGrade', 'FirstSeen'],
} as const satisfies Record<Kind, readonly string[]>
export type TrustField = (typeof trustFields)[Kind][number]

/** The criterion of each field of trust. */
export const criterionOfField = {
  Source: 'Source',
  SourceId: 'SourceId',
  OperatingStatus: 'OperatingStatus',
  SourceConfidence: 'SourceConfidenceRange',
  LocationGrade: 'LocationGrade',
  SicGrade: 'SicGrade',
  FirstSeen: 'FirstSeenMonth',
} as const satisfies Record<TrustField, string>

/** The fields that only some data sets have: those of trust, and the date of the last change. */
export const optionalFields = {
  companies: [...trustFields.companies, 'UpdateDate'],
  people: [...trustFields.people, 'UpdateDate'],
} as const satisfies Record<Kind, readonly string[]>
export type OptionalField = (typeof optionalFields)[Kind][number]

/** The fields that only corrected or merged records have: where no record has them, they are not offered. */
export const rareFields = ['CorrectedFields', 'MergedSources'] as const
