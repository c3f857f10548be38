import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AUDIT_PAGE, type AuditEntry, type AuditPage, type AuditRequest } from '#contract/audit.ts'
import { type AuditFile, auditFiles } from './audit-files.ts'
import { entryOfLine } from './read-lines.ts'

/** What was found. */
export type FoundEntries = Pick<AuditPage, 'entries' | 'hasMore' | 'scannedTo'>

/** Lines that one search looks at, at most: about a second. */
const MAX_SCANNED = 300_000

/** A page of the entries that meet a request, the latest first; days are read from the latest on, each with the files of all processes. */
export async function findEntries(
  folder: string,
  request: AuditRequest,
  limit = AUDIT_PAGE,
): Promise<FoundEntries> {
  const { from = '', to = '9999-12-31', offset } = request
  const files = (await auditFiles(folder)).filter(({ day }) => day >= from && day <= to)
  const days = [...new Set(files.map(({ day }) => day))].toReversed()
  const found: AuditEntry[] = []
  let scanned = 0
  for (const day of days) {
    if (scanned >= MAX_SCANNED) return { ...pageOf(found, offset, limit), scannedTo: day }
    const entries = await entriesOf(
      folder,
      files.filter((file) => file.day === day),
    )
    scanned += entries.length
    found.push(...entries.filter((entry) => meets(entry, request)))
    if (found.length > offset + limit) break
  }
  return pageOf(found, offset, limit)
}

const pageOf = (found: readonly AuditEntry[], offset: number, limit: number): FoundEntries => ({
  entries: found.slice(offset, offset + limit),
  hasMore: found.length > offset + limit,
})

/** The entries of a day, the latest first; lines that cannot be read are left to `verifyAudit`. */
async function entriesOf(folder: string, files: readonly AuditFile[]): Promise<AuditEntry[]> {
  const texts = await Promise.all(
    files.map(({ name }) => readFile(join(folder, name), 'utf8').catch(() => '')),
  )
  const entries = texts.flatMap((text) =>
    text.split('\n').flatMap((line) => (line === '' ? [] : (entryOfLine(line) ?? []))),
  )
  return entries
    .toSorted((a, b) => b.at.localeCompare(a.at) || b.number - a.number)
    .map(({ number, before, hash, ...entry }) => entry)
}

function meets(entry: AuditEntry, { account, action, text }: AuditRequest): boolean {
  if (account && entry.account !== account) return false
  if (action && entry.action !== action) return false
  return !text || Object.values(entry).join('\n').toLowerCase().includes(text.toLowerCase())
}
