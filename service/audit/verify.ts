import { join } from 'node:path'
import { type AuditFile, auditFiles } from './audit-files.ts'
import { BEGINNING, type ChainEnd, wrongWith } from './chain.ts'
import { entryOfLine, linesOf } from './read-lines.ts'

/** What is wrong with the audit, and where it was seen first. */
export interface AuditProblem {
  file: string
  /** The number of the line in the file; 0 for a file that is missing. */
  line: number
  message: string
}

export interface AuditReport {
  files: number
  lines: number
  problems: AuditProblem[]
}

/** What is known of all files after one reading. */
interface Seen {
  /** The hashes of all lines that another file may continue. */
  ends: Set<string>
  /** Names of files that the audit itself has removed as they were too old. */
  removed: Set<string>
  /** First lines that continue another file: what they continue. */
  beginnings: { file: string; before: string; after: string }[]
}

/**
 * Reads all files of the audit and names the first line of each that was changed or inserted, and what is missing. The last lines of the newest file can be cut off unseen unless
 * their hash was noted elsewhere.
 */
export async function verifyAudit(folder: string): Promise<AuditReport> {
  const report: AuditReport = { files: 0, lines: 0, problems: [] }
  const seen: Seen = { ends: new Set([BEGINNING]), removed: new Set(), beginnings: [] }
  const files = await auditFiles(folder)
  for (const writer of new Set(files.map((file) => file.writer)))
    await verifyWriter(
      folder,
      files.filter((file) => file.writer === writer),
      report,
      seen,
    )
  for (const { file, before, after } of seen.beginnings)
    if (!seen.ends.has(before) && !seen.removed.has(after))
      report.problems.push({
        file,
        line: 0,
        message: `${after}, which comes before it, is missing or was cut off`,
      })
  return report
}

const BEGINS = /^begins after (\S+)$/
const REMOVED = /^removed (.+)$/

/** The files of one process, which are one chain. */
async function verifyWriter(
  folder: string,
  files: readonly AuditFile[],
  report: AuditReport,
  seen: Seen,
): Promise<void> {
  let end: ChainEnd | undefined
  for (const { name } of files) {
    report.files += 1
    let line = 0
    let isBroken = false
    for await (const text of linesOf(join(folder, name))) {
      line += 1
      report.lines += 1
      const entry = entryOfLine(text)
      const wrong = entry ? wrongWith(end, entry) : 'it is incomplete or is no entry'
      if (wrong && !isBroken) report.problems.push({ file: name, line, message: wrong })
      isBroken ||= wrong !== undefined
      // What follows is read as well: other files may continue it.
      if (!entry) continue
      const { before, number, hash, what = '' } = entry
      const after = BEGINS.exec(what)?.[1]
      if (!end && number === 1) seen.beginnings.push({ file: name, before, after: after ?? 'nothing' })
      else if (!end) seen.beginnings.push({ file: name, before, after: earlierFile(name) })
      for (const removed of REMOVED.exec(what)?.[1]?.split(' ') ?? []) {
        seen.removed.add(removed)
        seen.removed.add(earlierFile(removed))
      }
      end = { number, hash }
      seen.ends.add(hash)
    }
  }
}

/** What an earlier file of the same process is called where it is not there. */
const earlierFile = (name: string) => `an earlier file of ${name.slice(name.indexOf('.') + 1)}`
