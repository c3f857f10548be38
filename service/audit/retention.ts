import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { auditFiles } from './audit-files.ts'

const DAY = 86_400_000

/** Removes the files of days more than `days` days ago; returns their names. */
export async function removeOldFiles(folder: string, days: number, now = Date.now()): Promise<string[]> {
  const first = new Date(now - days * DAY).toISOString().slice(0, 10)
  const old = (await auditFiles(folder)).filter(({ day }) => day < first)
  for (const { name } of old) await rm(join(folder, name), { force: true })
  return old.map(({ name }) => name)
}
