/** Something about the data or its folder that the person at the command line can mend; its message is for them. */
export class DataError extends Error {}

const FULL = /No space left on device|ENOSPC|MDB_MAP_FULL|EDQUOT/
/** How LMDB speaks of a full disk, and of a failing one. */
const FAILING = /EIO|Input\/output error/
const CLOSED = /EACCES|EROFS|EPERM|Permission denied|Read-only file system/

/** The error in words when it is the disk's or the folder's fault, else as it is. */
export function inWords(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || error instanceof DataError) return error
  const { code = '', path = dataDir } = error as NodeJS.ErrnoException
  const text = `${code} ${error.message}`
  const inWords = (message: string) => new DataError(message, { cause: error })
  if (FULL.test(text)) return inWords(`The disk with ${dataDir} is full. The data in use is unchanged`)
  if (FAILING.test(text))
    return inWords(`The disk with ${dataDir} is full or fails. The data in use is unchanged`)
  if (CLOSED.test(text))
    return inWords(
      `This user has no permission to use ${path}: ${error.message}. Run as the user who owns ${dataDir}, or give it to this one`,
    )
  if (code === 'ENOTDIR' || code === 'EISDIR')
    return inWords(
      `${path} is not what it should be: ${error.message}. Move it away, or set DATA_DIR to another folder`,
    )
  return error
}
