import { z } from 'zod'

/** Who did what with the service, for its operator. Requests for it are not part of the API. */

/** Who uses the app without sign-in: no one else can, unless the gateway is open. */
export const THIS_MACHINE = 'this machine'

/** What is audited. */
export const auditActions = [
  'search',
  'read',
  'email look-up',
  'match',
  'export',
  'import',
  'data set',
  'merge',
  'correction',
  'forget',
  'lift',
  'key',
  'role',
  'sign-in',
  'sign-out',
  'sign-in refused',
  'audit',
] as const
export type AuditAction = (typeof auditActions)[number]

/** One event. It never has a key, a password or an email address. */
export const AuditEntry = z.object({
  /** When: an ISO date and time. */
  at: z.string(),
  action: z.enum(auditActions),
  /** Who: the id of a person or of a key, or where it was done: this machine, command line. */
  account: z.string(),
  /** The address that the request came from. */
  address: z.string().optional(),
  /** The id of the request, as in the log of requests. */
  request: z.string().optional(),
  /** The endpoint, path or command. */
  what: z.string().optional(),
  /** The canonical text of the criteria. */
  criteria: z.string().optional(),
  /** How many records were counted, read or changed. */
  records: z.int().optional(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** Entries of one page. */
export const AUDIT_PAGE = 100

/** Which entries are listed, the latest first. */
export const AuditRequest = z.object({
  account: z.string().trim().max(200).optional(),
  action: z.enum(auditActions).optional(),
  /** The first and the last day, in UTC. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** A part of the entry's text, in any case. */
  text: z.string().trim().max(200).optional(),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
})
export type AuditRequest = z.infer<typeof AuditRequest>

/** A page of entries. */
export const AuditPage = z.object({
  entries: z.array(AuditEntry),
  /** Whether there are more after these. */
  hasMore: z.boolean(),
  /** The first day that was not looked at, as the search has a bound; then a later `to` finds the rest. */
  scannedTo: z.string().optional(),
  /** Whether events are noted now. */
  isOn: z.boolean(),
  /** What is wrong with the audit, in words. */
  problem: z.string().optional(),
})
export type AuditPage = z.infer<typeof AuditPage>

/** GET: the entries, and all of them as CSV. */
export const auditPaths = { audit: '/operator/audit', csv: '/operator/audit/audit.csv' } as const
