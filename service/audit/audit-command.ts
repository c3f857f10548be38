import { DataError } from '../versions/data-error.ts'
import { type AuditEvent, openAudit } from './audit.ts'
import { auditFolder } from './audit-files.ts'

/** The account of changes that no request made. */
const COMMAND_LINE = 'command line'

/** Notes what a command has changed where `AUDIT` is on. Raises a `DataError` when it cannot be written; what was changed remains. */
export async function auditCommand(
  dataDir: string,
  event: Omit<AuditEvent, 'account'>,
  mode = process.env.AUDIT,
): Promise<void> {
  if (mode !== 'on' && mode !== 'required') return
  const audit = openAudit({ folder: auditFolder(dataDir) })
  audit.record({ account: COMMAND_LINE, ...event })
  await audit.flushed()
  const problem = audit.problem()
  await audit.close()
  if (problem) throw new DataError(`The change was made, but ${problem}.`)
}
