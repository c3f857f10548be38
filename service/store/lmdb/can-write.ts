import { existsSync } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Whether this user can change an LMDB environment in `folder`, or make it where it is not there yet. Never rejects. */
export async function canWrite(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return dirname(folder) !== folder && canWrite(dirname(folder))
  const files = ['data.mdb', 'lock.mdb'].map((name) => join(folder, name)).filter((file) => existsSync(file))
  return Promise.all([folder, ...files].map((path) => access(path, constants.W_OK))).then(
    () => true,
    () => false,
  )
}
