import { spawn } from 'node:child_process'
import type { StatsFs } from 'node:fs'
import { chmod, copyFile, mkdir, mkdtemp, rm, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DataError } from '#service/versions/data-error.ts'
import { canWrite } from './can-write.ts'

/** An LMDB environment that changes while it is used, so that it has no checksums. */
export interface LmdbFolder {
  folder: string
  /** Whether it holds named databases; else it is one database. */
  named: boolean
  /** What a start without the file means, for the message. */
  loss: string
}

const FILE = 'data.mdb'
const LOCKS = 'lock.mdb'
/** Bytes that a new file of locks and a new database need, with room to spare. */
const ROOM = 1 << 18
/** A copy that was taken while another process wrote can be torn; a damaged file fails every time. */
const TRIES = 3

const entry = fileURLToPath(new URL('./read-all-entry.js', import.meta.url))

/**
 * Checks that LMDB can read and write all of the environments, each as a copy in a process of its own: on a damaged file LMDB ends the process by a signal.
 * Throws a DataError that names the damaged file, or one that says that the disk has no room for a new environment, whose file of locks LMDB maps
 * into memory before the disk has taken it. An environment that is not there yet passes; so does one that cannot be copied because the disk
 * is full. Takes some 0.1 s.
 */
export async function checkLmdb(environments: readonly LmdbFolder[]): Promise<void> {
  for (const { folder } of environments) if (await canWrite(folder)) await checkRoom(folder)
  const present: LmdbFolder[] = []
  for (const environment of environments) if (await isPresent(environment)) present.push(environment)
  if (present.length === 0 || (await isReadable(present))) return
  for (const environment of present)
    if (!(await isReadable([environment]))) {
      const file = join(environment.folder, FILE)
      const todo = `Put it back from a backup, or move it away: ${environment.loss}`
      throw new DataError(`${file} is damaged and cannot be read. ${todo}`)
    }
}

async function checkRoom(folder: string): Promise<void> {
  const locks = await stat(join(folder, LOCKS)).catch(() => undefined)
  if (locks && locks.size > 0) return
  const { bavail, bsize } = await statfsAbove(folder)
  if (bavail * bsize < ROOM) throw new DataError(`The disk with ${folder} is full`)
}

/** The state of the disk that a folder is on, or will be. */
async function statfsAbove(folder: string): Promise<StatsFs> {
  return statfs(folder).catch((error) => {
    if (error.code === 'ENOENT' && dirname(folder) !== folder) return statfsAbove(dirname(folder))
    throw error
  })
}

async function isPresent({ folder }: LmdbFolder): Promise<boolean> {
  const found = await stat(join(folder, FILE)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  // LMDB makes a new environment of an empty file, as one is between its creation and its first page.
  return found !== undefined && found.size > 0
}

async function isReadable(environments: readonly LmdbFolder[]): Promise<boolean> {
  for (let attempt = 1; attempt <= TRIES; attempt++) if (await readsOnce(environments)) return true
  return false
}

async function readsOnce(environments: readonly LmdbFolder[]): Promise<boolean> {
  const copies = await mkdtemp(join(tmpdir(), 'catchment-check-'))
  try {
    const given: { path: string; named: boolean }[] = []
    for (const [i, { folder, named }] of environments.entries()) {
      const path = join(copies, String(i))
      await mkdir(path)
      await copyFile(join(folder, FILE), join(path, FILE))
      // The copy of a read-only file would be read-only too.
      await chmod(join(path, FILE), 0o600)
      given.push({ path, named })
    }
    return await readsAll(given)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return true
    throw error
  } finally {
    await rm(copies, { recursive: true, force: true })
  }
}

function readsAll(environments: object): Promise<boolean> {
  const child = spawn(process.execPath, [entry, JSON.stringify(environments)], { stdio: 'ignore' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })
}
