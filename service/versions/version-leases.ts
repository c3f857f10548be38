import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { versionFolder } from './version-folders.ts'

/** In the folder of a version: until when a service may answer from it although another is in use (milliseconds since 1970). */
const LEASE = 'lease.txt'
/** The note is written again once the time has moved by so much (milliseconds). */
const STEP = 60_000

/** Notes that a version is not to be removed by later builds until then; without effect where the folder cannot be written to. */
export async function leaseVersion(dataDir: string, version: string, until: number): Promise<void> {
  const folder = versionFolder(dataDir, version)
  if (until - (await leasedUntil(folder)) < STEP) return
  await writeFile(join(folder, LEASE), `${until}\n`, { mode: 0o600 }).catch(() => undefined)
}

/** Whether a service may still answer from a version. */
export const isLeased = async (dataDir: string, version: string): Promise<boolean> =>
  (await leasedUntil(versionFolder(dataDir, version))) > Date.now()

async function leasedUntil(folder: string): Promise<number> {
  const text = await readFile(join(folder, LEASE), 'utf8').catch(() => '')
  return Number(text) || 0
}
