import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DataError } from './data-error.ts'
import { identityOf, isAlive, type ProcessIdentity } from './process-identity.ts'

/** The process that builds, and since when. */
type Holder = ProcessIdentity & { since: string }

const lockFile = (dataDir: string) => join(dataDir, 'build.lock')

/** Milliseconds after which a lock without text is one whose writer was killed. */
const WRITING = 500

async function holderOf(dataDir: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(lockFile(dataDir), 'utf8'))
  } catch {
    return undefined
  }
}

/** Writes the lock unless there is one. */
async function write(dataDir: string): Promise<boolean> {
  const holder: Holder = { ...(await identityOf(process.pid)), since: new Date().toISOString() }
  const file = await open(lockFile(dataDir), 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined
    throw error
  })
  if (!file) return false
  try {
    await file.writeFile(JSON.stringify(holder))
    return true
  } catch (error) {
    // A full disk takes the name of a file, but no text.
    await rm(lockFile(dataDir), { force: true })
    throw error
  } finally {
    await file.close()
  }
}

/** Puts away the lock of a process that is gone; throws when the process lives. */
async function putAwayStale(dataDir: string): Promise<void> {
  const aside = `${lockFile(dataDir)}.${process.pid}`
  const holder = (await holderOf(dataDir)) ?? (await setTimeout(WRITING).then(() => holderOf(dataDir)))
  if (holder && (await isAlive(holder))) throw refusal(holder)
  await rename(lockFile(dataDir), aside).catch(() => undefined)
  await rm(aside, { force: true })
}

const refusal = ({ pid, since }: Holder) =>
  new DataError(`import running since ${since.slice(0, 19).replace('T', ' ')} UTC (process ${pid})`)

/**
 * Takes the one place for builds in a data folder and gives the function that frees it. Throws a DataError when another
 * build runs; the lock of a process that was killed does not count.
 */
export async function lockBuilds(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (!(await write(dataDir))) {
    await putAwayStale(dataDir)
    if (!(await write(dataDir))) throw new DataError('import running: another one began just now')
  }
  return () => rm(lockFile(dataDir), { force: true })
}
