import { auditFolder } from '#service/audit/audit-files.ts'
import { verifyAudit } from '#service/audit/verify.ts'
import { count, some } from '#shared/text/format.ts'

/** Prints what is wrong with the audit, or that it is whole; resolves with whether it is. */
export async function sayVerifiedAudit(dataDir: string, say: (text: string) => void): Promise<boolean> {
  const { files, lines, problems } = await verifyAudit(auditFolder(dataDir))
  for (const { file, line, message } of problems)
    say(line > 0 ? `${file}, line ${line}: ${message}` : `${file}: ${message}`)
  if (problems.length === 0) say(`OK: ${some(files, 'file', 'files')} with ${count(lines)} lines.`)
  return problems.length === 0
}
