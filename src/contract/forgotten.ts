import { z } from 'zod'
import { kinds } from './kind.ts'

/** Records that the operator of the service has forgotten: they are in no answer. Requests for them are not part of the API. */

/** Maximum number of forgotten entries of a kind. */
export const MAX_FORGOTTEN = 10_000

/** Most entries of one answer. */
export const MAX_LISTED_FORGOTTEN = 100

/** An entry without any details of the record: they are stored as hashes only. */
export const ForgottenEntry = z.object({
  /** What identifies the entry. */
  entry: z.string(),
  /** The Id of the record; none where details were given. */
  id: z.string().optional(),
  /** When: an ISO date and time. */
  forgotten: z.string(),
  /** Who did it: the id of a person or key, or the machine of the service. */
  by: z.string(),
  reason: z.string().optional(),
})
export type ForgottenEntry = z.infer<typeof ForgottenEntry>

/** What was forgotten of a kind, the latest first. */
export const ForgottenList = z.object({
  kind: z.enum(kinds),
  total: z.int(),
  entries: z.array(ForgottenEntry),
})
export type ForgottenList = z.infer<typeof ForgottenList>

const kind = z.enum(kinds)
const text = z.string().trim().max(500)
const reason = z.string().trim().max(200).optional()

/** Which entries are listed. */
export const ForgottenRequest = z.object({ kind, offset: z.coerce.number().int().min(0).default(0) })

/** Details of a person or a company as someone writes them: a name with an address, a phone number or an email address. */
export const ForgottenDetails = z.strictObject({
  CompanyName: text.optional(),
  FirstName: text.optional(),
  LastName: text.optional(),
  /** Street address without the city. */
  Address: text.optional(),
  PostalCode: text.optional(),
  Phone: text.optional(),
  Email: text.optional(),
})
export type ForgottenDetails = z.infer<typeof ForgottenDetails>

/** Forgets a record of the data in use by its Id, or anyone who has these details. */
export const ForgetRecord = z.strictObject({
  kind,
  id: z.string().trim().min(1).max(200).optional(),
  details: ForgottenDetails.optional(),
  reason,
})
export type ForgetRecord = z.infer<typeof ForgetRecord>

/** The entry that was stored, and how many records of the data in use are suppressed by it. */
export const ForgetAnswer = z.object({ entry: ForgottenEntry, suppressed: z.int() })
export type ForgetAnswer = z.infer<typeof ForgetAnswer>

/** Ends the suppression of an entry: records of the data are found again. */
export const LiftForgotten = z.strictObject({ kind, entry: z.string().min(1).max(100) })

/** The paths: GET lists, POST forgets; POST to `lift` ends an entry and answers with `ForgottenList`. */
export const forgottenPaths = {
  forgotten: '/operator/forgotten',
  lift: '/operator/forgotten/lift',
} as const
