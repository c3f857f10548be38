import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = 0o700
const FILE = 0o600
/** Permissions of the group and of everybody else. */
const OTHERS = 0o077

/** What Catchment writes into a data folder. */
const ours: ReadonlySet<string> = new Set(['companies', 'people', 'keys', 'usage', 'plans.json'])

/** Files and folders that this process makes from now on are for their owner alone, those of the engines too. For the beginning of a program. */
export function createPrivately(): void {
  process.umask(OTHERS)
}

/**
 * Takes the permissions of all but the owner from what Catchment has written under a data folder, and from the folder itself when it holds nothing else:
 * a folder that is shared with others stays as it is. Gives the paths that belong to another user and stay as they are.
 */
export async function makePrivate(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const found: string[] = []
  if (names.length > 0 && names.every((name) => ours.has(name))) found.push(...(await restrict(dataDir)))
  for (const name of names.filter((known) => ours.has(known)))
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

/** Links are left alone: what they lead to may be anything. */
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
