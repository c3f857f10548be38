import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = 0o700
const FILE = 0o600
/** Permissions of the group and of all others. */
const OTHERS = 0o077

/** What Catchment writes into a data folder. */
const ownNames: ReadonlySet<string> = new Set([
  'companies',
  'people',
  'addresses',
  'audit',
  'boundaries',
  'imports',
  'mappings',
  'merges',
  'uploads',
  'accounts',
  'keys',
  'usage',
  'plans.json',
])

/** Makes new files and folders of this process, also those of the engines, accessible to their owner alone. Call it first. */
export function createPrivately(): void {
  process.umask(OTHERS)
}

/**
 * Removes the permissions of all but the owner from what Catchment has written under a data folder, and from the folder itself when it
 * has nothing else: a folder that is shared with others is not changed. Returns the paths of other users, which are not changed.
 */
export async function makePrivate(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const found: string[] = []
  if (names.length > 0 && names.every((name) => ownNames.has(name))) found.push(...(await restrict(dataDir)))
  for (const name of names.filter((known) => ownNames.has(known)))
    found.push(...(await restrictAll(join(dataDir, name))))
  return found
}

async function restrictAll(path: string): Promise<string[]> {
  const found = await restrict(path)
  const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const inner = join(path, entry.name)
    found.push(...(entry.isDirectory() ? await restrictAll(inner) : await restrict(inner)))
  }
  return found
}

/** Links are not changed: their targets may be anything. */
async function restrict(path: string): Promise<string[]> {
  try {
    const info = await lstat(path)
    if (!info.isDirectory() && !info.isFile()) return []
    if ((info.mode & OTHERS) !== 0) await chmod(path, info.isDirectory() ? FOLDER : FILE)
    return []
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // A file may be gone by now, as builds and services come and go.
    if (code === 'ENOENT') return []
    if (code === 'EPERM' || code === 'EROFS') return [path]
    throw error
  }
}
