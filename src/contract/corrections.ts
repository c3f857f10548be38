import { z } from 'zod'
import { type Kind, kinds } from './kind.ts'

/** Corrections of records by the operator of the service. Requests for them are not part of the API. */

/** The fields of each kind that a person can correct. */
export const correctableFields = {
  companies: [
    'CompanyName',
    'Address',
    'City',
    'StateProvince',
    'PostalCode',
    'Phone',
    'UriList',
    'FirstName',
    'LastName',
    'Title',
    'PrimarySic',
    'LocationEmployeesSizeActual',
    'OperatingStatus',
  ],
  people: ['FirstName', 'LastName', 'Address', 'City', 'StateProvince', 'PostalCode', 'Phone', 'Email'],
} as const satisfies Record<Kind, readonly string[]>
export type CorrectableField = (typeof correctableFields)[Kind][number]

const fieldNames = [...new Set([...correctableFields.companies, ...correctableFields.people])] as const

interface Correctable extends Partial<Record<Exclude<CorrectableField, 'UriList'>, string | number>> {
  UriList?: readonly { Uri: string }[] | undefined
}

/** The value of a record that a correction of a field replaces, as text: the first website of several; empty for none. */
export function correctableValue(record: Correctable, field: CorrectableField): string {
  if (field === 'UriList') return record.UriList?.[0]?.Uri ?? ''
  return String(record[field] ?? '')
}

/** Maximum number of corrected records of one data set. */
export const MAX_CORRECTIONS = 100_000

/** A field of a record with its value in the source and the corrected one, as text; empty for none. */
const CorrectedField = z.object({
  field: z.enum(fieldNames),
  before: z.string(),
  after: z.string(),
  /** An ISO date and time. */
  corrected: z.string(),
})
export type CorrectedField = z.infer<typeof CorrectedField>

/** What is corrected of one record: it is found by its Id in every release of the data set. */
export const Correction = z.object({
  id: z.string(),
  /** What the record is called, for lists. */
  name: z.string(),
  /** Where the record comes from, and its id there. */
  source: z.string().optional(),
  sourceId: z.string().optional(),
  location: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  fields: z.array(CorrectedField),
  /** The Id of the record that this one is a duplicate of. */
  duplicateOf: z.string().optional(),
  /** Why, or how it is known. */
  note: z.string().optional(),
  /** When it was last changed: an ISO date and time. */
  corrected: z.string(),
})
export type Correction = z.infer<typeof Correction>

/** A correction beside what the newest data says. */
const ListedCorrection = Correction.extend({
  /** Whether the data has the record. */
  isMissing: z.boolean(),
  /** The source's values by field, where they are others than when the field was corrected. */
  sourceNow: z.record(z.string(), z.string()),
  /** The record that this one is a duplicate of, where the data has it. */
  original: z.object({ name: z.string(), sourceId: z.string().optional() }).optional(),
})
export type ListedCorrection = z.infer<typeof ListedCorrection>

/** The corrections of a data set, the latest first. */
export const CorrectionList = z.object({
  kind: z.enum(kinds),
  /** The data set. */
  name: z.string(),
  total: z.int(),
  corrections: z.array(ListedCorrection),
})
export type CorrectionList = z.infer<typeof CorrectionList>

/** Most corrections of one answer. */
export const MAX_LISTED_CORRECTIONS = 100

const anyKind = z.enum(kinds)
const id = z.string().trim().min(1).max(200)
const setName = z.string().max(200)

/** Which corrections are listed: those of a data set, the one in use by default, or of one record of it. */
export const CorrectionsRequest = z.object({
  kind: anyKind,
  name: setName.optional(),
  id: id.optional(),
  offset: z.coerce.number().int().min(0).default(0),
})

/** Corrects a record of the data in use: the fields that are named, and nothing else of it. */
export const CorrectRecord = z.strictObject({
  kind: anyKind,
  id,
  /** New values as a person writes them; empty for none. A value that is the source's ends the correction of its field. */
  fields: z.partialRecord(z.enum(fieldNames), z.string().max(500)).default({}),
  /** The Id of the record that this one is a duplicate of; empty for none. */
  duplicateOf: z.string().trim().max(200).optional(),
  note: z.string().trim().max(500).optional(),
})
export type CorrectRecord = z.infer<typeof CorrectRecord>

/** Which correction is undone: the whole of it, of one field, or that the record is a duplicate. */
export const UndoCorrection = z.strictObject({
  kind: anyKind,
  name: setName.optional(),
  id,
  field: z.enum([...fieldNames, 'duplicateOf']).optional(),
})
export type UndoCorrection = z.infer<typeof UndoCorrection>

/** The paths of corrections: GET lists, POST corrects a record, and each answers with `CorrectionList`, of the record after a change. */
export const correctionPaths = {
  corrections: '/operator/corrections',
  /** POST `UndoCorrection`. */
  undo: '/operator/corrections/undo',
  /** GET: all corrections of a data set as CSV, and as notes in GeoJSON. */
  csv: '/operator/corrections/corrections.csv',
  notes: '/operator/corrections/notes.geojson',
} as const
