import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of the audit. */
export const auditFolder = (dataDir: string) => join(dataDir, 'audit')

/** A file of one day and one process: `2026-11-27.host-4711-k3x9.jsonl`. */
const FILE = /^(\d{4}-\d{2}-\d{2})\.([\w-]+)\.jsonl$/

/** A file of the audit. */
export interface AuditFile {
  name: string
  /** An ISO date, in UTC. */
  day: string
  /** The process that wrote it. */
  writer: string
}

export const auditFileName = (day: string, writer: string) => `${day}.${writer}.jsonl`

/** The files of the audit, the earliest day first; none where there is no folder. */
export async function auditFiles(folder: string): Promise<AuditFile[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.sort().flatMap((name) => {
    const [, day, writer] = FILE.exec(name) ?? []
    return day && writer ? [{ name, day, writer }] : []
  })
}
