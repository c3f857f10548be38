/** Something about the data or its folder that the person at the command line can mend; its message is for them. */
export class DataError extends Error {}

const FULL = /No space left on device|ENOSPC|MDB_MAP_FULL|EDQUOT/
/** How LMDB speaks of a full disk, and of a failing one. */
const FAILING = /EIO|Input\/output error/
const CLOSED = /EACCES|EROFS|EPERM|Permission denied|Read-only file system/

/** The error in words when it is the disk's or the folder's fault, else as it is. */
export function inWords(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || error instanceof DataError) return error
  const text = `${(error as NodeJS.ErrnoException).code ?? ''} ${error.message}`
  if (FULL.test(text))
    return new DataError(`The disk with ${dataDir} is full. The data in use is unchanged`, { cause: error })
  if (FAILING.test(text))
    return new DataError(`The disk with ${dataDir} is full or fails. The data in use is unchanged`, {
      cause: error,
    })
  if (CLOSED.test(text))
    return new DataError(`The folder ${dataDir} cannot be written to: ${error.message}`, { cause: error })
  return error
}
